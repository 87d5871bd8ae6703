Feature: 607.2d The chosen player

  "The chosen player" is the one who was chosen as the permanent entered, whoever controls it afterwards.

  @id:chosen-player-as-it-enters @CR-607.2d
  Scenario: Black Vise deals damage to the opponent who was chosen as it entered
    Given Alice controls Mountain
    And Alice has Black Vise in hand
    And Bob has seven Islands in hand
    When Alice casts Black Vise
    And the stack resolves
    And Alice chooses the player Bob if asked
    And the game goes to Bob's upkeep
    And the stack resolves
    Then Bob has 17 life

  @id:chosen-player-keeps @CR-607.2d @ruling:black-vise/1
  Scenario: Black Vise goes on hurting its new controller, who was chosen before
    Given Bob controls Black Vise, owned by Alice
    And Bob is the chosen player for Black Vise
    And Bob has six Islands in hand
    And Alice has six Forests in hand
    When the game goes to Bob's upkeep
    And the stack resolves
    Then Bob has 18 life
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Alice has 20 life

  @id:chosen-player-few-cards @CR-107.1b @ruling:black-vise/2
  Scenario: Black Vise does nothing to a player with four cards, where The Rack deals 2 damage to one with one card
    Given Alice controls Black Vise
    And Bob is the chosen player for Black Vise
    And Bob controls The Rack
    And Alice is the chosen player for The Rack
    And Bob has four Islands in hand
    And Alice has Forest in hand
    When the game goes to Bob's upkeep
    And the stack resolves
    Then Bob has 20 life
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Alice has 18 life
