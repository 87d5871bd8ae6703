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

  Rule: A card that was cast with the Idol is a new object

    @id:idol-recast-card-exiled-by-cost @CR-400.7 @CR-607.2a @ruling:idol-of-endurance/3
    Scenario: A card cast with Idol of Endurance and exiled by another effect stays in exile when the Idol leaves
      Given Alice has Idol of Endurance and Stitched Drake in hand
      And Alice controls five Plains and five Islands
      And Alice has Wild Cantor and Grizzly Bears in the graveyard
      And Bob has Disenchant in hand
      And Bob has {W}{W} floating
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Wild Cantor without paying its mana cost
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Stitched Drake using Wild Cantor
      And the stack resolves
      Then Wild Cantor is in exile
      And Grizzly Bears is in exile
      When Alice passes priority
      And Bob casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Wild Cantor is in exile
      And Grizzly Bears is in Alice's graveyard

    @id:idol-recast-card-not-castable-again @CR-607.2a @ruling:idol-of-endurance/3
    Scenario: Idol of Endurance doesn't allow a card once more that was cast with it and exiled by another effect
      Given Alice has Idol of Endurance and Stitched Drake in hand
      And Alice controls Voltaic Key, eight Plains and five Islands
      And Alice has Wild Cantor and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Wild Cantor without paying its mana cost
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Stitched Drake using Wild Cantor
      And the stack resolves
      And Alice activates the {1}, {T} ability of Voltaic Key targeting Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Grizzly Bears
      And Alice can't cast Wild Cantor

    @id:idol-recast-card-in-hand @CR-400.7 @CR-610.3 @ruling:idol-of-endurance/6
    Scenario: A card cast with Idol of Endurance and returned to hand stays there when the Idol leaves
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Llanowar Elves and Grizzly Bears in the graveyard
      And Bob has Unsummon and Disenchant in hand
      And Bob has {U}{W}{W} floating
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Llanowar Elves without paying its mana cost
      And the stack resolves
      And Alice passes priority
      And Bob casts Unsummon targeting Llanowar Elves
      And the stack resolves
      And Alice passes priority
      And Bob casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in Alice's hand
      And Grizzly Bears is in Alice's graveyard

    @id:idol-spell-on-stack-when-idol-leaves @CR-400.7 @CR-610.3 @ruling:idol-of-endurance/6
    Scenario: A creature spell cast with Idol of Endurance resolves although the Idol left in response
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls seven Plains
      And Alice has Llanowar Elves and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Llanowar Elves without paying its mana cost
      And Alice casts Disenchant targeting Idol of Endurance
      And the top of the stack resolves
      Then the top of the stack is Llanowar Elves
      And Grizzly Bears is in Alice's graveyard
      When the stack resolves
      Then Llanowar Elves is on the battlefield

  Rule: When the Idol changes hands, permissions stay with who activated it, and cards with their owner

    @id:idol-stolen-new-controller-casts @CR-109.5 @CR-607.2a
    Scenario: The new controller of Idol of Endurance casts creature cards that it exiled for the old one
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Grizzly Bears in the graveyard
      And Bob has Steal Artifact and Plains called Meadow in hand
      And Bob controls five Islands
      When Alice casts Idol of Endurance
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Idol of Endurance
      And the stack resolves
      And Bob plays Meadow
      And Bob activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Bob casts Grizzly Bears without paying its mana cost
      And the stack resolves
      Then Bob controls Grizzly Bears

    @id:idol-stolen-card-keeps-owner @CR-108.3 @CR-400.3
    Scenario: A creature cast by a new controller of Idol of Endurance goes to its owner's graveyard
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Wild Cantor in the graveyard
      And Bob has Steal Artifact and Plains called Meadow in hand
      And Bob controls five Islands
      When Alice casts Idol of Endurance
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Idol of Endurance
      And the stack resolves
      And Bob plays Meadow
      And Bob activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Bob casts Wild Cantor without paying its mana cost
      And the stack resolves
      Then Bob controls Wild Cantor
      When Bob activates the Sacrifice this creature ability of Wild Cantor for {R}
      Then Wild Cantor is in Alice's graveyard

    @id:idol-stolen-old-controller-cant-activate @CR-602.2
    Scenario: After Steal Artifact only the new controller can activate Idol of Endurance
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Bob has Steal Artifact and Plains called Meadow in hand
      And Bob controls five Islands
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Alice can activate the {1}{W}, {T} ability of Idol of Endurance
      When the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Idol of Endurance
      And the stack resolves
      And Bob plays Meadow
      Then Bob can activate the {1}{W}, {T} ability of Idol of Endurance
      When Bob passes priority
      Then Alice can't activate the {1}{W}, {T} ability of Idol of Endurance

    @id:idol-given-away-permission-stays @CR-109.5
    Scenario: The permission of Idol of Endurance stays with its activator when the Idol is given away afterwards
      Given Alice has Idol of Endurance in hand
      And Alice controls Bazaar Trader and five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Idol of Endurance
      And the stack resolves
      Then Bob controls Idol of Endurance
      And Alice can cast Ambush Viper
      When Alice passes priority
      Then Bob can't cast Ambush Viper

    @id:idol-given-away-in-response @CR-109.5
    Scenario: The permission of Idol of Endurance goes to its activator though the Idol was given away in response
      Given Alice has Idol of Endurance in hand
      And Alice controls Bazaar Trader and five Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Idol of Endurance
      And the stack resolves
      Then Bob controls Idol of Endurance
      And Alice can cast Ambush Viper
      When Alice passes priority
      Then Bob can't cast Ambush Viper

    @id:idol-given-away-before-trigger @CR-109.5
    Scenario: Idol of Endurance's trigger takes from the graveyard of whoever controlled the Idol as it triggered
      Given Alice has Idol of Endurance in hand
      And Alice controls Bazaar Trader and three Plains
      And Alice has Llanowar Elves in the graveyard
      And Bob has Elvish Mystic in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Idol of Endurance
      And the top of the stack resolves
      Then Bob controls Idol of Endurance
      When the stack resolves
      Then Llanowar Elves is in exile
      And Elvish Mystic is in Bob's graveyard

    @id:idol-given-away-cards-stay-exiled @CR-610.3
    Scenario: Idol of Endurance changing its controller has not left the battlefield
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls Bazaar Trader and five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Idol of Endurance
      And the stack resolves
      Then Bob controls Idol of Endurance
      And Llanowar Elves is in exile
      When Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in Alice's graveyard

    @id:idol-stolen-steal-ends-permission-stays @CR-109.5
    Scenario: Bob keeps what Idol of Endurance allowed him when Steal Artifact is gone
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls five Plains
      And Alice has Grizzly Bears in the graveyard
      And Bob has Steal Artifact and Plains called Meadow in hand
      And Bob controls five Islands
      When Alice casts Idol of Endurance
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Idol of Endurance
      And the stack resolves
      And Bob plays Meadow
      And Bob activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Bob passes priority
      And Alice casts Disenchant targeting Steal Artifact
      And the stack resolves
      Then Alice controls Idol of Endurance
      And Bob can cast Grizzly Bears
      But Alice can't cast Grizzly Bears

    @id:idol-stolen-and-blinked @CR-110.2a @CR-109.5 @CR-610.3
    Scenario: Idol of Endurance blinked by its new controller takes from the new controller's graveyard
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Llanowar Elves in the graveyard
      And Bob has Steal Artifact and Ghostly Flicker in hand
      And Bob controls Sol Ring and seven Islands
      And Bob has Elvish Mystic in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Steal Artifact targeting Idol of Endurance
      And the stack resolves
      And Bob casts Ghostly Flicker targeting Idol of Endurance and Sol Ring
      And the stack resolves
      Then Bob controls Idol of Endurance
      And Elvish Mystic is in exile
      And Llanowar Elves is in Alice's graveyard

  Rule: What was allowed is over when the exiled cards are gone

    @id:idol-leaves-permission-void @CR-607.2a @CR-610.3
    Scenario: Cards that returned to the graveyard can't be cast though Idol of Endurance had allowed it
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls seven Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Ambush Viper
      When Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Ambush Viper is in Alice's graveyard
      And Alice can't cast Ambush Viper

    @id:idol-leaves-with-ability-on-stack @CR-607.2a @CR-610.3
    Scenario: The ability of an Idol of Endurance that has left allows none of the cards that it gave back
      Given Alice has Idol of Endurance called First and Idol of Endurance called Second in hand
      And Alice has Disenchant in hand
      And Alice controls 12 Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts First
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of First
      And Alice casts Disenchant targeting First
      And the stack resolves
      Then Ambush Viper is in Alice's graveyard
      When Alice casts Second
      And the stack resolves
      Then Ambush Viper is in exile
      And Alice can't cast Ambush Viper
      When Alice activates the {1}{W}, {T} ability of Second
      And the stack resolves
      Then Alice can cast Ambush Viper

  Rule: An Idol that comes back is another Idol

    @id:idol-blinked-exiles-anew @CR-610.3 @CR-400.7 @ruling:idol-of-endurance/6
    Scenario: When Idol of Endurance is blinked the cards return first and are exiled anew by its trigger
      Given Alice has Idol of Endurance, Ghostly Flicker and Island in hand
      And Alice controls Sol Ring and five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in exile
      When Alice plays Island
      And Alice casts Ghostly Flicker targeting Idol of Endurance and Sol Ring
      And the top of the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And the top of the stack is an ability of Idol of Endurance
      When the stack resolves
      Then Llanowar Elves is in exile

    @id:idol-blinked-old-permission @CR-607.2a @CR-400.7
    Scenario: What Idol of Endurance allowed before it was blinked doesn't cover what it exiled afterwards
      Given Alice has Idol of Endurance, Ghostly Flicker and Island in hand
      And Alice controls Sol Ring and nine Plains
      And Alice has Ambush Viper in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice plays Island
      And Alice casts Ghostly Flicker targeting Idol of Endurance and Sol Ring
      And the stack resolves
      Then Ambush Viper is in exile
      And Alice can't cast Ambush Viper
      When Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Ambush Viper

    @id:idol-blinked-before-trigger @CR-610.3b @CR-400.7
    Scenario: The first trigger of an Idol of Endurance blinked in response exiles nothing
      Given Alice has Idol of Endurance and Ghostly Flicker in hand
      And Alice controls Sol Ring, Wild Cantor, three Plains and five Islands
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And Alice casts Ghostly Flicker targeting Idol of Endurance and Sol Ring
      And the top of the stack resolves
      And the top of the stack resolves
      Then Llanowar Elves is in exile
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And the top of the stack resolves
      Then Wild Cantor is in Alice's graveyard
      And Llanowar Elves is in exile
      And the stack is empty

  Rule: With Panharmonicon the Idol exiles twice

    @id:idol-panharmonicon-two-triggers @CR-603.2d @ruling:panharmonicon/6
    Scenario: Panharmonicon's second trigger of Idol of Endurance takes what came to the graveyard in between
      Given Alice has Idol of Endurance in hand
      And Alice controls Panharmonicon, Wild Cantor and three Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      Then the stack has 2 objects
      When the top of the stack resolves
      Then Llanowar Elves is in exile
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And the stack resolves
      Then Wild Cantor is in exile

    @id:idol-panharmonicon-both-castable @CR-607.3 @ruling:panharmonicon/2
    Scenario: Idol of Endurance allows the cards of both triggers that Panharmonicon gave it
      Given Alice has Idol of Endurance in hand
      And Alice controls Panharmonicon, Wild Cantor and five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And the top of the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Llanowar Elves
      And Alice can cast Wild Cantor
      When Alice casts Wild Cantor without paying its mana cost
      And the stack resolves
      Then Alice can't cast Llanowar Elves

    @id:idol-panharmonicon-both-return @CR-610.3 @CR-603.2d
    Scenario: The cards of both triggers return when Idol of Endurance leaves
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls Panharmonicon, Wild Cantor and five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And the top of the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And the stack resolves
      Then Llanowar Elves is in exile
      And Wild Cantor is in exile
      When Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And Wild Cantor is in Alice's graveyard

    @id:idol-panharmonicon-leaves-between @CR-610.3b @CR-603.2d
    Scenario: Nothing is exiled by the second trigger when Idol of Endurance left after the first
      Given Alice has Idol of Endurance and Disenchant in hand
      And Alice controls Panharmonicon and five Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the top of the stack resolves
      And the top of the stack resolves
      Then Llanowar Elves is in exile
      And the stack has 1 object
      When Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in Alice's graveyard

  Rule: A copy of the Idol has exiled cards of its own

    @id:idol-copy-exiles @CR-707.5 @ruling:sculpting-steel/1
    Scenario: Sculpting Steel entering as a copy of Idol of Endurance exiles creature cards
      Given Alice has Sculpting Steel in hand
      And Alice controls Idol of Endurance and three Plains
      And Alice has Llanowar Elves and Hill Giant in the graveyard
      When Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Idol of Endurance from the options
      And the stack resolves
      Then Sculpting Steel is named Idol of Endurance
      And Llanowar Elves is in exile
      And Hill Giant is in Alice's graveyard

    @id:idol-copy-own-cards-castable @CR-707.7 @CR-607.5
    Scenario: A copy of Idol of Endurance allows what it exiled itself and nothing of the original's
      Given Alice has Idol of Endurance and Sculpting Steel in hand
      And Alice controls Wild Cantor and eight Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Idol of Endurance from the options
      And the stack resolves
      Then Wild Cantor is in exile
      When Alice activates the {1}{W}, {T} ability of Sculpting Steel
      And the stack resolves
      Then Alice can cast Wild Cantor
      And Alice can't cast Llanowar Elves

    @id:idol-copy-original-leaves @CR-610.3
    Scenario: When Idol of Endurance leaves, what its copy exiled stays exiled
      Given Alice has Idol of Endurance, Sculpting Steel and Disenchant in hand
      And Alice controls Wild Cantor and eight Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Idol of Endurance from the options
      And the stack resolves
      And Alice casts Disenchant targeting Idol of Endurance
      And the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And Wild Cantor is in exile

    @id:idol-copy-leaves @CR-610.3
    Scenario: When a copy of Idol of Endurance leaves, what the original exiled stays exiled
      Given Alice has Idol of Endurance, Sculpting Steel and Disenchant in hand
      And Alice controls Wild Cantor and eight Plains
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      And Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Idol of Endurance from the options
      And the stack resolves
      And Alice casts Disenchant targeting Sculpting Steel
      And the stack resolves
      Then Wild Cantor is in Alice's graveyard
      And Llanowar Elves is in exile

    @id:idol-copy-opponents @CR-707.5 @CR-109.5
    Scenario: The opponent's copy of Idol of Endurance takes from the opponent's graveyard
      Given it is Bob's precombat main phase
      And Bob has Sculpting Steel in hand
      And Bob controls three Islands
      And Bob has Elvish Mystic in the graveyard
      And Alice controls Idol of Endurance
      And Alice has Llanowar Elves in the graveyard
      When Bob casts Sculpting Steel
      And the stack resolves
      And Bob chooses to if asked
      And Bob chooses Idol of Endurance from the options
      And the stack resolves
      Then Elvish Mystic is in exile
      And Llanowar Elves is in Alice's graveyard
