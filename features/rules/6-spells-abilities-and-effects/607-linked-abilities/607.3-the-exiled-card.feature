Feature: 607.3 “The exiled card” when there are several

  Where one of two linked abilities speaks of the one card that the other exiled, and that has exiled several, each of
  them is meant.

  Rule: What is done to the exiled card is done to each

    @id:hideaway-twice-looks-further @CR-603.2d @CR-702.75a
    Scenario: With Panharmonicon hideaway triggers twice, and the second time looks at the next cards
      Given Alice has Collector's Cage in hand
      And Alice controls two Plains
      And Alice controls Panharmonicon
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth on top of the library
      And Alice's library has no other cards
      When Alice casts Collector's Cage
      And the stack resolves
      Then the options for Alice are Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic and Youthful Knight
      When Alice chooses Serra Angel from the options
      And the stack resolves
      Then the options for Alice are Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth
      When Alice chooses War Mammoth from the options
      Then Serra Angel is in exile
      And War Mammoth is in exile

    @id:exiled-card-means-each @CR-607.3
    Scenario: Collector's Cage lets one play both cards that it hid
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth on top of the library
      And Alice controls Panharmonicon
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the stack resolves
      And Alice chooses War Mammoth from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice chooses Serra Angel from the options if asked
      And Alice chooses to if asked
      And the stack resolves
      Then Serra Angel is on the battlefield
      And War Mammoth is on the battlefield

    @id:exiled-card-each-land-drop @CR-607.3 @CR-305.2b
    Scenario: Of two hidden lands only one can be played
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest called First, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and Forest called Second on top of the library
      And Alice controls Panharmonicon
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses First from the options
      And the stack resolves
      And Alice chooses Second from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice chooses First from the options if asked
      And Alice chooses to if asked
      Then Alice controls 1 Forest

    @id:exiled-card-each-to-hand @CR-607.3 @ruling:panharmonicon/5
    Scenario: Both cards that Watcher for Tomorrow hid go to the hand when it leaves
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice controls Panharmonicon
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic and War Mammoth on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Watcher for Tomorrow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the stack resolves
      And Alice chooses War Mammoth from the options
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Watcher for Tomorrow
      And the stack resolves
      Then Serra Angel is in Alice's hand
      And War Mammoth is in Alice's hand
