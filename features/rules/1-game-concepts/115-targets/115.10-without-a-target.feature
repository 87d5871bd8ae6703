Feature: 115.10 Without a target

  What a spell or ability affects without naming it as a target is chosen as it resolves, and may be what can't be targeted.

  @id:edict-without-target @CR-115.10 @CR-701.21a
  Scenario: The player whom Diabolic Edict targets sacrifices a creature that could be no target
    Given Alice has Diabolic Edict and Doom Blade in hand
    And Alice has {B}{B} floating
    And Alice controls Raging Goblin
    And Bob controls Gladecover Scout and Darksteel Citadel
    Then Gladecover Scout is not a legal target for Doom Blade
    And Raging Goblin is a legal target for Doom Blade
    When Alice casts Diabolic Edict targeting Bob
    And the stack resolves
    Then Gladecover Scout is in Bob's graveyard
    And Darksteel Citadel is on the battlefield
