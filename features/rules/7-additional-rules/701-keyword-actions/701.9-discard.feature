Feature: 701.9 Discarding, by choice and at random

  A discarded card goes from the hand to its owner's graveyard. Who discards chooses which, unless the words say that
  chance does.

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

  @id:discard-at-random @CR-701.9b
  Scenario: Nobody chooses what is discarded at random, but a player chooses what they simply discard
    Given Alice has Hymn to Tourach and Mind Rot in hand
    And Alice has {B}{B}{C}{C}{B} floating
    And Bob has two Forests, Island, Plains and Swamp in hand
    When Alice casts Mind Rot targeting Bob
    And the top of the stack resolves
    And Bob chooses Island and Swamp from the options
    Then Bob has 3 cards in hand
    When Alice casts Hymn to Tourach targeting Bob
    And the top of the stack resolves
    Then nobody is asked to choose
    And Bob has 1 card in hand
    And Bob has 4 cards in the graveyard

  @id:discard-at-random-few @CR-701.9b @CR-101.3
  Scenario: A player who has fewer cards than are to be discarded at random discards those
    Given Alice has Hymn to Tourach in hand
    And Alice has {B}{B} floating
    And Bob has Forest in hand
    When Alice casts Hymn to Tourach targeting Bob
    And the stack resolves
    Then Forest is in Bob's graveyard

  @id:discard-at-random-of-damage @CR-701.9b @CR-603.2
  Scenario: The player whom Hypnotic Specter damages discards a card that nobody chooses
    Given Alice controls Hypnotic Specter
    And Alice has Forest in hand
    And Bob has Island, Plains and Swamp in hand
    When Alice attacks with Hypnotic Specter
    And the game goes to Alice's postcombat main phase
    Then Bob has 2 cards in hand
    And Bob has 1 card in the graveyard
    And Alice has 1 card in hand
