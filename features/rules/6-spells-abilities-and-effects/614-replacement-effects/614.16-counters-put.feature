Feature: More counters, or fewer

  What changes how many counters are put on something looks at each time that some would be put there, and deals with it once.

  Rule: Counters that are put on what the words describe are another number

    @id:counter-doubler-mine-alone @CR-614.1a @CR-614.16
    Scenario: Branching Evolution doubles counters on its controller's creature and on no other
      Given Alice controls Branching Evolution and Grizzly Bears
      And Bob controls Hill Giant
      And Alice has Battlegrowth called Growth and Battlegrowth called Other Growth in hand
      And Alice has {G}{G} floating
      When Alice casts Growth targeting Grizzly Bears
      And the stack resolves
      And Alice casts Other Growth targeting Hill Giant
      And the stack resolves
      Then Grizzly Bears has 2 +1/+1 counters on it
      And Hill Giant has 1 +1/+1 counter on it

    @id:counter-doubler-anybodys @CR-614.1a
    Scenario: Primal Vigor doubles counters on the creature of another player
      Given Alice controls Primal Vigor and Grizzly Bears
      And Bob controls Hill Giant
      And Alice has Battlegrowth called Growth and Battlegrowth called Other Growth in hand
      And Alice has {G}{G} floating
      When Alice casts Growth targeting Grizzly Bears
      And the stack resolves
      And Alice casts Other Growth targeting Hill Giant
      And the stack resolves
      Then Grizzly Bears has 2 +1/+1 counters on it
      And Hill Giant has 2 +1/+1 counters on it

    @id:counters-player-one-more @CR-614.1a @CR-122.1f
    Scenario: Winding Constrictor gives its controller another poison counter, and no other player
      Given Alice controls Winding Constrictor
      And Alice has Ichor Rats in hand
      And Alice has {B}{B}{B} floating
      When Alice casts Ichor Rats
      And the stack resolves
      Then Alice has 2 poison counters
      And Bob has 1 poison counter

    @id:counters-whoever-puts @CR-614.16 @CR-614.1a
    Scenario: Doc Samson adds to what his controller puts on her own permanents, not to what another puts there or she elsewhere
      Given Alice controls Doc Samson, Super Psychiatrist, Grizzly Bears and Gray Ogre
      And Bob controls Hill Giant
      And Alice has Battlegrowth called Own and Battlegrowth called Away in hand
      And Alice has {G}{G} floating
      And Bob has Battlegrowth called Gift in hand
      And Bob has {G} floating
      When Alice casts Own targeting Grizzly Bears
      And the stack resolves
      And Alice casts Away targeting Hill Giant
      And the stack resolves
      And Alice passes priority
      And Bob casts Gift targeting Gray Ogre
      And the stack resolves
      Then Grizzly Bears has 2 +1/+1 counters on it
      And Hill Giant has 1 +1/+1 counter on it
      And Gray Ogre has 1 +1/+1 counter on it

    @id:counters-on-an-artifact @CR-614.16 @CR-614.1a
    Scenario: Ozolith and Kami of Whispered Hopes each add a counter on an artifact, Corpsejack Menace doubles none there
      Given Alice controls Ozolith, the Shattered Spire, Kami of Whispered Hopes, Corpsejack Menace and Sol Ring
      And Alice has {C}{G} floating
      When Alice activates the {1}{G}, {T} ability of Ozolith, the Shattered Spire targeting Sol Ring
      And the stack resolves
      And Alice applies the effect of Kami of Whispered Hopes first if asked
      Then Sol Ring has 3 +1/+1 counters on it

  Rule: Counters with which something enters are put on it

    @id:counters-entering-one-more @CR-122.6 @ruling:hardened-scales/1
    Scenario: Hardened Scales adds a counter to those of an entering creature, but where there are none
      Given Alice controls Hardened Scales
      And Alice has Endless One called Two and Endless One called None in hand
      And Alice has {C}{C} floating
      When Alice casts Two with X = 2
      And the stack resolves
      And Alice casts None with X = 0
      And the stack resolves
      Then Two has 3 +1/+1 counters on it
      And None is in Alice's graveyard

    @id:counters-entering-who-puts @CR-122.6a @ruling:vorinclex-monstrous-raider/1
    Scenario: Vorinclex halves the counters that an opponent's creature enters with, and doubles those of its controller's
      Given Alice controls Vorinclex, Monstrous Raider
      And Bob controls five Forests
      And Alice has Endless One called Twice in hand
      And Bob has Endless One called Half in hand
      And Alice has {C}{C}{C} floating
      When Alice casts Twice with X = 3
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Half with X = 5
      And the stack resolves
      Then Twice has 6 +1/+1 counters on it
      And Half has 2 +1/+1 counters on it

    @id:counters-entering-doubled @CR-122.6 @ruling:corpsejack-menace/1
    Scenario: Corpsejack Menace doubles the counters with which its controller's creature enters, and no opponent's
      Given Alice controls Corpsejack Menace
      And Alice has Endless One called Ours in hand
      And Alice has {C}{C} floating
      And Bob has Endless One called Theirs in hand
      And Bob controls two Wastes
      When Alice casts Ours with X = 2
      And the stack resolves
      And the game goes to Bob's precombat main phase
      And Bob casts Theirs with X = 2
      And the stack resolves
      Then Ours has 4 +1/+1 counters on it
      And Theirs has 2 +1/+1 counters on it

    @id:counters-entering-another @CR-122.6 @CR-614.1a
    Scenario: Benevolent Hydra adds a counter to another creature's, and none to those that it enters with
      Given Alice controls Grizzly Bears
      And Alice has Benevolent Hydra and Battlegrowth in hand
      And Alice has {C}{C}{G}{G}{G} floating
      When Alice casts Benevolent Hydra with X = 2
      And the stack resolves
      Then Benevolent Hydra has 2 +1/+1 counters on it
      When Alice casts Battlegrowth targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears has 2 +1/+1 counters on it

  Rule: An effect puts counters neither as a cost nor as the rules have damage do it

    @id:counter-doubler-cost @CR-614.16 @ruling:doubling-season/3
    Scenario: Doubling Season doubles the loyalty with which Garruk enters, but not the cost of an ability
      Given Alice controls Doubling Season and two Forests
      And Alice has Garruk Wildspeaker in hand
      And Alice has {G}{G}{G}{G} floating
      When Alice casts Garruk Wildspeaker
      And the stack resolves
      Then Garruk Wildspeaker has 6 loyalty counters on it
      When Alice activates the [+1] ability of Garruk Wildspeaker targeting Forest 1 and Forest 2
      Then Garruk Wildspeaker has 7 loyalty counters on it

    @id:counter-doubler-wither @CR-614.16 @CR-120.3d
    Scenario: Doubling Season doubles the counters of a spell, but not those of combat damage
      Given it is Bob's precombat main phase
      And Bob controls Sickle Ripper
      And Alice controls Doubling Season, Hill Giant and Grizzly Bears
      And Alice has Battlegrowth in hand
      And Alice has {G} floating
      When Bob passes priority
      And Alice casts Battlegrowth targeting Grizzly Bears
      And the stack resolves
      And Bob attacks with Sickle Ripper
      And Alice blocks Sickle Ripper with Hill Giant
      And the game goes to Bob's end of combat
      Then Grizzly Bears has 2 +1/+1 counters on it
      And Hill Giant has 2 -1/-1 counters on it

    @id:counters-of-damage-together @CR-120.4c @ruling:vizier-of-remedies/5
    Scenario: Vizier of Remedies takes one counter from those of two blockers with wither, not one from each
      Given Alice controls Vizier of Remedies and Durkwood Baloth
      And Bob controls Sickle Ripper called Ripper and Sickle Ripper called Other Ripper
      When Alice attacks with Durkwood Baloth
      And Bob blocks Durkwood Baloth with Ripper and Other Ripper
      And the game goes to Alice's end of combat
      And Alice assigns damage 3 to Ripper and 2 to Other Ripper
      Then Durkwood Baloth has 3 -1/-1 counters on it

  Rule: Each effect is applied once, in an order that the object's controller chooses

    @id:counter-doublers-two @CR-614.5 @ruling:branching-evolution/3
    Scenario: Two enchantments that double counters make them four times as many
      Given Alice controls two Branching Evolutions and Grizzly Bears
      And Alice has Battlegrowth in hand
      And Alice has {G} floating
      When Alice casts Battlegrowth targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears has 4 +1/+1 counters on it

    @id:counters-order-added-first @CR-616.1 @ruling:branching-evolution/2
    Scenario: Hardened Scales applied first gives Branching Evolution two counters to double
      Given Alice controls Branching Evolution, Hardened Scales and Grizzly Bears
      And Alice has Battlegrowth in hand
      And Alice has {G} floating
      When Alice casts Battlegrowth targeting Grizzly Bears
      And the stack resolves
      And Alice applies the effect of Hardened Scales first
      Then Grizzly Bears has 4 +1/+1 counters on it

    @id:counters-order-doubled-first @CR-616.1 @ruling:branching-evolution/2
    Scenario: Branching Evolution applied first leaves Hardened Scales to add a counter to two
      Given Alice controls Branching Evolution, Hardened Scales and Grizzly Bears
      And Alice has Battlegrowth in hand
      And Alice has {G} floating
      When Alice casts Battlegrowth targeting Grizzly Bears
      And the stack resolves
      And Alice applies the effect of Branching Evolution first
      Then Grizzly Bears has 3 +1/+1 counters on it

  Rule: The words tell on what the counters are put

    @id:counters-one-more-on-subtypes @CR-614.1a @CR-109.2
    Scenario: Mauhúr adds a counter to those of an Orc and of a Goblin, and not to those of a Giant
      Given Alice controls Mauhúr, Uruk-hai Captain, Goblin Piker and Hill Giant
      And Alice has Battlegrowth called First, Battlegrowth called Second and Battlegrowth called Third in hand
      And Alice has {G}{G}{G} floating
      When Alice casts First targeting Mauhúr, Uruk-hai Captain
      And the stack resolves
      And Alice casts Second targeting Goblin Piker
      And the stack resolves
      And Alice casts Third targeting Hill Giant
      And the stack resolves
      Then Mauhúr, Uruk-hai Captain has 2 +1/+1 counters on it
      And Goblin Piker has 2 +1/+1 counters on it
      And Hill Giant has 1 +1/+1 counter on it
