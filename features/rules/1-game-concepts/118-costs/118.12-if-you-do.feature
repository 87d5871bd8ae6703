Feature: 118.12 Costs paid as something resolves

  "If you do" asks whether a player has chosen to do what they may do, not what came of it.

  @id:if-you-do-untaps-both @CR-118.12
  Scenario: Soldevi Golem untaps with the creature that its controller chooses to untap
    Given it is Bob's end step
    And Alice controls Soldevi Golem
    And Bob controls Hill Giant
    And Soldevi Golem and Hill Giant are tapped
    When the game goes to Alice's upkeep
    And Alice chooses the targets Hill Giant if asked
    And the top of the stack resolves
    And Alice chooses to
    Then Hill Giant is untapped
    And Soldevi Golem is untapped

  @id:if-you-do-not @CR-118.12
  Scenario: Soldevi Golem stays tapped if its controller chooses not to untap the creature
    Given it is Bob's end step
    And Alice controls Soldevi Golem
    And Bob controls Hill Giant
    And Soldevi Golem and Hill Giant are tapped
    When the game goes to Alice's upkeep
    And Alice chooses the targets Hill Giant if asked
    Then the top of the stack is an ability of Soldevi Golem
    When the top of the stack resolves
    And Alice chooses not to
    Then Hill Giant is tapped
    And Soldevi Golem is tapped

  @id:pay-as-it-resolves @CR-118.12 @CR-510.1a
  Scenario: Goblin Vandal's controller pays, destroys an artifact and deals no combat damage
    Given Alice controls Goblin Vandal and Mountain
    And Bob controls Sol Ring
    When Alice attacks with Goblin Vandal
    And the game goes to Alice's declare blockers step
    And Alice chooses the targets Sol Ring if asked
    And the top of the stack resolves
    And Alice chooses to
    And the game goes to Alice's postcombat main phase
    Then Sol Ring is in Bob's graveyard
    And Mountain is tapped
    And Bob has 20 life

  @id:not-paid-as-it-resolves @CR-118.12
  Scenario: Without mana to pay Goblin Vandal's controller is not asked, and it deals its damage
    Given Alice controls Goblin Vandal
    And Bob controls Sol Ring
    When Alice attacks with Goblin Vandal
    And the game goes to Alice's declare blockers step
    And Alice chooses the targets Sol Ring if asked
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the game goes to Alice's postcombat main phase
    Then Sol Ring is on the battlefield
    And Bob has 19 life

  @id:discard-then-draw-if-wanted @CR-118.12 @CR-603.6a
  Scenario: Immersturm Raider draws a card only for a player who chose to discard one
    Given Alice has Immersturm Raider called First, Immersturm Raider called Second and Forest in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts First
    And the stack resolves
    And Alice chooses not to
    Then Alice has 2 cards in hand
    And Forest is in Alice's hand
    When Alice casts Second
    And the stack resolves
    And Alice chooses to
    And Alice chooses Forest from the options if asked
    Then Forest is in Alice's graveyard
    And Alice has 1 card in hand
    And Alice has 19 cards in the library
