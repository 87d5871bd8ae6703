Feature: 702.15 Lifelink

  Damage from a source with lifelink gains its controller as much life, while it does what damage does.

  @id:lifelink-combat @CR-702.15b
  Scenario: Combat damage from a creature with lifelink gains its controller that much life
    Given Alice controls Ajani's Sunstriker
    When Alice attacks with Ajani's Sunstriker
    And the game goes to Alice's combat damage step
    Then Bob has 18 life
    And Alice has 22 life
