Feature: 702.34 Flashback

  An instant or sorcery card with flashback can be cast from its owner's graveyard for its flashback cost, which is an
  alternative cost. Wherever such a spell would go from the stack, it is exiled.

  Rule: The card is cast from the graveyard, for the flashback cost

    @id:flashback-casts-from-graveyard @CR-702.34a
    Scenario: Think Twice is cast from the graveyard for its flashback cost and exiled, from the hand it goes to the graveyard
      Given Alice controls five Islands
      And Alice has Think Twice called Held in hand
      And Alice has Think Twice called Used in the graveyard
      When Alice casts Held
      And the stack resolves
      And Alice casts Used for its flashback cost
      And the stack resolves
      Then Held is in Alice's graveyard
      And Used is in exile
      And Alice has 2 cards in hand

    @id:flashback-not-for-mana-cost @CR-702.34a @CR-601.3
    Scenario: In the graveyard the mana for its mana cost is not enough for Think Twice
      Given Alice controls two Islands
      And Alice has Think Twice called Held in hand
      And Alice has Think Twice called Used in the graveyard
      And Alice has Island called Third in hand
      Then Alice can cast Held
      And Alice can't cast Used
      When Alice plays Third
      Then Alice can cast Used for its flashback cost

    @id:flashback-not-from-hand @CR-702.34a
    Scenario: In the hand Think Twice can't be cast for its flashback cost
      Given Alice controls three Islands
      And Alice has Think Twice called Held in hand
      And Alice has Think Twice called Used in the graveyard
      Then Alice can't cast Held for its flashback cost
      And Alice can cast Held
      And Alice can cast Used for its flashback cost

    @id:flashback-own-graveyard @CR-702.34a
    Scenario: Nobody casts a card with flashback from another player's graveyard
      Given Alice controls three Islands
      And Alice has Think Twice called Hers in the graveyard
      And Bob has Think Twice called His in the graveyard
      Then Alice can cast Hers for its flashback cost
      And Alice can't cast His for its flashback cost

    @id:flashback-keeps-timing @CR-702.34a @CR-307.1
    Scenario: With flashback a sorcery keeps the timing of a sorcery
      Given it is Bob's precombat main phase
      And Alice controls five Mountains and three Islands
      And Alice has Firebolt and Think Twice in the graveyard
      Then Alice can't cast Firebolt for its flashback cost
      And Alice can cast Think Twice for its flashback cost
      When the game goes to Alice's precombat main phase
      Then Alice can cast Firebolt for its flashback cost

    @id:flashback-prohibition @CR-101.2 @CR-702.34a
    Scenario: Drannith Magistrate forbids its controller's opponents to cast from the graveyard
      Given Alice controls six Islands
      And Alice has Think Twice called Used in the graveyard
      And Alice has Think Twice called Held in hand
      And Bob controls Drannith Magistrate, three Islands called Far 1, Far 2 and Far 3
      And Bob has Think Twice called Free in the graveyard
      Then Alice can't cast Used for its flashback cost
      And Alice can cast Held
      And Bob can cast Free for its flashback cost

  Rule: The flashback cost is an alternative cost

    @id:flashback-cost-increase @CR-118.9d @CR-702.34a
    Scenario: Sphere of Resistance adds to a flashback cost
      Given Alice controls Sphere of Resistance and three Islands
      And Alice has Think Twice in the graveyard
      And Alice has Island called Fourth in hand
      Then Alice can't cast Think Twice for its flashback cost
      When Alice plays Fourth
      Then Alice can cast Think Twice for its flashback cost

    @id:flashback-with-x @CR-107.3a @CR-702.34a
    Scenario: X in a flashback cost is chosen, and X in the spell's words has that value
      Given Alice controls five Mountains
      And Alice has Devil's Play in the graveyard
      When Alice casts Devil's Play targeting Bob with X = 2 for its flashback cost
      Then the top of the stack has X = 2
      And Devil's Play has mana value 3
      When the stack resolves
      Then Bob has 18 life
      And Devil's Play is in exile

    @id:flashback-x-is-paid @CR-107.3a @CR-601.2h
    Scenario: With five Mountains X can't be more than 2 for Devil's Play's flashback cost
      Given Alice controls five Mountains
      And Alice has Devil's Play in the graveyard
      Then Alice can't cast Devil's Play targeting Bob with X = 3 for its flashback cost
      And Alice can cast Devil's Play targeting Bob with X = 2 for its flashback cost

    @id:flashback-without-mana @CR-702.34a @CR-118.9
    Scenario: Lava Dart's flashback cost is a Mountain, and no mana
      Given Alice controls Mountain and Forest
      And Alice has Lava Dart in the graveyard
      Then Alice can't cast Lava Dart targeting Bob for its flashback cost using Forest
      And Alice can cast Lava Dart targeting Bob for its flashback cost using Mountain
      When Alice casts Lava Dart targeting Bob for its flashback cost using Mountain
      Then Mountain is in Alice's graveyard
      When the stack resolves
      Then Bob has 19 life
      And Lava Dart is in exile

  Rule: The spell is exiled wherever it would go

    @id:flashback-countered @CR-702.34a @CR-614.1a
    Scenario: A spell cast with flashback is exiled when it is countered, another one is put into the graveyard
      Given Alice controls five Islands
      And Alice has Think Twice called Held in hand
      And Alice has Think Twice called Used in the graveyard
      And Bob has Cancel called First in hand
      And Bob has Cancel called Second in hand
      And Bob controls six Islands
      When Alice casts Used for its flashback cost
      And Alice passes priority
      And Bob casts First targeting Used
      And the top of the stack resolves
      And Alice casts Held
      And Alice passes priority
      And Bob casts Second targeting Held
      And the top of the stack resolves
      Then Used is in exile
      And Held is in Alice's graveyard

    @id:flashback-no-legal-target @CR-702.34a @CR-608.2b
    Scenario: A spell cast with flashback is exiled when its target is gone
      Given Alice controls five Mountains
      And Alice has Firebolt in the graveyard
      And Bob controls Grizzly Bears and Swamp
      And Bob has Murder in hand
      And Bob has {B}{B}{B} floating
      When Alice casts Firebolt targeting Grizzly Bears for its flashback cost
      And Alice passes priority
      And Bob casts Murder targeting Grizzly Bears
      And the stack resolves
      Then Firebolt is in exile
      And Murder is in Bob's graveyard

    @id:flashback-copied @CR-707.10 @CR-702.34a
    Scenario: The copy of a spell cast with flashback does what it does, and only the card is exiled
      Given Alice controls five Mountains and two Islands
      And Alice has Firebolt in the graveyard
      And Alice has Twincast in hand
      When Alice casts Firebolt targeting Bob for its flashback cost
      And Alice casts Twincast targeting Firebolt
      And the top of the stack resolves
      And Alice chooses not to
      Then the stack has 2 objects
      When the stack resolves
      Then Bob has 16 life
      And Firebolt is in exile
      And Twincast is in Alice's graveyard
