Feature: 406.3 Cards exiled face down

  Nobody may look at a card exiled face down unless told so; whoever once may, and whoever looked at it before exiling
  it, may do so until it leaves. For everyone else it has no characteristics until it is turned up to be played.

  Rule: Who once may look at a hidden card may do so until it leaves exile

    @id:look-controller @CR-702.75a @CR-406.3
    Scenario: The controller of the permanent that hid a card may look at it and an opponent may not
      Given Alice has Mosswort Bridge in hand
      And Alice has Serra Angel on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice may look at Serra Angel
      And Bob may not look at Serra Angel

    @id:look-not-the-rest @CR-401.2 @CR-406.3
    Scenario: The cards that hideaway put on the bottom may not be looked at any more
      Given Alice has Mosswort Bridge in hand
      And Alice has Serra Angel and Elvish Mystic on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice may look at Serra Angel
      And Alice may not look at Elvish Mystic

    @id:look-new-controller @CR-702.75a @ruling:collectors-cage/1
    Scenario: A player who gains control of the Cage may look at the card that it has hidden
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains and Bazaar Trader
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Bob may not look at Serra Angel
      When Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the stack resolves
      Then Bob may look at Serra Angel

    @id:look-former-controller @CR-406.3 @ruling:collectors-cage/1
    Scenario: A player who has lost control of the Cage may still look at the card that it has hidden
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains
      And Alice has Serra Angel on top of the library
      And Bob has Steal Artifact in hand
      And Bob controls four Islands
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Collector's Cage
      And the stack resolves
      Then Bob controls Collector's Cage
      And Alice may look at Serra Angel
      And Bob may look at Serra Angel

    @id:look-given-land @CR-406.3 @CR-702.75a @ruling:mosswort-bridge/2
    Scenario: A player who has given Mosswort Bridge away may look at the card that it has hidden, and so may the new controller
      Given Alice has Mosswort Bridge in hand
      And Alice controls Bazaar Trader
      And Alice has Serra Angel on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Bob may not look at Serra Angel
      When Alice activates the {T} ability of Bazaar Trader targeting Bob and Mosswort Bridge
      And the stack resolves
      Then Bob may look at Serra Angel
      And Alice may look at Serra Angel

    @id:look-control-ended @CR-406.3 @ruling:collectors-cage/1
    Scenario: A player whose control of the Cage has ended may still look at the card that it has hidden
      Given Alice has Collector's Cage and Disenchant in hand
      And Alice controls four Plains
      And Alice has Serra Angel on top of the library
      And Bob has Steal Artifact in hand
      And Bob controls four Islands
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Collector's Cage
      And the stack resolves
      And Bob passes priority
      And Alice casts Disenchant targeting Steal Artifact
      And the stack resolves
      Then Alice controls Collector's Cage
      And Bob may look at Serra Angel

    @id:look-permanent-gone @CR-406.3 @ruling:collectors-cage/1
    Scenario: When the Cage is gone its controller may still look at the hidden card and an opponent may not
      Given Alice has Collector's Cage and Disenchant in hand
      And Alice controls four Plains
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Disenchant targeting Collector's Cage
      And the stack resolves
      Then Serra Angel is in exile
      And Alice may look at Serra Angel
      And Bob may not look at Serra Angel

    @id:look-permanent-gone-first @CR-406.3
    Scenario: Whoever hid a card with the hideaway of a destroyed permanent may look at it
      Given Alice has Collector's Cage and Disenchant in hand
      And Alice controls four Plains
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Alice casts Disenchant targeting Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice may look at Serra Angel
      And Bob may not look at Serra Angel

    @id:look-given-away-first @CR-406.3 @CR-702.75a
    Scenario: If the Cage changes hands before its hideaway resolves, both the one who hid the card and the new controller may look at it
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains and Bazaar Trader
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Bob controls Collector's Cage
      And Alice may look at Serra Angel
      And Bob may look at Serra Angel

    @id:look-given-away-and-gone @CR-406.3 @CR-702.75a
    Scenario: If the Cage is given away and destroyed before its hideaway resolves, only the one who hid the card may look at it
      Given Alice has Collector's Cage and Disenchant in hand
      And Alice controls four Plains and Bazaar Trader
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the top of the stack resolves
      And Alice casts Disenchant targeting Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice may look at Serra Angel
      And Bob may not look at Serra Angel

    @id:look-controlled-only-before @CR-702.75a @ruling:collectors-cage/1
    Scenario: A player who controlled the Cage only before it hid the card may not look at it
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains and Bazaar Trader
      And Alice has Serra Angel on top of the library
      And Bob controls Bazaar Trader called Broker
      When Alice casts Collector's Cage
      And the top of the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the top of the stack resolves
      And Alice passes priority
      And Bob activates the {T} ability of Broker targeting Alice and Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Alice may look at Serra Angel
      And Bob may not look at Serra Angel

    @id:look-new-object @CR-702.75a @CR-400.7
    Scenario: Control of a Cage that has come back lets nobody look at the card that it hid before it left
      Given Alice has Collector's Cage and Ghostly Flicker in hand
      And Alice controls two Plains, three Islands and Bazaar Trader
      And Alice controls Sol Ring
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth on top of the library
      When Alice casts Collector's Cage paying with Plains 1 and Plains 2
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Ghostly Flicker targeting Collector's Cage and Sol Ring
      And the stack resolves
      And Alice chooses War Mammoth from the options
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the stack resolves
      Then Bob may look at War Mammoth
      And Bob may not look at Serra Angel

  Rule: A hidden card has no characteristics until it is played

    @id:hidden-card-no-characteristics @CR-406.3a
    Scenario: A card exiled face down has no color and no mana value, unlike one that is exiled face up
      Given Alice has Mosswort Bridge in hand
      And Alice has Serra Angel called Hidden on top of the library
      And Alice has Serra Angel called Open in exile
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Hidden from the options
      Then Hidden is colorless
      And Hidden has mana value 0
      And Open is white
      And Open has mana value 5

    @id:hidden-card-turned-up @CR-406.3a
    Scenario: A card exiled face down is turned face up to be cast
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Serra Angel is colorless
      When Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the top of the stack is Serra Angel
      And Serra Angel is white
      And Serra Angel has mana value 5

    @id:hidden-card-new-controller-plays @CR-607.2a @ruling:collectors-cage/1
    Scenario: Whoever controls the Cage plays the hidden card, also as another player's card
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains and Bazaar Trader
      And Alice has Serra Angel on top of the library
      And Bob controls Plains called Home
      And Bob controls Raging Goblin, Grizzly Bears and Hill Giant
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Collector's Cage
      And the stack resolves
      And Alice passes priority
      And Bob activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Bob chooses to
      And the stack resolves
      Then Bob controls Serra Angel
