Feature: 104.1 The game ends at once

  The game is over the moment somebody has won it: what else was waiting to happen doesn't.

  @id:game-ends-at-once @CR-104.1
  Scenario: Once an ability has decided the game, the spell below it doesn't resolve, and nobody can do anything
    Given Bob controls Door to Nothingness and Forest
    And Bob has {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} floating
    And Bob has 3 life
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    Then Bob can tap Forest for mana
    When Bob activates the {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}, {T} ability of Door to Nothingness targeting Alice
    And the stack resolves
    Then Bob has won the game
    And Alice has lost the game
    And Bob has 3 life
    And Bob can't tap Forest for mana
