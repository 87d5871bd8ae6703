Feature: 104.4 Draws

  If all players lose at the same time, nobody wins.

  Background:
    Given Alice has Flame Rift in hand
    And Alice has {R}{R} floating

  @id:draw-both-lose @CR-104.4a
  Scenario: Two players who lose at the same time draw the game
    Given Alice has 4 life
    And Bob has 3 life
    When Alice casts Flame Rift
    And the top of the stack resolves
    Then the game is a draw

  @id:draw-one-survives @CR-104.2a
  Scenario: The last player in the game wins it
    Given Alice has 5 life
    And Bob has 4 life
    When Alice casts Flame Rift
    And the top of the stack resolves
    Then Alice has won the game
