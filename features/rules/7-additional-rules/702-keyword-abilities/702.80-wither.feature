Feature: 702.80 Wither

  Damage from a source with wither puts -1/-1 counters on a creature in place of being marked on it.

  @id:wither-creature @CR-702.80a @CR-120.3d
  Scenario: Damage from a source with wither puts -1/-1 counters on a creature and is not marked
    Given Alice controls Sickle Ripper and Prodigal Pyromancer
    And Bob controls Hill Giant called One and Hill Giant called Two
    When Alice attacks with Sickle Ripper
    And Bob blocks Sickle Ripper with One
    And the game goes to Alice's combat damage step
    And Alice activates the {T} ability of Prodigal Pyromancer targeting Two
    And the stack resolves
    Then One has 2 -1/-1 counters on it
    And One has 0 damage marked on it
    And One is 1/1
    And Two has 1 damage marked on it
    And Two is 3/3

  @id:wither-player @CR-702.80a @CR-120.3a
  Scenario: Damage from a source with wither makes a player lose life
    Given Alice controls Sickle Ripper and Glistener Elf
    When Alice attacks with Sickle Ripper and Glistener Elf
    And the game goes to Alice's combat damage step
    Then Bob has 18 life
    And Bob has 1 poison counter

  @id:wither-gained @CR-702.80a
  Scenario: A creature that has gained wither deals its damage to creatures as -1/-1 counters
    Given Alice controls Corrosive Mentor and Prodigal Pyromancer
    And Bob controls Hill Giant called One and Hill Giant called Two
    When Alice activates the {T} ability of Prodigal Pyromancer targeting One
    And the stack resolves
    And Alice attacks with Corrosive Mentor
    And Bob blocks Corrosive Mentor with Two
    And the game goes to Alice's combat damage step
    Then One has 1 damage marked on it
    And Two has 1 -1/-1 counter on it

  @id:wither-with-infect @CR-120.3d @CR-702.80d
  Scenario: A creature dealt damage by a source with wither and infect gets each -1/-1 counter once
    Given Alice controls Sickle Ripper
    And Alice has Tainted Strike in hand
    And Bob controls Colossal Dreadmaw
    And Alice has {B} floating
    When Alice casts Tainted Strike targeting Sickle Ripper
    And the stack resolves
    And Alice attacks with Sickle Ripper
    And Bob blocks Sickle Ripper with Colossal Dreadmaw
    And the game goes to Alice's combat damage step
    Then Colossal Dreadmaw has 3 -1/-1 counters on it
    And Colossal Dreadmaw is 3/3
