Feature: Rulings on Aura Flux

  Every other enchantment gets an upkeep cost.

  @id:aura-flux-unpaid @CR-118.12a @ruling:aura-flux/3
  Scenario: An enchantment whose controller doesn't pay for Aura Flux is sacrificed, an artifact stays
    Given Alice controls Aura Flux
    And Bob controls Fervor, Sol Ring and Forest
    When the game goes to Bob's upkeep
    Then the top of the stack is an ability of Fervor
    When the stack resolves
    And Bob chooses not to if asked
    Then Fervor is in Bob's graveyard
    And Sol Ring is on the battlefield
    And Aura Flux is on the battlefield

  @id:aura-flux-paid @CR-118.12a @ruling:aura-flux/3
  Scenario: An enchantment whose controller pays for Aura Flux stays
    Given Alice controls Aura Flux
    And Bob controls Fervor and two Forests
    When the game goes to Bob's upkeep
    And the top of the stack resolves
    And Bob chooses to
    Then Fervor is on the battlefield
    And Forest 1 and Forest 2 are tapped

  @id:aura-flux-two @CR-603.2 @CR-113.7a @ruling:aura-flux/1
  Scenario: Two Aura Fluxes make each other cost their upkeep
    Given it is Bob's end step
    And Alice controls Aura Flux called One, Aura Flux called Two and Forest
    When the game goes to Alice's upkeep
    And Alice orders the triggers One and Two if asked
    Then the stack has 2 objects
    When the top of the stack resolves
    And Alice chooses not to if asked
    And the top of the stack resolves
    And Alice chooses not to if asked
    Then One is in Alice's graveyard
    And Two is in Alice's graveyard
    And Forest is on the battlefield
