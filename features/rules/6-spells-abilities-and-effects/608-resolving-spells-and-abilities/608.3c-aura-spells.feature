Feature: 608.3c Aura spells

  A resolving Aura spell enters attached to its target, under the control of the player who cast it.

  @id:aura-spell-resolves @CR-608.3c
  Scenario: An Aura cast on the opponent's creature is attached to it and stays under its caster's control
    Given Alice has Dead Weight in hand
    And Alice has {B} floating
    And Bob controls Hill Giant and War Mammoth
    When Alice casts Dead Weight targeting Hill Giant
    And the stack resolves
    Then Dead Weight is attached to Hill Giant
    And Alice controls Dead Weight
    And Hill Giant is 1/1
    And War Mammoth is 3/3
