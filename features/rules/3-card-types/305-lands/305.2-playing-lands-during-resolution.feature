Feature: 305.2 Playing a land while something resolves

  An effect may let a player play a land in the middle of a resolution. That needs no main phase and no empty stack,
  but it does need the player's own turn and a land drop.

  Rule: A land that an effect lets one play still needs one's own turn and a land drop

    @id:resolution-land-own-turn @CR-305.2a @ruling:collectors-cage/7
    Scenario: A hidden land can be played in one's own turn and uses up the land drop
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest called Hidden on top of the library
      And Alice has Forest called Spare in hand
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Hidden from the options
      Then Alice can play Spare
      When Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then Hidden is on the battlefield
      And Alice can't play Spare

    @id:resolution-land-outside-main-phase @CR-305.2a @ruling:collectors-cage/7
    Scenario: A hidden land can be played outside the main phases of one's own turn
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Forest from the options
      And the game goes to Alice's end step
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then Forest is on the battlefield
      And it is Alice's end step

    @id:resolution-land-drop-used @CR-305.2b
    Scenario: A hidden land stays exiled after the land drop of the turn
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest on top of the library
      And Alice has already played a land this turn
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Forest from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      Then Forest is in exile
      And Hill Giant has 1 +1/+1 counter on it

    @id:resolution-land-opponents-turn @CR-305.3 @ruling:collectors-cage/7
    Scenario: A hidden land stays exiled in the opponent's turn and can be played in the player's next one
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Forest from the options
      And the game goes to Bob's upkeep
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      Then Forest is in exile
      When the game goes to Alice's upkeep
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then Forest is on the battlefield

    @id:resolution-land-no-spell @CR-305.1
    Scenario: A hidden land goes to the battlefield without using the stack
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Forest from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then Forest is on the battlefield
      And the stack is empty
