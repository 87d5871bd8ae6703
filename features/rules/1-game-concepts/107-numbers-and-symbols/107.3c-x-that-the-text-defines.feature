Feature: 107.3c X that the text defines

  Where the words of a spell or ability say what X is, nobody chooses it, and it may change until it is needed.

  Rule: X in a cost

    @id:defined-x-is-paid @CR-107.3c @ruling:prototype-portal/4
    Scenario: The X of Prototype Portal is the mana value of the exiled card, and no other number
      Given Alice has Prototype Portal and Fellwar Stone in hand
      And Alice has {C}{C}{C}{C}{C}{C} floating
      When Alice casts Prototype Portal
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Fellwar Stone from the options if asked
      Then Fellwar Stone is in exile
      And Alice can activate the {X}, {T} ability of Prototype Portal
      And Alice can't activate the {X}, {T} ability of Prototype Portal with X = 1
      When Alice activates the {X}, {T} ability of Prototype Portal
      Then Alice has no mana floating
      When the stack resolves
      Then Alice controls 1 Fellwar Stone

    @id:defined-x-too-dear @CR-107.3c
    Scenario: With one mana Prototype Portal copies Sol Ring, but not Fellwar Stone
      Given Alice has Prototype Portal called First, Prototype Portal called Second, Sol Ring and Fellwar Stone in hand
      And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{C} floating
      When Alice casts First
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Sol Ring from the options if asked
      And Alice casts Second
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Fellwar Stone from the options if asked
      Then Alice can activate the {X}, {T} ability of First
      And Alice can't activate the {X}, {T} ability of Second

    @id:defined-x-of-nothing @CR-107.3c @ruling:prototype-portal/5
    Scenario: A Prototype Portal with no exiled card can't be activated, one with Sol Ring can
      Given Alice controls Prototype Portal called Empty
      And Alice has Prototype Portal called Full and Sol Ring in hand
      And Alice has {C}{C}{C}{C}{C} floating
      When Alice casts Full
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Sol Ring from the options if asked
      Then Alice can't activate the {X}, {T} ability of Empty
      And Alice can activate the {X}, {T} ability of Full

    @id:defined-x-of-exiled-x @CR-107.3c @CR-107.3g @ruling:prototype-portal/3
    Scenario: Copying an exiled Hangarback Walker costs Prototype Portal nothing, copying Sol Ring costs {1}
      Given Alice has Prototype Portal called First, Prototype Portal called Second, Sol Ring and Hangarback Walker in hand
      And Alice has {C}{C}{C}{C}{C}{C}{C}{C} floating
      When Alice casts First
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Sol Ring from the options if asked
      And Alice casts Second
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Hangarback Walker from the options if asked
      Then Alice can't activate the {X}, {T} ability of First
      And Alice can activate the {X}, {T} ability of Second

  Rule: X that a player may pay

    @id:defined-x-of-spell-paid @CR-107.3c @CR-202.3e
    Scenario: Rethink asks for the mana value of Blaze with its X
      Given Alice has Blaze in hand
      And Alice has {R}{R}{R}{C}{C}{C} floating
      And Bob has Rethink in hand
      And Bob has {U}{U}{U} floating
      When Alice casts Blaze with X = 2 targeting Bob
      And Alice passes priority
      And Bob casts Rethink targeting Blaze
      And the top of the stack resolves
      And Alice chooses to
      Then Alice has no mana floating
      When the stack resolves
      Then Bob has 18 life

    @id:defined-x-of-spell-unpaid @CR-107.3c
    Scenario: With two mana the controller of Divination loses it to Rethink, with one that of Lightning Bolt keeps it
      Given Alice has Divination and Lightning Bolt in hand
      And Alice has {U}{U}{U}{R}{U} floating
      And Bob has Rethink called First and Rethink called Second in hand
      And Bob has {U}{U}{U}{U}{U}{U} floating
      When Alice casts Divination
      And Alice passes priority
      And Bob casts First targeting Divination
      And the top of the stack resolves
      And Alice chooses not to if asked
      Then Divination is in Alice's graveyard
      When Alice casts Lightning Bolt targeting Bob
      And Alice passes priority
      And Bob casts Second targeting Lightning Bolt
      And the top of the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Bob has 17 life

    @id:defined-x-zero-declined @CR-107.3c @ruling:spell-rupture/1
    Scenario: Without creatures Spell Rupture asks for {0}, which a player may pay or not
      Given Alice has Lightning Bolt called First and Lightning Bolt called Second in hand
      And Alice has {R}{R} floating
      And Bob has Spell Rupture called One and Spell Rupture called Other in hand
      And Bob has {U}{U}{U}{U} floating
      When Alice casts First targeting Bob
      And Alice passes priority
      And Bob casts One targeting First
      And the top of the stack resolves
      And Alice chooses not to
      And the stack resolves
      Then Bob has 20 life
      When Alice casts Second targeting Bob
      And Alice passes priority
      And Bob casts Other targeting Second
      And the top of the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Bob has 17 life

  Rule: X in the description of a target

    @id:defined-x-of-targets @CR-107.3c @CR-601.2c
    Scenario: With one Faerie Spellstutter Sprite can target Lightning Bolt, and not Divination
      Given it is Bob's precombat main phase
      And Bob has Divination and Lightning Bolt in hand
      And Bob has {U}{U}{U}{R} floating
      And Alice has Spellstutter Sprite in hand
      And Alice has {U}{U} floating
      When Bob casts Divination
      And Bob casts Lightning Bolt targeting Alice
      And Bob passes priority
      And Alice casts Spellstutter Sprite
      And the top of the stack resolves
      And Alice chooses the targets Lightning Bolt if asked
      Then the top of the stack targets Lightning Bolt
      When the stack resolves
      Then Alice has 20 life
      And Bob has 2 cards in hand

    @id:defined-x-changes @CR-107.3c @CR-608.2b @ruling:spellstutter-sprite/1
    Scenario: Once a Faerie has left, Spellstutter Sprite no longer counters the spell that it targets
      Given it is Bob's precombat main phase
      And Bob has Grizzly Bears and Lightning Bolt in hand
      And Bob has {G}{G} floating
      And Bob controls Mountain
      And Alice controls Spellstutter Sprite called First
      And Alice has Spellstutter Sprite called Second in hand
      And Alice has {U}{U} floating
      When Bob casts Grizzly Bears
      And Bob passes priority
      And Alice casts Second
      And the top of the stack resolves
      And Alice chooses the targets Grizzly Bears if asked
      And Bob casts Lightning Bolt targeting First
      And the stack resolves
      Then First is in Alice's graveyard
      And Grizzly Bears is on the battlefield

    @id:defined-x-is-two @CR-107.3c
    Scenario: With two Faeries Spellstutter Sprite counters a spell with mana value 2
      Given it is Bob's precombat main phase
      And Bob has Grizzly Bears in hand
      And Bob has {G}{G} floating
      And Alice controls Spellstutter Sprite called First
      And Alice has Spellstutter Sprite called Second in hand
      And Alice has {U}{U} floating
      When Bob casts Grizzly Bears
      And Bob passes priority
      And Alice casts Second
      And the top of the stack resolves
      And Alice chooses the targets Grizzly Bears if asked
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
