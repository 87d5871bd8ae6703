Feature: 302.6 Creatures that are new to their controller

  A creature can attack, and use abilities that cost {T} or {Q}, only if its controller has had it without a break since
  the start of the latest turn which that player began. Haste lifts this. Nothing else that the creature does is barred.

  Rule: A new creature can't pay {T}

    @id:new-creature-tap-ability @CR-302.6 @CR-107.5
    Scenario: A creature that came this turn can't activate an ability that costs {T}
      Given Alice controls Prodigal Pyromancer called Old and Prodigal Pyromancer called New
      And New came under Alice's control this turn
      Then Alice can activate the {T} ability of Old
      And Alice can't activate the {T} ability of New

    @id:new-creature-mana-ability @CR-302.6 @CR-107.5
    Scenario: A creature that came this turn can't be tapped for mana
      Given Alice controls Llanowar Elves called Old and Llanowar Elves called New
      And New came under Alice's control this turn
      Then Alice can tap Old for mana
      And Alice can't tap New for mana

    @id:new-creature-cast-this-turn @CR-302.6
    Scenario: A creature cast this turn can't be tapped for mana
      Given Alice controls Elvish Mystic
      And Alice has Llanowar Elves in hand
      And Alice has {G} floating
      When Alice casts Llanowar Elves
      And the stack resolves
      Then Llanowar Elves is on the battlefield
      And Alice can tap Elvish Mystic for mana
      And Alice can't tap Llanowar Elves for mana

  Rule: A creature is new until its controller's next turn begins

    @id:new-creature-through-opponents-turn @CR-302.6
    Scenario: A creature that came in its controller's turn stays new through the opponent's turn
      Given Alice controls Llanowar Elves called Old and Llanowar Elves called New
      And New came under Alice's control this turn
      When the game goes to Bob's upkeep
      And Bob passes priority
      Then Alice can tap Old for mana
      And Alice can't tap New for mana
      When the game goes to Alice's upkeep
      Then Alice can tap New for mana

    @id:new-creature-arrived-in-opponents-turn @CR-302.6
    Scenario: A creature that came in the opponent's turn is ready when its controller's turn begins
      Given it is Bob's end step
      And Alice controls Llanowar Elves
      And Llanowar Elves came under Alice's control this turn
      When Bob passes priority
      Then Alice can't tap Llanowar Elves for mana
      When the game goes to Alice's upkeep
      Then Alice can tap Llanowar Elves for mana

    @id:new-creature-flash-attacks-next-turn @CR-302.6
    Scenario: A creature cast in the opponent's turn can attack in its controller's next turn
      Given it is Bob's end step
      And Alice has Ambush Viper in hand
      And Alice has {G}{G} floating
      When Bob passes priority
      And Alice casts Ambush Viper
      And the stack resolves
      And the game goes to Alice's precombat main phase
      And Alice attacks with Ambush Viper
      And the game goes to Alice's combat damage step
      Then Bob has 18 life

    @id:new-creature-given-away @CR-302.6
    Scenario: A creature that was given away is ready when its new controller's turn begins
      Given Alice controls Bazaar Trader and Llanowar Elves
      When Alice activates the {T} ability of Bazaar Trader targeting Bob and Llanowar Elves
      And the stack resolves
      And Alice passes priority
      Then Bob controls Llanowar Elves
      And Bob can't tap Llanowar Elves for mana
      When the game goes to Bob's upkeep
      Then Bob can tap Llanowar Elves for mana

  Rule: A change of control makes a creature new

    @id:new-creature-control-gained @CR-302.6
    Scenario: A creature that its controller took this turn can't be tapped for mana
      Given Alice controls Elvish Mystic
      And Bob controls Llanowar Elves
      And Alice has Control Magic in hand
      And Alice has {U}{U}{U}{U} floating
      When Alice casts Control Magic targeting Llanowar Elves
      And the stack resolves
      Then Alice controls Llanowar Elves
      And Alice can tap Elvish Mystic for mana
      And Alice can't tap Llanowar Elves for mana

    @id:new-creature-control-lost-and-regained @CR-302.6
    Scenario: A creature given away and taken back within a turn can't be tapped for mana
      Given Alice controls Bazaar Trader, Llanowar Elves called Roamer and Llanowar Elves called Stayer
      And Alice has Control Magic in hand
      And Alice has {U}{U}{U}{U} floating
      When Alice activates the {T} ability of Bazaar Trader targeting Bob and Roamer
      And the stack resolves
      And Alice casts Control Magic targeting Roamer
      And the stack resolves
      Then Alice controls Roamer
      And Alice can tap Stayer for mana
      And Alice can't tap Roamer for mana

    @id:new-creature-control-returned @CR-302.6
    Scenario: A creature that returns to its owner's control is new to that player
      Given Bob controls Llanowar Elves called Stolen and Llanowar Elves called Kept
      And Alice controls Control Magic
      And Control Magic is attached to Stolen
      And Alice has Disenchant in hand
      And Alice has {W}{W} floating
      When Alice casts Disenchant targeting Control Magic
      And the stack resolves
      And Alice passes priority
      Then Bob controls Stolen
      And Bob can tap Kept for mana
      And Bob can't tap Stolen for mana

    @id:new-creature-control-unbroken @CR-302.6 @ruling:bazaar-trader/3
    Scenario: An effect that gives players what they control already doesn't make it new
      Given Alice controls Bazaar Trader, Llanowar Elves called Old and Llanowar Elves called New
      And New came under Alice's control this turn
      When Alice activates the {T} ability of Bazaar Trader targeting Alice and Old
      And the stack resolves
      Then Alice can tap Old for mana
      And Alice can't tap New for mana

  Rule: Haste lifts the restriction

    @id:new-creature-haste-from-treason @CR-702.10c
    Scenario: A creature taken by Act of Treason can pay {T}
      Given Alice controls Prodigal Pyromancer called New
      And New came under Alice's control this turn
      And Bob controls Prodigal Pyromancer called Lent
      And Alice has Act of Treason in hand
      And Alice has {R}{R}{R} floating
      When Alice casts Act of Treason targeting Lent
      And the stack resolves
      Then Alice can activate the {T} ability of Lent
      And Alice can't activate the {T} ability of New

    @id:new-creature-haste-gained @CR-702.10c
    Scenario: A new creature that gains haste from Fervor can be tapped for mana
      Given Alice controls Llanowar Elves
      And Llanowar Elves came under Alice's control this turn
      And Alice has Fervor in hand
      And Alice has {R}{R}{R} floating
      Then Alice can't tap Llanowar Elves for mana
      When Alice casts Fervor
      And the stack resolves
      Then Alice can tap Llanowar Elves for mana

    @id:new-creature-haste-lost @CR-302.6
    Scenario: A new creature that loses haste can't be tapped for mana
      Given Alice controls Fervor and Llanowar Elves
      And Llanowar Elves came under Alice's control this turn
      And Alice has Disenchant in hand
      And Alice has {W}{W} floating
      Then Alice can tap Llanowar Elves for mana
      When Alice casts Disenchant targeting Fervor
      And the stack resolves
      Then Alice can't tap Llanowar Elves for mana

    @id:new-creature-haste-attack @CR-702.10b
    Scenario: A new creature with haste can attack
      Given Alice controls Raging Goblin and Goblin Piker
      And Raging Goblin and Goblin Piker came under Alice's control this turn
      Then Alice can attack with Raging Goblin
      And Alice can't attack with Goblin Piker

  Rule: What counts is how long a permanent has been controlled, not how long it has been a creature

    @id:new-creature-animated-land @CR-302.6 @ruling:mutavault/2
    Scenario: A land that came this turn can't be tapped for mana once it is a creature
      Given Alice controls Mutavault
      And Mutavault came under Alice's control this turn
      And Alice has {C} floating
      Then Alice can tap Mutavault for mana
      When Alice activates the {1} ability of Mutavault
      And the stack resolves
      Then Alice can't tap Mutavault for mana

    @id:new-creature-animated-old-land @CR-302.6 @ruling:mutavault/2
    Scenario: A land that was there before this turn can attack as soon as it is a creature
      Given Alice controls Mutavault called Old and Mutavault called New
      And New came under Alice's control this turn
      And Alice has {C}{C} floating
      When Alice activates the {1} ability of Old
      And the stack resolves
      And Alice activates the {1} ability of New
      And the stack resolves
      Then Alice can attack with Old
      And Alice can't attack with New

    @id:new-creature-animated-old-land-taps @CR-302.6 @ruling:mutavault/2
    Scenario: A land that was there before this turn can be tapped for mana as soon as it is a creature
      Given Alice controls Mutavault called Old and Mutavault called New
      And New came under Alice's control this turn
      And Alice has {C}{C} floating
      When Alice activates the {1} ability of Old
      And the stack resolves
      And Alice activates the {1} ability of New
      And the stack resolves
      Then Alice can tap Old for mana
      And Alice can't tap New for mana

  Rule: A new creature can't attack

    @id:new-creature-attack @CR-302.6 @CR-508.1a
    Scenario: A creature that came this turn can't attack
      Given Alice controls Grizzly Bears called Old and Grizzly Bears called New
      And New came under Alice's control this turn
      Then Alice can attack with Old
      And Alice can't attack with New

  Rule: A new creature can do everything else

    @id:new-creature-tapped-for-other-cost @CR-302.6 @ruling:springleaf-drum/1
    Scenario: A new creature can be tapped to pay for Springleaf Drum
      Given Alice controls Springleaf Drum and Llanowar Elves
      And Llanowar Elves came under Alice's control this turn
      Then Alice can tap Springleaf Drum for mana using Llanowar Elves
      And Alice can't tap Llanowar Elves for mana

    @id:new-creature-ability-without-tap @CR-302.6
    Scenario: A new creature can activate an ability that doesn't cost {T}
      Given Alice controls Blood Celebrant and Llanowar Elves
      And Blood Celebrant and Llanowar Elves came under Alice's control this turn
      And Alice has {B} floating
      Then Alice can activate the {B}, Pay 1 life ability of Blood Celebrant
      And Alice can't tap Llanowar Elves for mana

    @id:new-creature-block @CR-302.6
    Scenario: A new creature can block
      Given Alice controls Goblin Piker
      And Bob controls Hill Giant
      And Hill Giant came under Bob's control this turn
      When Alice attacks with Goblin Piker
      And Bob blocks Goblin Piker with Hill Giant
      And the game goes to Alice's combat damage step
      Then Goblin Piker is in Alice's graveyard
      And Bob has 20 life
