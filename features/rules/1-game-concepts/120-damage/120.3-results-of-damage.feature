Feature: 120.3 Results of damage

  What damage does depends on what it is dealt to, and on the abilities of its source.

  @id:damage-marked-or-counters @CR-120.3e @CR-120.3d
  Scenario: Damage is marked on a creature, unless its source has wither
    Given Alice controls Prodigal Pyromancer and Sickle Ripper
    And Bob controls Hill Giant and War Mammoth
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Hill Giant
    And the stack resolves
    And Alice attacks with Sickle Ripper
    And Bob blocks Sickle Ripper with War Mammoth
    And the game goes to Alice's combat damage step
    Then Hill Giant has 1 damage marked on it
    And Hill Giant has no -1/-1 counters on it
    And War Mammoth has 0 damage marked on it
    And War Mammoth has 2 -1/-1 counters on it
