Feature: 702.75 Hideaway

  As a permanent with hideaway has entered, its controller looks at so many cards of the top of the library, exiles one of
  them face down, and puts the others on the bottom in random order. Whoever controls the permanent may look at the card.

  Rule: One of the top cards is exiled face down

    @id:hideaway-chosen-card-exiled @CR-702.75a
    Scenario: Hideaway exiles the card that its controller chooses
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic, Serra Angel, Hill Giant and Grizzly Bears on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Serra Angel is in exile
      And Elvish Mystic is in Alice's library

    @id:hideaway-face-down @CR-702.75a
    Scenario: The card that hideaway exiles is face down
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic, Serra Angel, Hill Giant and Grizzly Bears on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Serra Angel is face down
      And Mosswort Bridge is face up

    @id:hideaway-four-cards @CR-702.75a @ruling:mosswort-bridge/1
    Scenario: Hideaway 4 offers the top four cards and not the fifth
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic, Serra Angel, Hill Giant, Grizzly Bears and War Mammoth on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      Then the options for Alice are Elvish Mystic, Serra Angel, Hill Giant and Grizzly Bears
      When Alice chooses Serra Angel from the options
      Then nobody is asked to choose

    @id:hideaway-five-cards @CR-702.75a
    Scenario: Hideaway 5 offers the top five cards and not the sixth
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains
      And Alice has Elvish Mystic, Serra Angel, Hill Giant, Grizzly Bears, War Mammoth and Typhoid Rats on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      Then the options for Alice are Elvish Mystic, Serra Angel, Hill Giant, Grizzly Bears and War Mammoth
      When Alice chooses Serra Angel from the options
      Then nobody is asked to choose

    @id:hideaway-uses-stack @CR-702.75a @CR-603.3
    Scenario: Hideaway is a triggered ability that waits on the stack
      Given Alice has Mosswort Bridge in hand
      When Alice plays Mosswort Bridge
      Then the top of the stack is an ability of Mosswort Bridge
      And Alice has 20 cards in the library

    @id:hideaway-permanent-gone @CR-113.7a
    Scenario: Hideaway exiles a card even if its permanent has left in response
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains
      And Alice has Serra Angel on top of the library
      And Bob has Disenchant in hand
      And Bob controls two Plains
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Bob casts Disenchant targeting Collector's Cage
      And the top of the stack resolves
      Then Collector's Cage is in Alice's graveyard
      When the stack resolves
      And Alice chooses Serra Angel from the options
      Then Serra Angel is in exile

  Rule: The rest goes to the bottom of the library in random order

    @id:hideaway-rest-in-library @CR-702.75a @ruling:collectors-cage/3
    Scenario: All cards but the hidden one are still in the library
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic, Serra Angel, Hill Giant and Grizzly Bears on top of the library
      And Alice's library has 6 other cards
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Elvish Mystic is in Alice's library
      And Hill Giant is in Alice's library
      And Grizzly Bears is in Alice's library
      And Alice has 9 cards in the library

    @id:hideaway-rest-below @CR-702.75a @ruling:collectors-cage/3
    Scenario: The first card that hideaway did not look at is the next to be drawn
      Given Alice has Mosswort Bridge and Wall of Omens in hand
      And Alice has {W}{W} floating
      And Alice has Elvish Mystic, Serra Angel, Hill Giant, Grizzly Bears and War Mammoth on top of the library
      And Alice's library has no other cards
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Wall of Omens
      And the stack resolves
      Then War Mammoth is in Alice's hand

    @id:hideaway-no-order-asked @CR-702.75a @ruling:collectors-cage/3 @ruling:mosswort-bridge/3
    Scenario: Hideaway asks nobody for the order of the rest
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic, Serra Angel, Hill Giant and Grizzly Bears on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      Then Alice is asked to choose
      When Alice chooses Serra Angel from the options
      Then nobody is asked to choose
      And the stack is empty

    @id:hideaway-whole-library @CR-702.75a @ruling:collectors-cage/3
    Scenario: After hideaway has looked at the whole library any of the rest may be on top
      Given Alice has Mosswort Bridge and Wall of Omens in hand
      And Alice has {W}{W} floating
      And Alice has Elvish Mystic, Serra Angel and Hill Giant on top of the library
      And Alice's library has no other cards
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Wall of Omens
      And the stack resolves
      Then either Elvish Mystic is in Alice's hand or Elvish Mystic is in Alice's library
      And Alice has 1 card in hand
      And Alice has 1 card in the library

  Rule: With fewer cards hideaway looks at those that are there

    @id:hideaway-few-cards @CR-702.75a
    Scenario: Hideaway 4 with two cards in the library exiles one of the two
      Given Alice has Mosswort Bridge in hand
      And Alice has Elvish Mystic and Serra Angel on top of the library
      And Alice's library has no other cards
      When Alice plays Mosswort Bridge
      And the stack resolves
      Then the options for Alice are Elvish Mystic and Serra Angel
      When Alice chooses Serra Angel from the options
      Then Serra Angel is in exile
      And Alice has 1 card in the library

    @id:hideaway-one-card @CR-702.75a
    Scenario: Hideaway exiles the only card of a library
      Given Alice has Mosswort Bridge in hand
      And Alice has Serra Angel on top of the library
      And Alice's library has no other cards
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options if asked
      Then Serra Angel is in exile
      And Alice has no cards in the library

    @id:hideaway-empty-library @CR-702.75a @CR-101.3
    Scenario: Hideaway with an empty library exiles nothing and costs nobody the game
      Given Alice has Mosswort Bridge in hand
      And Alice's library has no cards
      When Alice plays Mosswort Bridge
      Then the stack has 1 object
      When the stack resolves
      Then nobody is asked to choose
      And Alice has priority

  Rule: Entering tapped is not a part of hideaway

    @id:hideaway-older-enters-tapped @CR-702.75b @CR-614.1d @ruling:collectors-cage/6 @ruling:mosswort-bridge/4
    Scenario Outline: A land with hideaway enters tapped because it says so itself: <land>
      Given Alice has <land> in hand
      When Alice plays <land>
      Then <land> is tapped
      And the top of the stack is an ability of <land>

      Examples:
        | case             | land             |
        | mosswort-bridge  | Mosswort Bridge  |
        | windbrisk-heights | Windbrisk Heights |
        | shelldock-isle   | Shelldock Isle   |
        | howltooth-hollow | Howltooth Hollow |
        | spinerock-knoll  | Spinerock Knoll  |

    @id:hideaway-watcher-enters-tapped @CR-702.75b @CR-614.1d @ruling:collectors-cage/6
    Scenario: Watcher for Tomorrow enters tapped
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      When Alice casts Watcher for Tomorrow
      And the top of the stack resolves
      Then Watcher for Tomorrow is tapped
      And the top of the stack is an ability of Watcher for Tomorrow

    @id:hideaway-cage-enters-untapped @CR-702.75b @ruling:collectors-cage/6
    Scenario: Collector's Cage enters untapped
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains
      When Alice casts Collector's Cage
      And the top of the stack resolves
      Then Collector's Cage is untapped
      And the top of the stack is an ability of Collector's Cage

    @id:hideaway-cage-usable-at-once @CR-702.75b @ruling:collectors-cage/6
    Scenario: Collector's Cage can be used as soon as it has entered
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains and Grizzly Bears
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grizzly Bears
      And the top of the stack resolves
      Then Grizzly Bears has 1 +1/+1 counter on it
      And the top of the stack is an ability of Collector's Cage

    @id:hideaway-land-usable-next-turn @CR-614.1d @ruling:collectors-cage/6
    Scenario: A land with hideaway gives no mana in the turn in which it was played
      Given Alice has Mosswort Bridge in hand
      And Alice has Serra Angel on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice can't tap Mosswort Bridge for mana
      When the game goes to Alice's upkeep
      Then Alice can tap Mosswort Bridge for mana
