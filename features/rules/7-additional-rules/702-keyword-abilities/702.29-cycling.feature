Feature: 702.29 Cycling

  The card is discarded from the hand to pay for a card drawn.

  @id:cycling-draws @CR-702.29a
  Scenario: A card with cycling is discarded from the hand, and a card is drawn
    Given Alice controls Mountain
    And Alice has Desert Cerodon in hand
    And Alice has Hill Giant on top of the library
    When Alice activates the {R} ability of Desert Cerodon
    And the stack resolves
    Then Desert Cerodon is in Alice's graveyard
    And Hill Giant is in Alice's hand

  @id:cycling-triggers-once @CR-702.29d
  Scenario: Zenith Seeker triggers once as a card is cycled
    Given Alice controls Zenith Seeker, Grizzly Bears and Mountain
    And Alice has Desert Cerodon in hand
    When Alice activates the {R} ability of Desert Cerodon
    And Alice chooses the targets Grizzly Bears
    Then the stack has 2 objects
    And the top of the stack is an ability of Zenith Seeker

  @id:discard-triggers-too @CR-702.29d
  Scenario: Zenith Seeker triggers as a card is discarded without cycling
    Given Alice controls Zenith Seeker, Grizzly Bears and Bloodfire Mentor
    And Alice has Hill Giant in hand
    And Alice has {U}{U}{U} floating
    When Alice activates the {2}{U}, {T} ability of Bloodfire Mentor
    And the top of the stack resolves
    And Alice chooses Hill Giant from the options
    And Alice chooses the targets Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has flying

  @id:cycling-is-no-spell @CR-702.29a @ruling:drifting-meadow/1
  Scenario: Cycling Drifting Meadow can't be countered as a spell is
    Given Alice has Drifting Meadow and Divination in hand
    And Alice has {U}{U}{U}{C}{C} floating
    And Bob has Counterspell in hand
    And Bob has {U}{U} floating
    When Alice activates the {2} ability of Drifting Meadow
    And Alice passes priority
    Then Bob can't cast Counterspell
    When the stack resolves
    Then Drifting Meadow is in Alice's graveyard
    When Alice casts Divination
    And Alice passes priority
    Then Bob can cast Counterspell targeting Divination

  @id:cycling-from-hand-only @CR-702.29a
  Scenario: Winged Shepherd can be cycled from the hand, not once it is on the battlefield
    Given Alice controls Winged Shepherd called Landed
    And Alice has Winged Shepherd called Held in hand
    And Alice has Hill Giant on top of the library
    And Alice has {W} floating
    Then Alice can't activate the {W} ability of Landed
    And Alice can activate the {W} ability of Held
    When Alice activates the {W} ability of Held
    And the stack resolves
    Then Held is in Alice's graveyard
    And Hill Giant is in Alice's hand
    And Landed is on the battlefield

  @id:cycling-at-instant-speed @CR-702.29a
  Scenario: Shimmerscale Drake can be cycled when it can't be cast
    Given it is Alice's upkeep
    And Alice controls five Islands
    And Alice has Shimmerscale Drake called Cycled and Shimmerscale Drake called Cast in hand
    Then Alice can't cast Cycled
    And Alice can activate the {2} ability of Cycled
    When Alice activates the {2} ability of Cycled
    And the stack resolves
    Then Cycled is in Alice's graveyard
    And Alice has 2 cards in hand
    When the game goes to Bob's precombat main phase
    And the game goes to Alice's precombat main phase
    Then Alice can cast Cast
    When Alice casts Cast
    And the stack resolves
    Then Cast has flying
