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

  @id:damage-by-a-target @CR-120.3f
  Scenario: The creature, and not Vivien, deals the damage that her ability has it deal
    Given Alice controls Vivien of the Arkbow and Ajani's Sunstriker
    And Vivien of the Arkbow has 5 loyalty counters on it
    And Bob controls Hill Giant
    When Alice activates the [−3] ability of Vivien of the Arkbow targeting Ajani's Sunstriker and Hill Giant
    And the stack resolves
    Then Hill Giant has 2 damage marked on it
    And Ajani's Sunstriker has 0 damage marked on it
    And Alice has 22 life
