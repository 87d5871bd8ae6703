Feature: 106.7 The mana that a permanent could produce

  Some abilities offer the types of mana that other permanents could produce. That is each type which an ability of
  such a permanent would add if it resolved at this moment, whatever it costs and whether or not it may be used, with
  the replacement effects that would change its mana, in any order. If no type is found this way, none is offered.

  Rule: The lands that are spoken of count, and nothing else

    @id:could-produce-own-lands @CR-106.7
    Scenario: Reflecting Pool offers the types of mana of its controller's other lands
      Given Alice controls Reflecting Pool, Forest and Island
      Then Alice can tap Reflecting Pool for {G}
      And Alice can tap Reflecting Pool for {U}
      And Alice can't tap Reflecting Pool for {R}

    @id:could-produce-not-opponents-lands @CR-106.7
    Scenario: Reflecting Pool doesn't look at an opponent's lands
      Given Alice controls Reflecting Pool and Forest
      And Bob controls Mountain
      Then Alice can tap Reflecting Pool for {G}
      And Alice can't tap Reflecting Pool for {R}

    @id:could-produce-opponents-lands-only @CR-106.7
    Scenario: Exotic Orchard looks at an opponent's lands and not at its controller's
      Given Alice controls Exotic Orchard and Forest
      And Bob controls Mountain
      Then Alice can tap Exotic Orchard for {R}
      And Alice can't tap Exotic Orchard for {G}

    @id:could-produce-each-opponent @CR-106.7 @players:3
    Scenario: Exotic Orchard looks at the lands of every opponent
      Given Alice controls Exotic Orchard
      And Bob controls Mountain
      And Carol controls Island
      Then Alice can tap Exotic Orchard for {R}
      And Alice can tap Exotic Orchard for {U}
      And Alice can't tap Exotic Orchard for {G}

    @id:could-produce-lands-only @CR-106.7
    Scenario: A mana creature adds nothing to what Fellwar Stone offers
      Given Alice controls Fellwar Stone
      And Bob controls Mountain and Llanowar Elves
      Then Alice can tap Fellwar Stone for {R}
      And Alice can't tap Fellwar Stone for {G}

    @id:could-produce-sacrificed-land-only @CR-106.7
    Scenario: Squandered Resources offers the type of the sacrificed land alone
      Given Alice controls Squandered Resources, Forest and Island
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Forest for {G}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Forest for {U}

    @id:could-produce-all-abilities @CR-106.7
    Scenario: Each mana ability of a land counts
      Given Alice controls Reflecting Pool and Mystic Gate
      Then Alice can tap Reflecting Pool for {C}
      And Alice can tap Reflecting Pool for {W}
      And Alice can't tap Reflecting Pool for {B}

    @id:could-produce-one-mana @CR-106.7 @ruling:fellwar-stone/1
    Scenario: Fellwar Stone adds one mana though the land would add two
      Given Alice controls Fellwar Stone
      And Bob controls Boros Garrison
      When Alice taps Fellwar Stone for {R}
      Then Alice has {R} floating

  Rule: Colors are five, types are six

    @id:could-produce-no-colorless-orchard @CR-106.1a @ruling:exotic-orchard/4
    Scenario: Exotic Orchard doesn't offer the colorless mana of an opponent's land
      Given Alice controls Exotic Orchard
      And Bob controls Wastes and Mountain
      Then Alice can tap Exotic Orchard for {R}
      And Alice can't tap Exotic Orchard for {C}

    @id:could-produce-no-colorless-stone @CR-106.1a @ruling:fellwar-stone/6
    Scenario: Fellwar Stone doesn't offer the colorless mana of an opponent's land
      Given Alice controls Fellwar Stone
      And Bob controls Wastes and Mountain
      Then Alice can tap Fellwar Stone for {R}
      And Alice can't tap Fellwar Stone for {C}

    @id:could-produce-colorless-pool @CR-106.7 @ruling:reflecting-pool/6
    Scenario: Reflecting Pool offers the colorless mana of another land
      Given Alice controls Reflecting Pool and Wastes
      Then Alice can tap Reflecting Pool for {C}
      And Alice can't tap Reflecting Pool for {G}

    @id:could-produce-druid-colors @CR-106.1a
    Scenario: Harvester Druid offers the color of its controller's land but no colorless mana
      Given Alice controls Harvester Druid, Forest and Wastes
      Then Alice can tap Harvester Druid for {G}
      And Alice can't tap Harvester Druid for {C}

  Rule: Costs don't matter

    @id:could-produce-tapped-land @CR-106.7 @ruling:fellwar-stone/3
    Scenario: A tapped land still counts
      Given Alice controls Fellwar Stone
      And Bob controls Forest
      And Forest is tapped
      Then Alice can tap Fellwar Stone for {G}
      And Alice can't tap Fellwar Stone for {R}

    @id:could-produce-tapped-land-pays @CR-106.7
    Scenario: Reflecting Pool pays for a spell in the color of a tapped land
      Given Alice controls Reflecting Pool and Forest
      And Forest is tapped
      And Alice has Llanowar Elves and Lightning Bolt in hand
      Then Alice can cast Llanowar Elves
      And Alice can't cast Lightning Bolt targeting Bob

    @id:could-produce-no-counter-left @CR-106.7 @ruling:reflecting-pool/4
    Scenario: A Vivid Creek without counters still could produce any color
      Given Alice controls Reflecting Pool and Vivid Creek
      Then Alice can tap Reflecting Pool for {R}
      And Alice can't tap Vivid Creek for {R}
      And Alice can't tap Reflecting Pool for {C}

    @id:could-produce-no-counter-left-opponent @CR-106.7 @ruling:exotic-orchard/1
    Scenario: Exotic Orchard offers every color for an opponent's tapped Vivid Creek without counters
      Given Alice controls Exotic Orchard
      And Bob controls Vivid Creek
      And Vivid Creek is tapped
      Then Alice can tap Exotic Orchard for {B}
      And Alice can tap Exotic Orchard for {U}
      And Alice can't tap Exotic Orchard for {C}

    @id:could-produce-no-counter-left-stone @CR-106.7 @ruling:fellwar-stone/4
    Scenario: Fellwar Stone offers every color for an opponent's tapped Vivid Creek without counters
      Given Alice controls Fellwar Stone
      And Bob controls Vivid Creek
      And Vivid Creek is tapped
      Then Alice can tap Fellwar Stone for {B}
      And Alice can tap Fellwar Stone for {U}
      And Alice can't tap Fellwar Stone for {C}

    @id:could-produce-unpaid-filter @CR-106.7
    Scenario: Mystic Gate counts with both its colors while nobody can pay for them
      Given Alice controls Squandered Resources and Mystic Gate
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Mystic Gate for {W}
      And Alice can activate the Sacrifice a land ability of Squandered Resources using Mystic Gate for {U}
      And Alice can activate the Sacrifice a land ability of Squandered Resources using Mystic Gate for {C}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Mystic Gate for {B}
      And Alice can't activate the {W/U}, {T} ability of Mystic Gate

    @id:could-produce-unpaid-coffers @CR-106.7
    Scenario: Cabal Coffers could produce black mana without two mana to pay for it
      Given Alice controls Squandered Resources, Cabal Coffers and Swamp
      And Swamp is tapped
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Cabal Coffers for {B}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Cabal Coffers for {R}
      And Alice can't tap Cabal Coffers for mana

    @id:could-produce-new-creature @CR-106.7 @CR-302.6
    Scenario: A creature land that is too new to be tapped still counts
      Given Alice controls Reflecting Pool and Dryad Arbor
      And Dryad Arbor came under Alice's control this turn
      Then Alice can tap Reflecting Pool for {G}
      And Alice can't tap Reflecting Pool for {R}
      And Alice can't tap Dryad Arbor for mana

    @id:could-produce-tapped-sacrifice @CR-106.7
    Scenario: Squandered Resources gives the mana of a land that is tapped already
      Given Alice controls Squandered Resources and Forest
      And Forest is tapped
      When Alice activates the Sacrifice a land ability of Squandered Resources using Forest
      Then Forest is in Alice's graveyard
      And Alice has {G} floating

  Rule: Limits on activating and on spending don't matter

    @id:could-produce-activation-limit @CR-106.7
    Scenario: A Temple of the False God that can't be used yet still counts
      Given Alice controls Reflecting Pool and Temple of the False God
      Then Alice can tap Reflecting Pool for {C}
      And Alice can't tap Reflecting Pool for {B}
      And Alice can't tap Temple of the False God for mana

    @id:could-produce-restricted-mana @CR-106.7 @ruling:reflecting-pool/5
    Scenario: Reflecting Pool offers the colors of Ancient Ziggurat without the restriction
      Given Alice controls Reflecting Pool and Ancient Ziggurat
      And Alice has Lightning Bolt in hand
      When Alice taps Reflecting Pool for {R}
      And Alice casts Lightning Bolt targeting Bob
      Then Lightning Bolt is on the stack

    @id:could-produce-restricted-mana-orchard @CR-106.7 @ruling:exotic-orchard/2
    Scenario: Exotic Orchard offers the colors of an opponent's Ancient Ziggurat for any spell
      Given Alice controls Exotic Orchard
      And Bob controls Ancient Ziggurat
      And Alice has Lightning Bolt in hand
      When Alice taps Exotic Orchard for {R}
      And Alice casts Lightning Bolt targeting Bob
      Then Lightning Bolt is on the stack

    @id:could-produce-restricted-mana-stone @CR-106.7 @CR-106.6 @ruling:fellwar-stone/5
    Scenario: Fellwar Stone offers the colors of an opponent's Ancient Ziggurat for any spell
      Given Alice controls Fellwar Stone
      And Bob controls Ancient Ziggurat
      And Alice has Lightning Bolt in hand
      When Alice taps Fellwar Stone for {R}
      And Alice casts Lightning Bolt targeting Bob
      Then Lightning Bolt is on the stack

  Rule: The ability must add mana as things are now

    @id:could-produce-amount-zero @CR-106.7
    Scenario: A Cabal Coffers without Swamps could produce nothing
      Given Alice controls Reflecting Pool, Cabal Coffers and Forest
      Then Alice can tap Reflecting Pool for {G}
      And Alice can't tap Reflecting Pool for {B}

    @id:could-produce-amount-becomes-zero @CR-106.7
    Scenario: Gaea's Cradle could produce green mana only while there is a creature to count
      Given Alice controls Reflecting Pool, Gaea's Cradle, Plains and Wild Cantor
      Then Alice can tap Reflecting Pool for {G}
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {B}
      Then Alice can tap Reflecting Pool for {W}
      And Alice can't tap Reflecting Pool for {G}

    @id:could-produce-undefined-type @CR-106.7 @CR-106.5
    Scenario: A Meteor Crater without colors to choose from could produce nothing
      Given Alice controls Reflecting Pool, Meteor Crater and Plains
      And Bob controls Llanowar Elves
      Then Alice can tap Reflecting Pool for {W}
      And Alice can't tap Reflecting Pool for {G}
      And Alice can't tap Reflecting Pool for {C}

    @id:could-produce-chosen-color @CR-106.7
    Scenario: A Meteor Crater could produce each color that it lets its controller choose
      Given Alice controls Reflecting Pool, Meteor Crater, Llanowar Elves and Goblin Piker
      Then Alice can tap Reflecting Pool for {G}
      And Alice can tap Reflecting Pool for {R}
      And Alice can't tap Reflecting Pool for {W}

    @id:could-produce-no-lands @CR-106.7 @ruling:fellwar-stone/2
    Scenario: Fellwar Stone can be tapped for nothing while no opponent has a land
      Given Alice controls Fellwar Stone and Sol Ring
      When Alice taps Sol Ring for mana
      And Alice taps Fellwar Stone for mana
      Then Fellwar Stone is tapped
      And Alice has {C}{C} floating

    @id:could-produce-sacrifice-for-nothing @CR-106.7 @ruling:squandered-resources/1
    Scenario: A land that could produce nothing is sacrificed to Squandered Resources for nothing
      Given Alice controls Squandered Resources, Cabal Coffers and Forest
      When Alice activates the Sacrifice a land ability of Squandered Resources using Cabal Coffers
      Then Cabal Coffers is in Alice's graveyard
      And Alice has no mana floating
      When Alice activates the Sacrifice a land ability of Squandered Resources using Forest
      Then Alice has {G} floating

  Rule: Lands that look at each other need a land that starts it

    @id:could-produce-pools-alone @CR-106.7 @ruling:reflecting-pool/3
    Scenario: Two Reflecting Pools give each other nothing
      Given Alice controls Reflecting Pool called First, Reflecting Pool called Second and Sol Ring
      When Alice taps Sol Ring for mana
      And Alice taps First for mana
      Then First is tapped
      And Alice has {C}{C} floating

    @id:could-produce-pools-and-forest @CR-106.7
    Scenario: Two Reflecting Pools beside a Forest offer green mana and nothing more
      Given Alice controls Reflecting Pool called First, Reflecting Pool called Second and Forest
      Then Alice can tap First for {G}
      And Alice can tap Second for {G}
      And Alice can't tap First for {R}

    @id:could-produce-orchards-alone @CR-106.7
    Scenario: Exotic Orchards across the table give each other nothing
      Given Alice controls Exotic Orchard and Sol Ring
      And Bob controls Exotic Orchard called Mirror
      When Alice taps Sol Ring for mana
      And Alice taps Exotic Orchard for mana
      Then Exotic Orchard is tapped
      And Alice has {C}{C} floating

    @id:could-produce-orchard-reflects-own-land @CR-106.7 @ruling:exotic-orchard/3
    Scenario: Exotic Orchard offers the color that an opponent's Orchard takes from its controller's own land
      Given Alice controls Exotic Orchard and Forest
      And Bob controls Exotic Orchard called Mirror
      Then Alice can tap Exotic Orchard for {G}
      And Alice can't tap Exotic Orchard for {R}

    @id:could-produce-pool-behind-orchard @CR-106.7 @ruling:exotic-orchard/3
    Scenario: Reflecting Pool offers the color that an Exotic Orchard beside it takes from across the table
      Given Alice controls Reflecting Pool and Exotic Orchard
      And Bob controls Forest
      Then Alice can tap Reflecting Pool for {G}
      And Alice can't tap Reflecting Pool for {R}

    @id:could-produce-there-and-back @CR-106.7 @ruling:exotic-orchard/3
    Scenario: A color goes by way of two Exotic Orchards to the Reflecting Pool beside the second
      Given Alice controls Forest and Exotic Orchard
      And Bob controls Exotic Orchard called Mirror
      And Bob controls Reflecting Pool
      When Alice passes priority
      Then Bob can tap Reflecting Pool for {G}
      And Bob can't tap Reflecting Pool for {R}

  Rule: Replacement effects count, in every order

    @id:could-produce-contamination @CR-106.7 @ruling:reflecting-pool/2
    Scenario: Under Contamination a Forest could produce black mana and no green
      Given Alice controls Harvester Druid, Contamination and Forest
      Then Alice can tap Harvester Druid for {B}
      And Alice can't tap Harvester Druid for {G}

    @id:could-produce-ritual @CR-106.7
    Scenario: Under Ritual of Subdual a Forest could produce colorless mana and no green
      Given Alice controls Squandered Resources, Ritual of Subdual and Forest
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Forest for {C}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Forest for {G}

    @id:could-produce-ritual-no-color @CR-106.7
    Scenario: Under Ritual of Subdual no land could produce a color
      Given Alice controls Fellwar Stone and Sol Ring
      And Bob controls Ritual of Subdual and Forest
      When Alice taps Sol Ring for mana
      And Alice taps Fellwar Stone for mana
      Then Fellwar Stone is tapped
      And Alice has {C}{C} floating

    @id:could-produce-any-order @CR-106.7
    Scenario: Contamination and Ritual of Subdual count in both orders
      Given Alice controls Squandered Resources and Forest
      And Bob controls Contamination and Ritual of Subdual
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Forest for {B}
      And Alice can activate the Sacrifice a land ability of Squandered Resources using Forest for {C}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Forest for {G}

    @id:could-produce-any-order-colors @CR-106.7 @ruling:fellwar-stone/7
    Scenario: Of the orders of Contamination and Ritual of Subdual Fellwar Stone takes the one with a color
      Given Alice controls Fellwar Stone
      And Bob controls Contamination, Ritual of Subdual and Forest
      When Alice taps Fellwar Stone for mana
      Then Alice has {B} floating

    @id:could-produce-any-order-orchard @CR-106.7 @ruling:exotic-orchard/5
    Scenario: Exotic Orchard offers the color of the one order of Contamination and Ritual of Subdual that has one
      Given Alice controls Exotic Orchard
      And Bob controls Contamination, Ritual of Subdual and Forest
      Then Alice can tap Exotic Orchard for {B}
      And Alice can't tap Exotic Orchard for {G}

    @id:could-produce-hall-of-gemstone @CR-106.7
    Scenario: Under Hall of Gemstone a Forest could produce the chosen color alone
      Given it is Bob's end step
      And Alice controls Sylvok Explorer and Hall of Gemstone
      And Bob controls Forest
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color red
      Then Alice can tap Sylvok Explorer for {R}
      And Alice can't tap Sylvok Explorer for {G}

    @id:could-produce-hall-colorless @CR-106.7 @ruling:hall-of-gemstone/4
    Scenario: Under Hall of Gemstone a Wastes could produce colorless mana as before
      Given it is Bob's end step
      And Alice controls Squandered Resources, Hall of Gemstone and Wastes
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color red
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Wastes for {C}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Wastes for {R}

    @id:could-produce-damping-sphere @CR-106.7
    Scenario: Under Damping Sphere only the land that adds two mana loses its colors
      Given Alice controls Fellwar Stone
      And Bob controls Damping Sphere, Boros Garrison and Forest
      Then Alice can tap Fellwar Stone for {G}
      And Alice can't tap Fellwar Stone for {R}

    @id:could-produce-one-effect-enables-another @CR-106.7 @CR-616.2
    Scenario: A Forest doubled by Mana Reflection could produce nothing green under Damping Sphere
      Given Alice controls Squandered Resources, Mana Reflection, Damping Sphere and Forest
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Forest for {C}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Forest for {G}

  Rule: It is the permanent's own abilities that count, as they are now

    @id:could-produce-not-aura-trigger @CR-106.7 @ruling:wild-growth/1
    Scenario: The mana that Wild Growth adds isn't the land's
      Given Alice controls Reflecting Pool, Plains and Wild Growth
      And Wild Growth is attached to Plains
      Then Alice can tap Reflecting Pool for {W}
      And Alice can't tap Reflecting Pool for {G}

    @id:could-produce-granted-ability @CR-106.7
    Scenario: A mana ability that Abundant Growth grants to a land counts
      Given Alice controls Squandered Resources and Abundant Growth
      And Alice controls Wastes called Lush and Wastes called Bare
      And Abundant Growth is attached to Lush
      Then Alice can activate the Sacrifice a land ability of Squandered Resources using Lush for {R}
      And Alice can't activate the Sacrifice a land ability of Squandered Resources using Bare for {R}

    @id:could-produce-granted-and-own @CR-106.7 @ruling:abundant-growth/1
    Scenario: A land with Abundant Growth could still produce the mana of its own ability
      Given Alice controls Reflecting Pool, Wastes and Abundant Growth
      And Abundant Growth is attached to Wastes
      And Bob controls Reflecting Pool called Other and Plains
      Then Alice can tap Reflecting Pool for {C}
      And Alice can tap Reflecting Pool for {R}
      When Alice passes priority
      Then Bob can tap Other for {W}
      And Bob can't tap Other for {C}

    @id:could-produce-lost-abilities @CR-106.7 @ruling:blood-moon/3
    Scenario: Under Blood Moon a Vivid Creek could produce red mana alone
      Given Alice controls Harvester Druid, Vivid Creek and Blood Moon
      Then Alice can tap Harvester Druid for {R}
      And Alice can't tap Harvester Druid for {U}

    @id:could-produce-animated-land @CR-106.7
    Scenario: A land that has become a creature still counts as a land
      Given Alice controls Reflecting Pool and Mutavault
      And Alice has {C} floating
      When Alice activates the {1} ability of Mutavault
      And the stack resolves
      Then Alice can tap Reflecting Pool for {C}
      And Alice can't tap Reflecting Pool for {R}
