Feature: 514.1 Discarding to the maximum hand size

  As the cleanup step begins, the active player discards down to seven cards.

  @id:cleanup-discard @CR-514.1
  Scenario: The active player discards down to seven cards
    Given Alice has Forest, Island, Swamp, Mountain, Plains, Wastes, Murder, Greed and Scar in hand
    When the game goes to Alice's cleanup step
    And Alice chooses Murder and Scar from the options
    Then Alice has 7 cards in hand
    And Murder is in Alice's graveyard
    And Scar is in Alice's graveyard

  @id:cleanup-seven-cards @CR-514.1
  Scenario: A player with seven cards discards none, and neither does the other player
    Given Alice has Forest, Island, Swamp, Mountain, Plains, Wastes and Murder in hand
    And Bob has Greed, Scar, Divination, Unsummon, Disenchant, Cancel, Gut Shot and Giant Growth in hand
    When the game goes to Bob's upkeep
    Then it is Bob's upkeep
    And Alice has 7 cards in hand
    And Bob has 8 cards in hand
