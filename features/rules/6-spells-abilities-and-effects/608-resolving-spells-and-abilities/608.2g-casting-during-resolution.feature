Feature: 608.2g Casting during resolution

  What resolves may allow a spell to be cast. That is a part of the resolution: nobody has priority, and the timing of
  the card's types does not matter, but all else that casting needs must be there. Only then do players get priority.

  Rule: Timing restrictions of card types do not apply

    @id:resolution-cast-creature-opponents-turn @CR-608.2g @ruling:collectors-cage/7
    Scenario: A creature without flash can be cast in the opponent's turn while an ability that allows it resolves
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Bob's precombat main phase
      And Bob passes priority
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield
      And it is Bob's precombat main phase

    @id:resolution-cast-sorcery-opponents-turn @CR-608.2g @ruling:collectors-cage/7
    Scenario: A sorcery can be cast in the opponent's turn while an ability that allows it resolves
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Act of Treason on top of the library
      And Bob controls War Mammoth
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Act of Treason from the options
      And the game goes to Bob's upkeep
      And Bob passes priority
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice chooses the targets War Mammoth
      And the stack resolves
      Then Alice controls War Mammoth

    @id:resolution-cast-stack-not-empty @CR-608.2g @ruling:collectors-cage/7
    Scenario: A creature can be cast over an ability that waits on the stack while another one that allows it resolves
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Prodigal Pyromancer, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the top of the stack resolves
      And Alice chooses to
      And the top of the stack resolves
      Then Serra Angel is on the battlefield
      And the top of the stack is an ability of Prodigal Pyromancer

  Rule: The rest of casting is as usual

    @id:resolution-cast-needs-target @CR-608.2g @CR-601.2c
    Scenario: A card without a legal target can't be cast while an ability resolves and stays exiled
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Cancel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Cancel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      And the stack resolves
      Then Cancel is in exile
      And Hill Giant has 1 +1/+1 counter on it

    @id:resolution-cast-counterspell @CR-608.2g @CR-601.2c
    Scenario: A counterspell cast while an ability resolves can target the spell below it
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Cancel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Cancel from the options
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Alice
      And Bob passes priority
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the top of the stack resolves
      And Alice chooses to
      And Alice chooses the targets Lightning Bolt if asked
      And the stack resolves
      Then Lightning Bolt is in Bob's graveyard
      And Alice has 20 life

    @id:resolution-cast-no-priority @CR-608.2g
    Scenario: Nobody gets priority before the ability that allowed a spell has resolved
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Disenchant in hand
      And Bob controls two Plains
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the stack has 1 object
      And Alice has priority
      And Bob can cast Disenchant

    @id:resolution-cast-can-be-countered @CR-608.2g
    Scenario: A spell cast while an ability resolved can be countered after that
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Cancel in hand
      And Bob controls three Islands
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice passes priority
      And Bob casts Cancel targeting Serra Angel
      And the stack resolves
      Then Serra Angel is in Alice's graveyard

    @id:resolution-mana-abilities @CR-608.2g @CR-605.3a
    Scenario: Mana abilities can be activated to pay for a spell while an ability resolves
      Given Alice has Collector's Cage in hand
      And Alice controls four Plains and Springleaf Drum
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob controls Sphere of Resistance
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice chooses Grizzly Bears from the options if asked
      Then the top of the stack is Serra Angel
      And Springleaf Drum is tapped

    @id:resolution-summoning-sick @CR-302.6
    Scenario: A creature cast while an ability resolved can't attack in that turn
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Alice can attack with Hill Giant
      And Alice can't attack with Serra Angel

  @id:casting-from-among-exiled @CR-608.2g @CR-601.3
  Scenario: Of cards that a resolving spell exiles as many may be cast as it says, and only such as it says
    Given Alice has Collected Conjuring in hand
    And Alice has {C}{C}{U}{R} floating
    And Alice has Pyroclasm, Divination, Dragon Fodder, Concentrate, Lightning Bolt and Grizzly Bears on top of the library
    When Alice casts Collected Conjuring
    And the top of the stack resolves
    And Alice chooses to
    Then the options for Alice are Pyroclasm, Divination and Dragon Fodder
    When Alice chooses Divination from the options
    Then the options for Alice are Pyroclasm and Dragon Fodder
    When Alice chooses Dragon Fodder from the options
    Then the stack has 2 objects
    And the top of the stack is Dragon Fodder
    And Collected Conjuring is in Alice's graveyard
    And Pyroclasm is in Alice's library
    And Lightning Bolt is in Alice's library
    When the stack resolves
    Then Alice controls 2 Goblin Tokens
    And Alice has 2 cards in hand

  @id:casting-fewer-from-among-exiled @CR-608.2g
  Scenario: Up to two of the exiled cards may be cast, so one alone may be
    Given Alice has Collected Conjuring in hand
    And Alice has {C}{C}{U}{R} floating
    And Alice has Pyroclasm, Divination and Dragon Fodder on top of the library
    When Alice casts Collected Conjuring
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses Dragon Fodder from the options
    And Alice chooses nothing from the options
    Then the stack has 1 object
    And Divination is in Alice's library
    And Pyroclasm is in Alice's library
    When the stack resolves
    Then Alice controls 2 Goblin Tokens

  @id:casting-none-of-the-exiled @CR-608.2g
  Scenario: All of the exiled cards leave exile if none is cast
    Given Alice has Collected Conjuring in hand
    And Alice has {C}{C}{U}{R} floating
    And Alice has Divination and Dragon Fodder on top of the library
    And Bob controls Grizzly Bears
    When Alice casts Collected Conjuring
    And the top of the stack resolves
    And Alice chooses not to
    Then the stack is empty
    And Divination is in Alice's library
    And Dragon Fodder is in Alice's library
    And Alice has 22 cards in the library
    And Collected Conjuring is in Alice's graveyard
