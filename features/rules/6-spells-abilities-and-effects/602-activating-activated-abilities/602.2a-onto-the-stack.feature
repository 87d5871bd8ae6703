Feature: 602.2a An ability on the stack

  An activated ability goes on top of the stack as an object of its own, controlled by the player who activated it.

  @id:ability-on-top @CR-602.2a
  Scenario: An ability that another player activates goes on top of the stack and is that player's
    Given Alice controls Excavation
    And Alice has Grizzly Bears in hand
    And Alice has {G}{G} floating
    And Bob controls two Wastes
    When Alice casts Grizzly Bears
    And Alice passes priority
    And Bob activates the {1}, Sacrifice a land ability of Excavation using Wastes 2
    Then the stack has 2 objects
    And the top of the stack is an ability of Excavation
    When the top of the stack resolves
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand
    And the top of the stack is Grizzly Bears
