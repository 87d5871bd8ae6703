Feature: 121.4 Drawing from an empty library

  Who has to draw more cards than the library has draws them all, and loses then.

  @id:draw-exactly-all @CR-121.4 @CR-704.5b
  Scenario: Drawing the last three cards is no loss, drawing three of two is
    Given Alice's library has 3 cards
    And Bob's library has 2 cards
    And Alice has Harmonize and Ancestral Recall in hand
    And Alice controls Island and four Forests
    When Alice casts Harmonize paying with Forest 1, Forest 2, Forest 3 and Forest 4
    And the stack resolves
    Then Alice has 4 cards in hand
    When Alice casts Ancestral Recall targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Alice has won the game
