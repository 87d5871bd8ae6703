Feature: 701.9 Discard

  A discarded card goes from the hand to its owner's graveyard.

  @id:discard-whole-hand @CR-701.9a
  Scenario: One with Nothing empties its player's hand into the graveyard, and nobody else's
    Given Alice has One with Nothing, Forest and Hill Giant in hand
    And Alice has {B} floating
    And Bob has Grizzly Bears in hand
    When Alice casts One with Nothing
    And the stack resolves
    Then Forest is in Alice's graveyard
    And Hill Giant is in Alice's graveyard
    And Grizzly Bears is in Bob's hand
