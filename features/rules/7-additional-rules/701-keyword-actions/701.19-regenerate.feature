Feature: 701.19 Regenerate

  A regenerated permanent isn't destroyed: it is tapped instead, its damage is gone, and it leaves combat. A spell or an activated
  ability makes a shield that does so once; a static ability does so every time.

  Rule: 701.19a A shield protects once

    @id:regenerate-destroyed @CR-701.19a @CR-614.8
    Scenario: A regenerated creature becomes tapped instead of being destroyed
      Given Alice controls Clay Statue called Shielded and Clay Statue called Plain
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{C}{C}{W}{W} floating
      When Alice activates the {2} ability of Shielded
      And the stack resolves
      Then Shielded is untapped
      When Alice casts Day of Judgment
      And the stack resolves
      Then Shielded is on the battlefield
      And Shielded is tapped
      And Plain is in Alice's graveyard

    @id:regenerate-once @CR-701.19a
    Scenario: A shield protects one time
      Given Bob controls Grizzly Bears
      And Alice has Death Ward and two Doom Blades in hand
      And Alice has {W}{B}{B}{B}{B} floating
      When Alice casts Death Ward targeting Grizzly Bears
      And the stack resolves
      And Alice casts Doom Blade 1 targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is on the battlefield
      When Alice casts Doom Blade 2 targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard

    @id:regenerate-two-shields @CR-701.19a
    Scenario: Of two shields one is left when the other was used
      Given Alice controls Clay Statue
      And Alice has three Doom Blades in hand
      And Alice has {C}{C}{C}{C}{B}{B}{B}{B}{B}{B} floating
      When Alice activates the {2} ability of Clay Statue
      And the stack resolves
      And Alice activates the {2} ability of Clay Statue
      And the stack resolves
      And Alice casts Doom Blade 1 targeting Clay Statue
      And the stack resolves
      And Alice casts Doom Blade 2 targeting Clay Statue
      And the stack resolves
      Then Clay Statue is on the battlefield
      When Alice casts Doom Blade 3 targeting Clay Statue
      And the stack resolves
      Then Clay Statue is in Alice's graveyard

    @id:regenerate-until-end-of-turn @CR-701.19a @CR-514.2
    Scenario: A shield is gone as the turn ends
      Given Alice controls Grizzly Bears called Early, Grizzly Bears called Late and four Plains
      And Alice has two Death Wards in hand
      And Bob controls four Swamps
      And Bob has two Doom Blades in hand
      When Alice casts Death Ward 1 targeting Early
      And the stack resolves
      And the game goes to Bob's upkeep
      And Bob passes priority
      And Alice casts Death Ward 2 targeting Late
      And the top of the stack resolves
      And Bob casts Doom Blade 1 targeting Early
      And the stack resolves
      And Bob casts Doom Blade 2 targeting Late
      And the stack resolves
      Then Early is in Alice's graveyard
      And Late is on the battlefield

    @id:regenerate-lethal-damage @CR-701.19a @CR-704.5g
    Scenario: A creature with lethal damage regenerates, and its damage is gone
      Given Bob controls Grizzly Bears called Shielded and Grizzly Bears called Plain
      And Alice has Death Ward and two Lightning Bolts in hand
      And Alice has {W}{R}{R} floating
      When Alice casts Death Ward targeting Shielded
      And the stack resolves
      And Alice casts Lightning Bolt 1 targeting Shielded
      And the stack resolves
      And Alice casts Lightning Bolt 2 targeting Plain
      And the stack resolves
      Then Shielded has 0 damage marked on it
      And Shielded is tapped
      And Plain is in Bob's graveyard

    @id:regenerate-deathtouch @CR-701.19a @CR-704.5h
    Scenario: A creature that was dealt damage by a source with deathtouch regenerates
      Given Alice controls Stampeding Rhino and Gorgon's Head
      And Gorgon's Head is attached to Stampeding Rhino
      And Alice has Death Ward in hand
      And Alice has {W} floating
      And Bob controls Hill Giant called Shielded and Hill Giant called Plain
      When Alice casts Death Ward targeting Shielded
      And the stack resolves
      And Alice attacks with Stampeding Rhino
      And Bob blocks Stampeding Rhino with Shielded and Plain
      And the game goes to Alice's combat damage step
      And Alice assigns damage 2 to Shielded and 2 to Plain
      Then Shielded is on the battlefield
      And Shielded has 0 damage marked on it
      And Plain is in Bob's graveyard

    @id:regenerate-does-not-die @CR-701.19a @CR-700.4
    Scenario: A creature that regenerates doesn't die
      Given Alice controls Fecundity, Grizzly Bears and Llanowar Elves
      And Alice has Death Ward and Pyroclasm in hand
      And Alice has {W}{R}{R} floating
      When Alice casts Death Ward targeting Grizzly Bears
      And the stack resolves
      And Alice casts Pyroclasm
      And the top of the stack resolves
      Then Llanowar Elves is in Alice's graveyard
      And Grizzly Bears is on the battlefield
      And the stack has 1 object

    @id:regenerate-attacker-leaves-combat @CR-701.19a @CR-506.4
    Scenario: An attacking creature that regenerates deals no combat damage
      Given Alice controls Clay Statue, Grizzly Bears and two Wastes
      And Bob controls two Swamps
      And Bob has Doom Blade in hand
      When Alice attacks with Clay Statue and Grizzly Bears
      And Alice activates the {2} ability of Clay Statue
      And the stack resolves
      And Alice passes priority
      And Bob casts Doom Blade targeting Clay Statue
      And the stack resolves
      And the game goes to Alice's end of combat
      Then Clay Statue is on the battlefield
      And Bob has 18 life

    @id:regenerate-blocker-leaves-combat @CR-701.19a @CR-506.4 @CR-509.1h
    Scenario: What a creature blocked stays blocked when that creature regenerates
      Given Alice controls Hill Giant and two Swamps
      And Alice has Doom Blade in hand
      And Bob controls Clay Statue and two Wastes
      When Alice attacks with Hill Giant
      And Bob blocks Hill Giant with Clay Statue
      And Alice passes priority
      And Bob activates the {2} ability of Clay Statue
      And the stack resolves
      And Alice casts Doom Blade targeting Clay Statue
      And the stack resolves
      And the game goes to Alice's end of combat
      Then Clay Statue is tapped
      And Doom Blade is in Alice's graveyard
      And Hill Giant is on the battlefield
      And Bob has 20 life

    @id:regenerate-sacrifice @CR-701.19a @CR-701.21a
    Scenario: A shield doesn't help against a sacrifice
      Given Alice controls Ashnod's Altar, Clay Statue called Given and Clay Statue called Kept
      And Alice has Doom Blade in hand
      And Alice has {C}{C}{C}{C}{B}{B} floating
      When Alice activates the {2} ability of Given
      And the stack resolves
      And Alice activates the {2} ability of Kept
      And the stack resolves
      And Alice activates the Sacrifice a creature ability of Ashnod's Altar using Given
      And Alice casts Doom Blade targeting Kept
      And the stack resolves
      Then Given is in Alice's graveyard
      And Kept is on the battlefield

    @id:regenerate-no-toughness @CR-701.19a @CR-704.5f
    Scenario: A shield doesn't help against a toughness of 0
      Given Alice controls Clay Statue called Weak and Clay Statue called Strong
      And Alice has Dead Weight and Doom Blade in hand
      And Alice has {C}{C}{C}{C}{B}{B}{B} floating
      When Alice activates the {2} ability of Weak
      And the stack resolves
      And Alice activates the {2} ability of Strong
      And the stack resolves
      And Alice casts Dead Weight targeting Weak
      And the stack resolves
      And Alice casts Doom Blade targeting Strong
      And the stack resolves
      Then Weak is in Alice's graveyard
      And Strong is on the battlefield

    @id:regenerate-last-enchanted @CR-701.19a @CR-608.2h
    Scenario: An Aura that is sacrificed regenerates the creature that it was on last
      Given Bob controls Grizzly Bears and Elite Vanguard
      And Alice controls Carapace
      And Carapace is attached to Grizzly Bears
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{W}{W} floating
      Then Grizzly Bears is 2/4
      When Alice activates the Sacrifice this Aura ability of Carapace
      And the stack resolves
      And Alice casts Day of Judgment
      And the stack resolves
      Then Grizzly Bears is on the battlefield
      And Grizzly Bears is 2/2
      And Elite Vanguard is in Bob's graveyard

    @id:regenerate-target @CR-701.19a @CR-115.1
    Scenario: Clockwork Gnomes regenerate artifact creatures only
      Given Alice controls Clockwork Gnomes, Frogmite and Grizzly Bears
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{C}{C}{C}{W}{W} floating
      Then Grizzly Bears is not a legal target for the {3}, {T} ability of Clockwork Gnomes
      And Frogmite is a legal target for the {3}, {T} ability of Clockwork Gnomes
      When Alice activates the {3}, {T} ability of Clockwork Gnomes targeting Frogmite
      And the stack resolves
      And Alice casts Day of Judgment
      And the stack resolves
      Then Frogmite is on the battlefield
      And Clockwork Gnomes is in Alice's graveyard

    @id:regenerate-hexproof @CR-701.19a @CR-702.11b
    Scenario: Asceticism makes shields for creatures that opponents can't target
      Given Alice controls Asceticism, Grizzly Bears and two Forests
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{W}{W} floating
      And Bob controls Elite Vanguard
      And Bob has Lightning Bolt in hand
      When Alice activates the {1}{G} ability of Asceticism targeting Grizzly Bears
      Then Grizzly Bears is not a legal target for Lightning Bolt
      And Elite Vanguard is a legal target for Lightning Bolt
      When the stack resolves
      And Alice casts Day of Judgment
      And the stack resolves
      Then Grizzly Bears is on the battlefield
      And Elite Vanguard is in Bob's graveyard

  Rule: 701.19b A static ability regenerates every time

    @id:regenerate-static @CR-701.19b
    Scenario: Clergy of the Holy Nimbus regenerates each time
      Given Alice controls Clergy of the Holy Nimbus
      And Bob controls Grizzly Bears
      And Alice has three Doom Blades in hand
      And Alice has {B}{B}{B}{B}{B}{B} floating
      When Alice casts Doom Blade 1 targeting Clergy of the Holy Nimbus
      And the stack resolves
      Then Clergy of the Holy Nimbus is tapped
      When Alice casts Doom Blade 2 targeting Clergy of the Holy Nimbus
      And the stack resolves
      And Alice casts Doom Blade 3 targeting Grizzly Bears
      And the stack resolves
      Then Clergy of the Holy Nimbus is on the battlefield
      And Grizzly Bears is in Bob's graveyard

    @id:regenerate-static-forbidden @CR-701.19c @CR-101.2 @CR-602.2
    Scenario: An opponent sees to it that Clergy of the Holy Nimbus can't be regenerated
      Given Bob controls Clergy of the Holy Nimbus called First and Clergy of the Holy Nimbus called Second
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{C}{W}{W} floating
      When Alice activates the {1} ability of First
      And the stack resolves
      And Alice casts Day of Judgment
      And the stack resolves
      Then First is in Bob's graveyard
      And Second is on the battlefield

  Rule: 701.19c What can't be regenerated

    @id:regenerate-cant @CR-701.19c @CR-101.2
    Scenario: Terror destroys a creature in spite of its shield
      Given Bob controls Grizzly Bears called First and Grizzly Bears called Second
      And Alice has two Death Wards, Doom Blade and Terror in hand
      And Alice has {W}{W}{B}{B}{B}{B} floating
      When Alice casts Death Ward 1 targeting First
      And the stack resolves
      And Alice casts Death Ward 2 targeting Second
      And the stack resolves
      And Alice casts Terror targeting First
      And the stack resolves
      And Alice casts Doom Blade targeting Second
      And the stack resolves
      Then First is in Bob's graveyard
      And Second is on the battlefield

    @id:regenerate-cant-all @CR-701.19c @CR-101.2
    Scenario: Wrath of God destroys all creatures in spite of shields, but not what has indestructible
      Given Alice controls Clay Statue and Darksteel Myr
      And Alice has Wrath of God in hand
      And Alice has {C}{C}{C}{C}{W}{W} floating
      When Alice activates the {2} ability of Clay Statue
      And the stack resolves
      And Alice casts Wrath of God
      And the stack resolves
      Then Clay Statue is in Alice's graveyard
      And Darksteel Myr is on the battlefield
      And Darksteel Myr is untapped

    @id:regenerate-cant-this-turn @CR-701.19c
    Scenario: The ability of a creature that can't be regenerated may be activated, to no avail
      Given Alice controls Hurr Jackal, Clay Statue called First and Clay Statue called Second
      And Alice has Day of Judgment in hand
      And Alice has {C}{C}{C}{C}{C}{C}{W}{W} floating
      When Alice activates the {T} ability of Hurr Jackal targeting First
      And the stack resolves
      Then Alice can activate the {2} ability of First
      When Alice activates the {2} ability of First
      And the stack resolves
      And Alice activates the {2} ability of Second
      And the stack resolves
      And Alice casts Day of Judgment
      And the stack resolves
      Then First is in Alice's graveyard
      And Second is on the battlefield

    @id:regenerate-cant-token @CR-701.19c @CR-608.2h
    Scenario: Afterlife gives a Spirit to the controller of the creature that it destroys in spite of a shield
      Given Bob controls Grizzly Bears
      And Alice has Death Ward and Afterlife in hand
      And Alice has {W}{W}{W}{W} floating
      When Alice casts Death Ward targeting Grizzly Bears
      And the stack resolves
      And Alice casts Afterlife targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is in Bob's graveyard
      And Bob controls 1 Spirit Token
