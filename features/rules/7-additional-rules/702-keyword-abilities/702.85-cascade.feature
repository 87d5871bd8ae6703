Feature: 702.85 Cascade

  A spell with cascade brings a cheaper one from the top of the library with it.

  @id:cascade-casts-cheaper @CR-702.85a
  Scenario: Cascade casts the first cheaper card from the top of the library, and it resolves first
    Given Alice has Bloodbraid Elf in hand
    And Alice has {C}{C}{R}{G} floating
    And Alice has Divination and Lightning Bolt on top of the library
    When Alice casts Bloodbraid Elf
    Then the stack has 2 objects
    And the top of the stack is an ability of Bloodbraid Elf
    When the top of the stack resolves
    And Alice chooses to
    Then the stack has 2 objects
    And the top of the stack is Divination
    When the top of the stack resolves
    Then Divination is in Alice's graveyard
    And Lightning Bolt is in Alice's hand
    And the stack has 1 object
    When the stack resolves
    Then Bloodbraid Elf is on the battlefield

  @id:cascade-lands-skipped @CR-702.85a
  Scenario: Cascade exiles lands on its way, although their mana value is less, and puts them under the library
    Given Alice has Shardless Agent and Ancestral Recall in hand
    And Alice has {C}{G}{U}{U} floating
    And Alice has Forest, Island, Grizzly Bears and Concentrate on top of the library
    When Alice casts Shardless Agent
    And the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Grizzly Bears
    And Forest is in Alice's library
    And Island is in Alice's library
    When the stack resolves
    Then Alice controls Grizzly Bears
    And Alice has 23 cards in the library
    When Alice casts Ancestral Recall targeting Alice
    And the top of the stack resolves
    Then Concentrate is in Alice's hand
    And Forest is in Alice's library
    And Island is in Alice's library

  @id:cascade-not-less @CR-702.85a
  Scenario: Cascade passes over cards whose mana value is equal or greater
    Given Alice has Shardless Agent in hand
    And Alice has {C}{G}{U} floating
    And Alice has Divination, Serra Angel and Sol Ring on top of the library
    When Alice casts Shardless Agent
    And the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Sol Ring
    And Divination is in Alice's library
    And Serra Angel is in Alice's library
    When the stack resolves
    Then Alice controls Sol Ring
    And Alice controls Shardless Agent

  @id:cascade-declined @CR-702.85a
  Scenario: A card that cascade found and that isn't cast goes under the library with the others
    Given Alice has Shardless Agent and Ancestral Recall in hand
    And Alice has {C}{G}{U}{U} floating
    And Alice has Forest, Lightning Bolt and Concentrate on top of the library
    When Alice casts Shardless Agent
    And the top of the stack resolves
    And Alice chooses not to
    Then the stack has 1 object
    And Lightning Bolt is in Alice's library
    And Forest is in Alice's library
    And Alice has 23 cards in the library
    When the stack resolves
    And Alice casts Ancestral Recall targeting Alice
    And the stack resolves
    Then Concentrate is in Alice's hand
    And Lightning Bolt is in Alice's library
    And Forest is in Alice's library

  @id:cascade-nothing-found @CR-702.85a
  Scenario: Where no card of the library is cheap enough, all of them go back and none is cast
    Given Alice has Shardless Agent and Ancestral Recall in hand
    And Alice has {C}{G}{U}{U} floating
    And Alice has Forest, Divination and Serra Angel on top of the library
    And Alice's library has 0 other cards
    When Alice casts Shardless Agent
    And the top of the stack resolves
    Then nobody is asked to choose
    And the stack has 1 object
    And Alice has 3 cards in the library
    When the stack resolves
    Then Alice controls Shardless Agent
    When Alice casts Ancestral Recall targeting Alice
    And the stack resolves
    Then Divination is in Alice's hand
    And Forest is in Alice's hand

  @id:cascade-x-is-zero @CR-702.85a @CR-202.3e @CR-107.3b
  Scenario: A card with X in its mana cost is found with X as 0, and cast so
    Given Alice has Shardless Agent in hand
    And Alice has {C}{G}{U} floating
    And Alice has Braingeyser and Sol Ring on top of the library
    When Alice casts Shardless Agent
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses the targets Alice
    Then the top of the stack is Braingeyser
    And the top of the stack has X = 0
    When the stack resolves
    Then Alice has 0 cards in hand
    And Sol Ring is in Alice's library
    And Shardless Agent is on the battlefield

  @id:cascade-of-the-found @CR-702.85a
  Scenario: A spell with cascade that cascade found has cascade of its own, measured by its own mana value
    Given Alice has Bloodbraid Elf in hand
    And Alice has {C}{C}{R}{G} floating
    And Alice has Shardless Agent, Divination and Grizzly Bears on top of the library
    When Alice casts Bloodbraid Elf
    And the top of the stack resolves
    And Alice chooses to
    Then the stack has 3 objects
    And the top of the stack is an ability of Shardless Agent
    When the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Grizzly Bears
    And Divination is in Alice's library
    When the stack resolves
    Then Alice controls Grizzly Bears
    And Alice controls Shardless Agent
    And Alice controls Bloodbraid Elf

  @id:cascade-several @CR-702.85c
  Scenario: Four instances of cascade trigger four times
    Given Alice has Apex Devastator in hand
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{G}{G} floating
    And Alice has Grizzly Bears, Sol Ring, Serra Angel, Divination and Hill Giant on top of the library
    When Alice casts Apex Devastator
    Then the stack has 5 objects
    When the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Grizzly Bears
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Sol Ring
    When the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses not to
    Then the stack has 2 objects
    And Serra Angel is in Alice's library
    When the top of the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Alice controls Apex Devastator
    And Alice controls Grizzly Bears
    And Alice controls Sol Ring
    And Hill Giant is in Alice's hand

  @id:cascade-spell-countered @CR-702.85a
  Scenario: Cascade finds its card although its spell was countered before
    Given Alice has Violent Outburst in hand
    And Alice has {C}{R}{G} floating
    And Bob has Counterspell in hand
    And Bob has {U}{U} floating
    And Alice has Concentrate, Divination and Grizzly Bears on top of the library
    When Alice casts Violent Outburst
    And Alice passes priority
    And Bob casts Counterspell targeting Violent Outburst
    And the top of the stack resolves
    Then Violent Outburst is in Alice's graveyard
    And the top of the stack is an ability of Violent Outburst
    When the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Grizzly Bears
    And Divination is in Alice's library
    When the stack resolves
    Then Grizzly Bears is 2/2

  @id:cascade-only-when-cast @CR-702.85a
  Scenario: A card with cascade that enters the battlefield without being cast brings nothing with it
    Given Alice has Bond of Revival and Bloodbraid Elf in hand
    And Alice has Shardless Agent in the graveyard
    And Alice has {C}{C}{C}{C}{B}{C}{C}{R}{G} floating
    And Alice has Sol Ring on top of the library
    When Alice casts Bond of Revival targeting Shardless Agent
    And the stack resolves
    Then Alice controls Shardless Agent
    And the stack is empty
    And Sol Ring is in Alice's library
    When Alice casts Bloodbraid Elf
    And the top of the stack resolves
    And Alice chooses to
    Then the top of the stack is Sol Ring

  @id:cascade-resolves-before @CR-702.85a
  Scenario: A creature that cascade brings is there before the spell resolves
    Given Alice has Violent Outburst in hand
    And Alice has {C}{R}{G} floating
    And Alice has Grizzly Bears on top of the library
    And Alice controls Hill Giant
    When Alice casts Violent Outburst
    And the top of the stack resolves
    And Alice chooses to
    And the top of the stack resolves
    Then Grizzly Bears is 2/2
    And Hill Giant is 3/3
    When the top of the stack resolves
    Then Grizzly Bears is 3/2
    And Hill Giant is 4/3

  @id:cascade-cannot-be-cast @CR-702.85a
  Scenario: What cascade found can't be cast where it has no target
    Given Alice has Shardless Agent and Ardent Plea in hand
    And Alice has {C}{G}{U}{C}{W}{U} floating
    And Alice has Giant Growth and Brute Force on top of the library
    When Alice casts Shardless Agent
    And the top of the stack resolves
    And Alice chooses to if asked
    Then the stack has 1 object
    And Giant Growth is in Alice's library
    When the stack resolves
    And Alice casts Ardent Plea
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses the targets Shardless Agent if asked
    Then the top of the stack is Brute Force
    When the stack resolves
    Then Shardless Agent is 5/5
