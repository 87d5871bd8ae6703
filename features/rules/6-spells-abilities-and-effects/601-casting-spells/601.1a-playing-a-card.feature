Feature: 601.1a Playing a card

  What lets a player "play" a card lets them play it as a land or cast it as a spell, whichever the card is.

  @id:play-lands-and-spells @CR-601.1a
  Scenario: Of cards that may be played, the land is played and the creature card is cast
    Given Alice has Act on Impulse in hand
    And Alice has Forest, Grizzly Bears and Hill Giant on top of the library
    And Alice has {R}{C}{C}{G}{G} floating
    When Alice casts Act on Impulse
    And the stack resolves
    Then Alice can play Forest
    And Alice can cast Grizzly Bears
    When Alice plays Forest
    And Alice casts Grizzly Bears
    Then Forest is on the battlefield
    And the top of the stack is Grizzly Bears
    And Alice can't cast Hill Giant
