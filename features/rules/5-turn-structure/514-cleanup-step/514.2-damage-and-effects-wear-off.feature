Feature: 514.2 What wears off in the cleanup step

  Damage on permanents is removed, and what lasts until end of turn ends, both at one time.

  @id:cleanup-damage @CR-514.2
  Scenario: Damage is gone when the turn is over
    Given Alice controls Hill Giant
    And Hill Giant has been dealt 2 damage this turn
    Then Hill Giant has 2 damage marked on it
    When the game goes to Bob's upkeep
    Then Hill Giant has no damage marked on it

  @id:cleanup-effect-ends @CR-514.2
  Scenario: Giant Growth ends with the turn
    Given Alice controls Grizzly Bears
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Grizzly Bears
    And the game goes to Alice's end step
    Then Grizzly Bears is 5/5
    When the game goes to Bob's upkeep
    Then Grizzly Bears is 2/2

  @id:cleanup-damage-and-effects-together @CR-514.2
  Scenario: A creature that only Giant Growth kept alive survives the end of the turn
    Given Alice controls Grizzly Bears
    And Grizzly Bears has been dealt 1 damage this turn
    And Alice has Giant Growth and Lightning Bolt in hand
    And Alice has {R}{G} floating
    When Alice casts Giant Growth targeting Grizzly Bears
    And the stack resolves
    And Alice casts Lightning Bolt targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 4 damage marked on it
    When the game goes to Bob's upkeep
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears is 2/2
