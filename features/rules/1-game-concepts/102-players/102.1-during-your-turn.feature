Feature: During your turn

  It is the active player's turn, and nobody else's.

  @id:during-own-turn-alone @CR-102.1
  Scenario: Vampire Scrivener grows for life that its controller gains in their own turn, not in the other player's
    Given Alice controls Vampire Scrivener and six Plains
    And Alice has Renewed Faith called Mine and Renewed Faith called Later in hand
    When Alice casts Mine
    And the stack resolves
    Then Vampire Scrivener is 3/3
    When the game goes to Bob's upkeep
    And Bob passes priority
    And Alice casts Later
    And the stack resolves
    Then Alice has 32 life
    And Vampire Scrivener is 3/3
