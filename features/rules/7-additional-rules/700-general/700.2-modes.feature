Feature: 700.2 Modal spells and abilities

  A spell or ability with a list of options is modal. Its controller chooses the modes as it is put on the stack, only
  those that are legal, each once unless the words allow more; only what was chosen has targets, and only that happens.

  Rule: Only the chosen modes happen, in printed order

    @id:mode-one-alone @CR-700.2 @CR-601.2b
    Scenario: Of Fortify only the chosen mode happens
      Given Alice controls Grizzly Bears
      And Alice has Fortify in hand
      And Alice has {W}{W}{W} floating
      When Alice casts Fortify choosing mode 2
      And the stack resolves
      Then Grizzly Bears is 2/4

    @id:mode-two-of-four @CR-700.2 @CR-700.2c
    Scenario: Of Cryptic Command the two chosen modes happen and no other
      Given Alice controls Hill Giant
      And Bob controls Grizzly Bears
      And Alice has Cryptic Command in hand
      And Alice has {U}{U}{U}{U} floating
      When Alice casts Cryptic Command choosing mode 3 and 4
      And the stack resolves
      Then Grizzly Bears is tapped
      And Hill Giant is untapped
      And Alice has 1 card in hand

    @id:mode-order-printed @CR-608.2c @CR-700.2
    Scenario: The chosen modes of Kolaghan's Command happen in printed order
      Given Alice has Grizzly Bears in the graveyard
      And Alice has Kolaghan's Command in hand
      And Alice has {B}{B}{R} floating
      When Alice casts Kolaghan's Command targeting Grizzly Bears and Alice choosing mode 1 and 2
      And the stack resolves
      And Alice chooses Grizzly Bears from the options if asked
      Then Alice has 0 cards in hand
      And Grizzly Bears is in Alice's graveyard
      And Kolaghan's Command is in Alice's graveyard

    @id:mode-one-or-more @CR-700.2 @CR-601.2b
    Scenario: Of Kill! Maim! Burn! two modes may be chosen or one, and the rest doesn't happen
      Given Bob controls Sol Ring and Hill Giant
      And Alice has Kill! Maim! Burn! called First and Kill! Maim! Burn! called Second in hand
      And Alice has {C}{C}{C}{B}{R}{C}{C}{C}{B}{R} floating
      When Alice casts First targeting Sol Ring and Bob choosing mode 1 and 3
      And the stack resolves
      Then Sol Ring is in Bob's graveyard
      And Hill Giant is on the battlefield
      And Bob has 17 life
      When Alice casts Second targeting Hill Giant choosing mode 2
      And the stack resolves
      Then Hill Giant is in Bob's graveyard
      And Bob has 17 life

  Rule: A mode can be chosen only if it is legal

    @id:mode-without-target @CR-700.2a @CR-601.2b @ruling:branching-bolt/1
    Scenario: A mode without a legal target can't be chosen, the other mode can
      Given Bob controls Grizzly Bears
      And Alice has Branching Bolt in hand
      And Alice has {R}{G}{R} floating
      Then Alice can't cast Branching Bolt choosing mode 1
      And Alice can't cast Branching Bolt choosing mode 1 and 2
      And Alice can cast Branching Bolt targeting Grizzly Bears choosing mode 2

    @id:mode-needs-its-targets-alone @CR-700.2c @CR-601.2c
    Scenario: A spell has no targets but those of the modes that were chosen
      Given Bob controls Grizzly Bears and Serra Angel
      And Alice has Branching Bolt in hand
      And Alice has {R}{G}{R} floating
      When Alice casts Branching Bolt targeting Serra Angel choosing mode 1
      Then the top of the stack targets Serra Angel

    @id:mode-both @CR-700.2c @CR-601.2c @ruling:branching-bolt/1
    Scenario: With both modes the spell has a target for each
      Given Bob controls Grizzly Bears and Kor Aeronaut
      And Alice has Branching Bolt in hand
      And Alice has {R}{G}{R} floating
      When Alice casts Branching Bolt targeting Kor Aeronaut and Grizzly Bears choosing mode 1 and 2
      And the stack resolves
      Then Kor Aeronaut is in Bob's graveyard
      And Grizzly Bears is in Bob's graveyard

    @id:modes-too-few-or-many @CR-700.2
    Scenario: Neither fewer nor more modes than the words say can be chosen
      Given Alice controls Grizzly Bears
      And Alice has Cryptic Command in hand
      And Alice has {U}{U}{U}{U} floating
      Then Alice can't cast Cryptic Command choosing mode 4
      And Alice can't cast Cryptic Command targeting Grizzly Bears choosing mode 2, 3 and 4
      And Alice can cast Cryptic Command choosing mode 3 and 4

    @id:mode-once @CR-700.2d @ruling:cryptic-command/2
    Scenario: The same mode can't be chosen twice
      Given Alice has Cryptic Command in hand
      And Alice has {U}{U}{U}{U} floating
      Then Alice can't cast Cryptic Command choosing mode 4 and 4
      And Alice can cast Cryptic Command choosing mode 3 and 4

    @id:mode-thrice @CR-700.2d
    Scenario: A mode that may be chosen more than once happens as often
      Given Alice has Mystic Confluence in hand
      And Alice has {U}{U}{U}{U}{U} floating
      When Alice casts Mystic Confluence choosing mode 3, 3 and 3
      And the stack resolves
      Then Alice has 3 cards in hand

    @id:mode-twice-two-targets @CR-700.2d
    Scenario: A mode chosen twice has a target each time
      Given Bob controls Grizzly Bears and Hill Giant
      And Alice has Mystic Confluence in hand
      And Alice has {U}{U}{U}{U}{U} floating
      When Alice casts Mystic Confluence targeting Grizzly Bears and Hill Giant choosing mode 2, 2 and 3
      And the stack resolves
      Then Grizzly Bears is in Bob's hand
      And Hill Giant is in Bob's hand

    @id:mode-twice-one-target @CR-700.2d @CR-115.3 @ruling:fiery-confluence/2
    Scenario: A mode chosen twice may have the same target each time
      Given Bob controls Sol Ring
      And Alice has Fiery Confluence in hand
      And Alice has {R}{R}{R}{R} floating
      When Alice casts Fiery Confluence targeting Sol Ring and Sol Ring choosing mode 2, 3 and 3
      And the stack resolves
      Then Sol Ring is in Bob's graveyard
      And Bob has 18 life

  Rule: The modes of an activated ability are chosen as it is activated

    @id:mode-of-activated @CR-700.2a @CR-602.2b
    Scenario: Goblin Cratermaker's ability does what was chosen as it was activated
      Given Alice controls Goblin Cratermaker
      And Bob controls Sol Ring and Grizzly Bears
      And Alice has {R} floating
      When Alice activates the {1} ability of Goblin Cratermaker targeting Sol Ring choosing mode 2
      And the stack resolves
      Then Sol Ring is in Bob's graveyard
      And Grizzly Bears is on the battlefield

    @id:mode-of-activated-illegal @CR-700.2a @CR-602.2b
    Scenario: A mode of an activated ability can't be chosen without a legal target
      Given Alice controls Goblin Cratermaker and Mountain
      And Bob controls Grizzly Bears
      And Alice has {R} floating
      Then Alice can't activate the {1} ability of Goblin Cratermaker choosing mode 2
      And Alice can activate the {1} ability of Goblin Cratermaker targeting Grizzly Bears choosing mode 1

  Rule: The modes of a triggered ability are chosen as it is put on the stack

    @id:mode-of-trigger @CR-700.2b @CR-603.3c
    Scenario: Knight of Autumn destroys an artifact if that was chosen
      Given Bob controls Sol Ring
      And Alice has Knight of Autumn in hand
      And Alice has {G}{W}{W} floating
      When Alice casts Knight of Autumn
      And the top of the stack resolves
      And Alice chooses mode 2
      And Alice chooses the targets Sol Ring if asked
      Then the top of the stack targets Sol Ring
      When the stack resolves
      Then Sol Ring is in Bob's graveyard
      And Knight of Autumn is 2/1

    @id:modes-of-trigger-two @CR-700.2b @CR-700.2d @CR-603.3c
    Scenario: Two different modes of a triggered ability are chosen, and only those that are legal
      Given Alice has Titan of Industry in hand
      And Alice has {G}{G}{G}{G}{G}{G}{G} floating
      When Alice casts Titan of Industry
      And the stack resolves
      And Alice tries to choose mode 3
      And Alice tries to choose mode 1 and 3
      And Alice tries to choose mode 3 and 3
      And Alice chooses mode 2 and 4
      And Alice chooses the targets Alice
      And the stack resolves
      And Alice chooses Titan of Industry from the options if asked
      Then Alice has 25 life
      And Titan of Industry has 1 shield counter on it
      And Alice controls 0 Rhino Warrior Tokens

    @id:mode-of-trigger-illegal @CR-700.2b @CR-603.3c
    Scenario: Of the modes of a triggered ability only the one with a legal target is left
      Given it is Bob's end step
      And Alice controls Energy Chamber
      And Bob controls Grizzly Bears
      When the game goes to Alice's upkeep
      And the stack resolves
      Then Energy Chamber has 1 charge counter on it
      And it is Alice's upkeep

  Rule: All targets of all chosen modes count

    @id:mode-other-target-illegal @CR-608.2b @CR-700.2 @ruling:cryptic-command/1
    Scenario: With its only target gone, Cryptic Command draws no card either
      Given Alice controls Grizzly Bears
      And Alice has Cryptic Command in hand
      And Bob has Unsummon in hand
      And Alice has {U}{U}{U}{U} floating
      And Bob has {U} floating
      When Alice casts Cryptic Command targeting Grizzly Bears choosing mode 2 and 4
      And Bob casts Unsummon targeting Grizzly Bears
      And the stack resolves
      Then Alice has 1 card in hand
      And Cryptic Command is in Alice's graveyard

    @id:mode-one-target-left @CR-608.2b @CR-700.2 @ruling:fiery-confluence/3
    Scenario: With one of two targets gone, the other mode still happens
      Given Bob controls Grizzly Bears and Serra Angel
      And Alice has Branching Bolt in hand
      And Bob has Unsummon in hand
      And Alice has {R}{G}{R} floating
      And Bob has {U} floating
      When Alice casts Branching Bolt targeting Serra Angel and Grizzly Bears choosing mode 1 and 2
      And Bob casts Unsummon targeting Serra Angel
      And the stack resolves
      Then Serra Angel is in Bob's hand
      And Grizzly Bears is in Bob's graveyard

  Rule: A copy has the modes of the original

    @id:mode-of-copy @CR-700.2g @CR-707.10
    Scenario: The copy of a modal spell does what was chosen for the original
      Given Alice controls Grizzly Bears and two Islands
      And Alice has Fortify and Twincast in hand
      And Alice has {W}{W}{W} floating
      When Alice casts Fortify choosing mode 2
      And Alice casts Twincast targeting Fortify
      And the stack resolves
      Then Grizzly Bears is 2/6

  Rule: Only one mode is chosen where the words say so

    @id:mode-token-alone @CR-700.2 @CR-111.4
    Scenario: Mouser Attack! makes a Robot, and strengthens nobody, in its first mode
      Given Alice controls Grizzly Bears
      And Alice has Mouser Attack! in hand
      And Alice has {R}{R} floating
      When Alice casts Mouser Attack! choosing mode 1
      And the stack resolves
      Then Alice controls 1 Robot Token
      And Grizzly Bears is 2/2
      When Alice's new Robot Token is called Mouser
      Then Mouser is 1/1
      And Mouser is colorless
      And Mouser is an artifact
      And Mouser is a creature

    @id:mode-first-strike-alone @CR-700.2 @CR-702.7b
    Scenario: Mouser Attack! lets a creature strike first, and makes no Robot, in its second mode
      Given Alice controls Grizzly Bears and two Mountains
      And Bob controls Hill Giant
      And Alice has Mouser Attack! in hand
      When Alice attacks with Grizzly Bears
      And Bob blocks Grizzly Bears with Hill Giant
      And Alice casts Mouser Attack! targeting Grizzly Bears choosing mode 2
      And the stack resolves
      Then Grizzly Bears is 5/2
      And Alice controls 0 Robot Tokens
      When the game goes to Alice's postcombat main phase
      Then Hill Giant is in Bob's graveyard
      And Grizzly Bears is on the battlefield
      And Grizzly Bears is 5/2

  Rule: A mode can be chosen where its own targets are there

    @id:mode-without-its-target @CR-700.2a @CR-700.2c
    Scenario: Izzet Charm's mode without a target can be chosen where there is no target for the others
      Given Alice has Izzet Charm in hand
      And Alice has {U}{R} floating
      And Alice has Hill Giant, Forest and Gray Ogre on top of the library
      And Bob controls Deadly Insect
      Then Alice can't cast Izzet Charm choosing mode 2 targeting Deadly Insect
      And Alice can cast Izzet Charm choosing mode 3
      When Alice casts Izzet Charm choosing mode 3
      And the stack resolves
      And Alice chooses Hill Giant and Forest from the options if asked
      Then Hill Giant is in Alice's graveyard
      And Forest is in Alice's graveyard
      And Gray Ogre is in Alice's library

    @id:mode-looks-at-power @CR-608.2b @CR-700.2
    Scenario: Selesnya Charm exiles nothing if the creature has become too small in response
      Given Alice has Selesnya Charm in hand
      And Alice has {G}{W} floating
      And Bob controls Siege Wurm and Hill Giant
      And Bob has Diminish in hand
      And Bob has {U} floating
      Then Alice can't cast Selesnya Charm choosing mode 2 targeting Hill Giant
      And Alice can cast Selesnya Charm choosing mode 2 targeting Siege Wurm
      When Alice casts Selesnya Charm choosing mode 2 targeting Siege Wurm
      And Alice passes priority
      And Bob casts Diminish targeting Siege Wurm
      And the stack resolves
      Then Siege Wurm is 1/1
