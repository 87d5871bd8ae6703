Feature: 121 Drawing a card

  To draw a card is to put the top card of the library into the hand; several are drawn one by one.

  @id:drawing-top-cards @CR-121.1 @CR-121.2
  Scenario: The top cards of the library are drawn
    Given Alice has Forest, Island and Swamp on top of the library
    And Alice has Divination in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Divination
    And the stack resolves
    Then Forest is in Alice's hand
    And Island is in Alice's hand
    And Swamp is in Alice's library
