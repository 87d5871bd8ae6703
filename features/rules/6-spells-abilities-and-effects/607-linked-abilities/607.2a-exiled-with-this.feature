Feature: 607.2a What a linked ability exiled

  An ability that speaks of the exiled card means what the linked ability of the same object exiled, and nothing else
  in exile.

  Rule: Only what this object's own ability exiled is meant

    @id:linked-cage-own-card @CR-607.2a
    Scenario: Collector's Cage lets one play the card that it hid, not the one that another Cage hid
      Given Alice has Collector's Cage called First and Collector's Cage called Second in hand
      And Alice controls five Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth on top of the library
      When Alice casts First
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Second
      And the stack resolves
      And Alice chooses War Mammoth from the options
      And Alice activates the {1}, {T} ability of Second targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then War Mammoth is on the battlefield
      And Serra Angel is in exile

    @id:linked-cage-hid-nothing @CR-607.2a
    Scenario: A Cage that hid nothing lets one play nothing
      Given Alice has Collector's Cage called Full in hand
      And Alice controls four Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Alice controls Collector's Cage called Empty
      When Alice casts Full
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Empty targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      Then Serra Angel is in exile
      And Hill Giant has 1 +1/+1 counter on it
      When Alice activates the {1}, {T} ability of Full targeting Hill Giant
      And the stack resolves
      Then Alice is asked to choose
      When Alice chooses not to
      Then Serra Angel is in exile

    @id:linked-cage-flickered @CR-607.2a @CR-400.7
    Scenario: A Cage that left and came back knows only the card that it has hidden since
      Given Alice has Collector's Cage and Ghostly Flicker in hand
      And Alice controls three Plains and three Islands
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel, Goblin Piker, Typhoid Rats, Elvish Mystic, Youthful Knight and War Mammoth on top of the library
      When Alice casts Collector's Cage paying with Plains 1 and Plains 2
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice casts Ghostly Flicker targeting Collector's Cage and Raging Goblin
      And the stack resolves
      And Alice chooses War Mammoth from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then War Mammoth is on the battlefield
      And Serra Angel is in exile

    @id:linked-cage-copy @CR-607.2a @CR-707.5
    Scenario: A copy of Collector's Cage hides a card of its own and enters untapped
      Given Alice has Sculpting Steel in hand
      And Alice controls four Plains
      And Alice controls Collector's Cage
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Collector's Cage from the options if asked
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Sculpting Steel targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield
