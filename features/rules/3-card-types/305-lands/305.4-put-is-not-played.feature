Feature: 305.4 Put is not played

  An effect that puts a land onto the battlefield neither needs nor uses the right to play a land.

  @id:put-land-is-not-played @CR-305.4
  Scenario: A land put onto the battlefield by Rampant Growth is not the one land that may be played in the turn
    Given Alice has Rampant Growth, Plains and Swamp in hand
    And Alice controls two Forests
    And Alice has Mountain on top of the library
    And Alice's library has no other cards
    When Alice casts Rampant Growth
    And the stack resolves
    And Alice chooses Mountain from the options if asked
    Then Mountain is tapped
    And Alice can play Plains
    When Alice plays Plains
    Then Alice can't play Swamp

  @id:put-land-after-playing @CR-305.4
  Scenario: Rampant Growth puts a land onto the battlefield though a land has already been played
    Given Alice has Rampant Growth and Plains in hand
    And Alice controls two Forests
    And Alice has already played a land this turn
    And Alice has Mountain on top of the library
    And Alice's library has no other cards
    When Alice casts Rampant Growth
    And the stack resolves
    And Alice chooses Mountain from the options if asked
    Then Mountain is on the battlefield
    And Plains is in Alice's hand
