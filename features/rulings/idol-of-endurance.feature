Feature: Rulings on Idol of Endurance

  As it enters, the Idol takes the cheap creature cards out of its controller's graveyard, and gives them back once it
  is gone. Its activated ability allows one creature spell from among them, without its mana cost, in that turn; when
  that spell may be cast is no different from usual.

  Rule: The Idol exiles the cheap creature cards of its controller's graveyard

    @id:idol-exiles-up-to-three @CR-202.3
    Scenario: Idol of Endurance exiles all creature cards up to mana value 3 and leaves one with mana value 4
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Llanowar Elves, Prodigal Pyromancer and Hill Giant in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in exile
      And Prodigal Pyromancer is in exile
      And Hill Giant is in Alice's graveyard

    @id:idol-exiles-creature-cards-only @CR-109.2a
    Scenario: Idol of Endurance exiles an artifact creature card but no other artifact card
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Darksteel Myr and Sol Ring in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Darksteel Myr is in exile
      And Sol Ring is in Alice's graveyard

    @id:idol-exiles-own-graveyard-only @CR-109.5
    Scenario: Idol of Endurance leaves the opponent's graveyard alone
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Llanowar Elves in the graveyard
      And Bob has Elvish Mystic in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in exile
      And Elvish Mystic is in Bob's graveyard

    @id:idol-exiles-on-resolution @CR-608.2h
    Scenario: What Idol of Endurance exiles is settled when its trigger resolves
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice controls Wild Cantor called Early and Wild Cantor called Late
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And Alice activates the Sacrifice this creature ability of Early for {R}
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Late for {R}
      Then Early is in exile
      And Late is in Alice's graveyard

  Rule: Only the activated ability allows a cast, one for each activation

    @id:idol-permission-needs-activation @CR-601.3
    Scenario: A card exiled with Idol of Endurance can't be cast before the ability has been activated
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Alice can't cast Grizzly Bears
      When Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Grizzly Bears

    @id:idol-permission-needs-resolution @CR-601.3
    Scenario: The ability of Idol of Endurance allows nothing before it resolves
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      Then Alice can't cast Ambush Viper
      When the stack resolves
      Then Alice can cast Ambush Viper

    @id:idol-cast-costs-nothing @CR-118.9
    Scenario: A creature cast with Idol of Endurance costs no mana
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Grizzly Bears without paying its mana cost
      And the stack resolves
      Then Grizzly Bears is on the battlefield

    @id:idol-one-spell-per-activation @CR-601.3
    Scenario: One activation of Idol of Endurance allows one creature spell
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Grizzly Bears
      When Alice casts Llanowar Elves without paying its mana cost
      And the stack resolves
      Then Alice can't cast Grizzly Bears

    @id:idol-countered-spell-counts @CR-601.3 @CR-701.6a
    Scenario: A countered spell uses up the permission of Idol of Endurance
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves and Grizzly Bears in the graveyard
      And Bob has Cancel in hand
      And Bob has {U}{U}{U} floating
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Grizzly Bears
      When Alice casts Llanowar Elves without paying its mana cost
      And Alice passes priority
      And Bob casts Cancel targeting Llanowar Elves
      And the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And Alice can't cast Grizzly Bears

    @id:idol-two-activations @CR-601.3
    Scenario: Two activations of Idol of Endurance in a turn allow two creature spells
      Given Alice has Idol of Endurance in hand
      And Alice controls eight Plains
      And Alice controls Voltaic Key
      And Alice has Llanowar Elves, Elvish Mystic and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice activates the {1}, {T} ability of Voltaic Key targeting Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Llanowar Elves without paying its mana cost
      And the stack resolves
      Then Alice can cast Grizzly Bears
      When Alice casts Elvish Mystic without paying its mana cost
      And the stack resolves
      Then Alice can't cast Grizzly Bears

    @id:idol-exiled-with-it-only @CR-607.2a
    Scenario: Idol of Endurance allows no creature card that something else exiled
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves in the graveyard
      And Alice has Elvish Mystic in exile
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Llanowar Elves
      And Alice can't cast Elvish Mystic

    @id:idol-controller-only @CR-601.3
    Scenario: Idol of Endurance allows its controller's opponent nothing
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Ambush Viper
      When Alice passes priority
      Then Bob can't cast Ambush Viper

  Rule: The permission doesn't change when a creature spell may be cast

    @id:idol-timing-stack-not-empty @CR-117.1a @ruling:idol-of-endurance/2
    Scenario: With Idol of Endurance a creature without flash can't be cast while something is on the stack
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice controls Prodigal Pyromancer
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
      Then Alice can't cast Grizzly Bears
      When the stack resolves
      Then Alice can cast Grizzly Bears

    @id:idol-timing-flash-stack @CR-702.8a @ruling:idol-of-endurance/2
    Scenario: With Idol of Endurance a creature with flash can be cast while something is on the stack
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice controls Prodigal Pyromancer
      And Alice has Ambush Viper and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
      Then Alice can cast Ambush Viper
      And Alice can't cast Grizzly Bears

    @id:idol-timing-main-phases @CR-117.1a @ruling:idol-of-endurance/2
    Scenario: With Idol of Endurance a creature without flash has to wait for a main phase
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And the game goes to Alice's beginning of combat
      Then Alice can't cast Grizzly Bears
      When the game goes to Alice's postcombat main phase
      Then Alice can cast Grizzly Bears

    @id:idol-timing-flash-combat @CR-702.8a @ruling:idol-of-endurance/2
    Scenario: With Idol of Endurance a creature with flash can be cast in combat
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And the game goes to Alice's beginning of combat
      And Alice casts Ambush Viper without paying its mana cost
      And the stack resolves
      Then Ambush Viper is on the battlefield
      And it is Alice's beginning of combat

    @id:idol-timing-opponents-turn @CR-117.1a @CR-702.8a @ruling:idol-of-endurance/2
    Scenario: In the opponent's turn Idol of Endurance helps only a creature with flash
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Ambush Viper and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob passes priority
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Bob passes priority
      Then Alice can cast Ambush Viper
      And Alice can't cast Grizzly Bears

    @id:idol-permission-ends-with-turn @CR-514.2
    Scenario: The permission of Idol of Endurance ends with the turn
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And the game goes to Alice's end step
      Then Alice can cast Ambush Viper
      When the game goes to Bob's upkeep
      And Bob passes priority
      Then Alice can't cast Ambush Viper

  Rule: The exiled cards return as soon as the Idol is gone

    @id:idol-leaves-cards-return @CR-610.3 @ruling:idol-of-endurance/6
    Scenario: The exiled cards are back in the graveyard as soon as Idol of Endurance has left
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in exile
      When Alice casts Disenchant targeting Idol of Endurance
      And the top of the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And the stack is empty

    @id:idol-leaves-cast-card-stays @CR-610.3 @CR-400.7 @ruling:idol-of-endurance/6
    Scenario: A creature cast with Idol of Endurance stays when the Idol leaves
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls seven Plains
      And Alice has Llanowar Elves and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Llanowar Elves without paying its mana cost
      And the stack resolves
      And Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is on the battlefield
      And Grizzly Bears is in Alice's graveyard

    @id:idol-leaves-recast-card-exiled-elsewhere @CR-400.7 @CR-607.2a @ruling:idol-of-endurance/3
    Scenario: A card cast with Idol of Endurance and exiled again is no longer exiled with it
      Given Alice has Idol of Endurance called First and Idol of Endurance called Second in hand
      And Alice has Disenchant in hand
      And Alice controls ten Plains
      And Alice has Wild Cantor and Grizzly Bears in the graveyard
      When Alice casts First
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of First
      And the stack resolves
      And Alice casts Wild Cantor without paying its mana cost
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Second
      And the stack resolves
      And Alice casts Disenchant targeting First
      And the stack resolves
      Then Wild Cantor is in exile
      And Grizzly Bears is in Alice's graveyard

    @id:idol-leaves-before-trigger @CR-610.3b
    Scenario: Nothing is exiled when Idol of Endurance leaves before its trigger resolves
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      Then the top of the stack is an ability of Idol of Endurance
      When Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Idol of Endurance is in Alice's graveyard
      And Llanowar Elves is in Alice's graveyard
