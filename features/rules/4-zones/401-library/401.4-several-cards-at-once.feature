Feature: 401.4 Several cards put into a library at once

  Cards that go to one place of a library together are arranged by their owner.

  @id:library-arranged @CR-401.4
  Scenario: Whoever puts two cards on top of the library decides which one is drawn first
    Given it is Bob's precombat main phase
    And Alice has Brainstorm, Plains and Island in hand
    And Alice has {U} floating
    When Bob passes priority
    And Alice casts Brainstorm
    And the stack resolves
    And Alice chooses Island and Plains from the options
    And Alice chooses the order Island and Plains if asked
    Then Alice has 3 cards in hand
    When the game goes to Alice's draw step
    Then Island is in Alice's hand
    And Plains is in Alice's library
