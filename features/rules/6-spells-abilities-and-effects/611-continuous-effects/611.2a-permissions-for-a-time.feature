Feature: 611.2a Permissions for a time

  An effect may let a player play certain cards for as long as it says.

  @id:may-play-this-turn @CR-611.2a @CR-514.2
  Scenario: Cards exiled by Act on Impulse may be played until the turn ends
    Given Alice has Act on Impulse and Lightning Bolt called Held in hand
    And Alice has {C}{C}{R} floating
    And Alice controls three Mountains
    And Alice has Lightning Bolt called Top, Forest and Grizzly Bears on top of the library
    And Alice has Lightning Bolt called Other in exile
    When Alice casts Act on Impulse
    And the stack resolves
    Then Top is in exile
    And Alice can cast Top targeting Bob
    And Alice can't cast Other targeting Bob
    And Alice can play Forest
    When Alice plays Forest
    Then Alice controls Forest
    When the game goes to Bob's upkeep
    Then Alice can cast Held targeting Bob
    And Alice can't cast Top targeting Bob

  @id:may-play-costs @CR-601.3 @CR-305.2b
  Scenario: A permission to play cards spares neither their costs nor the limit of lands
    Given Alice has Act on Impulse and Mountain called Held in hand
    And Alice has {C}{C}{R} floating
    And Alice has Lightning Bolt, Forest called One and Forest called Two on top of the library
    When Alice casts Act on Impulse
    And the stack resolves
    Then Alice can't cast Lightning Bolt targeting Bob
    And Alice can play Two
    When Alice plays Held
    Then Alice can't play One
    And Alice can cast Lightning Bolt targeting Bob

  @id:may-play-until-next-turn @CR-611.2a @CR-514.2
  Scenario: Until the end of the next turn means that the permission outlives two turns
    Given Alice has Reckless Impulse and Lightning Bolt called Held in hand
    And Alice has {C}{R} floating
    And Alice controls Mountain
    And Alice has Lightning Bolt called Top and Forest on top of the library
    When Alice casts Reckless Impulse
    And the stack resolves
    And the game goes to Bob's upkeep
    Then Alice can cast Top targeting Bob
    When the game goes to Alice's end step
    Then Alice can cast Top targeting Bob
    When the game goes to Bob's upkeep
    Then Alice can cast Held targeting Bob
    And Alice can't cast Top targeting Bob

  @id:may-play-anothers @CR-611.2a @CR-110.2a
  Scenario: A card of an opponent's library is played and controlled by the player who may
    Given Alice controls Knacksaw Clique
    And Knacksaw Clique is tapped
    And Alice has {C}{U}{G}{C} floating
    And Bob has Grizzly Bears and Hill Giant on top of the library
    When Alice activates the {1}{U}, {Q} ability of Knacksaw Clique targeting Bob
    And the stack resolves
    Then Grizzly Bears is in exile
    And Hill Giant is in Bob's library
    And Knacksaw Clique is untapped
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Alice controls Grizzly Bears

  @id:may-play-each-strike @CR-611.2a
  Scenario: Each of two strikes of Prophetic Flamespeaker exiles a card that may be played this turn
    Given Alice controls Prophetic Flamespeaker and Mountain
    And Alice has Forest and Lightning Bolt on top of the library
    When Alice attacks with Prophetic Flamespeaker
    And the game goes to Alice's postcombat main phase
    Then Bob has 18 life
    And Forest is in exile
    And Alice can play Forest
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has 15 life
    And Lightning Bolt is in Alice's graveyard
