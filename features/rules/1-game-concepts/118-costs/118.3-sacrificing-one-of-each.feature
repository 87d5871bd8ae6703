Feature: 118.3 Sacrificing one thing of each kind

  A cost can be paid only if everything that it asks for is there.

  @id:cost-one-of-each @CR-118.3
  Scenario: A Swamp and a Forest must both be there to be sacrificed
    Given Alice has Jarad, Golgari Lich Lord in the graveyard
    And Alice controls Swamp and Island
    And Alice has Forest in hand
    Then Alice can't activate the Sacrifice a Swamp and a Forest ability of Jarad, Golgari Lich Lord
    When Alice plays Forest
    Then Alice can activate the Sacrifice a Swamp and a Forest ability of Jarad, Golgari Lich Lord
    When Alice activates the Sacrifice a Swamp and a Forest ability of Jarad, Golgari Lich Lord
    Then Swamp is in Alice's graveyard
    And Forest is in Alice's graveyard
    And Island is on the battlefield
    When the stack resolves
    Then Jarad, Golgari Lich Lord is in Alice's hand

  @id:foundry-builds-on @CR-118.3 @CR-602.2b
  Scenario: Retrofitter Foundry makes a Thopter of a Servo, and nothing of a Thopter that isn't there
    Given Alice controls Retrofitter Foundry
    And Alice has {C}{C}{C}{C}{C}{C} floating
    When Alice activates the {2}, {T} ability of Retrofitter Foundry
    And the stack resolves
    Then Alice controls 1 Servo Token
    When Alice activates the {3} ability of Retrofitter Foundry
    And the stack resolves
    Then Alice can't activate the {T}, Sacrifice a Thopter ability of Retrofitter Foundry
    And Alice can activate the {1}, {T}, Sacrifice a Servo ability of Retrofitter Foundry
    When Alice activates the {1}, {T}, Sacrifice a Servo ability of Retrofitter Foundry
    And the stack resolves
    Then Alice controls 0 Servo Tokens
    And Alice controls 1 Thopter Token
