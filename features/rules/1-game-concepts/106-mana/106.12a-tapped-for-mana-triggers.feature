Feature: 106.12a Abilities that trigger on tapping for mana

  What waits for a permanent to be tapped for mana triggers when the mana ability has resolved and mana came of it. Who
  tapped, what was tapped and what the trigger does decide the rest: a trigger that adds mana is a mana ability
  itself and is done at once, any other waits on the stack.

  Rule: The trigger sees what it names and nothing else

    @id:tapped-for-mana-any-type @CR-106.12a
    Scenario: Leyline of Abundance adds {G} whatever mana the creature made
      Given Alice controls Leyline of Abundance and Birds of Paradise
      When Alice taps Birds of Paradise for {U}
      Then Alice has {U}{G} floating

    @id:tapped-for-mana-each-trigger @CR-106.12a
    Scenario: Two Leylines of Abundance each add {G} for one creature tapped for mana
      Given Alice controls two Leyline of Abundance
      And Alice controls Llanowar Elves
      When Alice taps Llanowar Elves for mana
      Then Alice has {G}{G}{G} floating

    @id:tapped-for-mana-opponents-creature @CR-106.12a
    Scenario: Leyline of Abundance ignores a creature that an opponent taps for mana
      Given Alice controls Leyline of Abundance and Llanowar Elves
      And Bob controls Elvish Mystic
      When Alice taps Llanowar Elves for mana
      And Alice passes priority
      And Bob taps Elvish Mystic for mana
      Then Bob has {G} floating
      And Alice has {G}{G} floating

    @id:tapped-for-mana-land-not-creature @CR-106.12a
    Scenario: Leyline of Abundance ignores a land that is no creature
      Given Alice controls Leyline of Abundance, Mutavault and Llanowar Elves
      When Alice taps Mutavault for mana
      And Alice taps Llanowar Elves for mana
      Then Alice has {G}{G}{C} floating

    @id:tapped-for-mana-animated-land @CR-106.12a
    Scenario: Leyline of Abundance sees a land that has become a creature
      Given Alice controls Leyline of Abundance and Mutavault
      And Alice has {C} floating
      When Alice activates the {1} ability of Mutavault
      And the stack resolves
      And Alice taps Mutavault for mana
      Then Alice has {G}{C} floating

    @id:tapped-for-mana-enchanted-land-only @CR-106.12a
    Scenario: Wild Growth answers only to the land that it enchants
      Given Alice controls Plains, Island and Wild Growth
      And Wild Growth is attached to Plains
      When Alice taps Island for mana
      Then Alice has {U} floating
      When Alice taps Plains for mana
      Then Alice has {W}{U}{G} floating

    @id:tapped-for-mana-lands-controller @CR-106.12a
    Scenario: Wild Growth gives its mana to the controller of the land
      Given Alice controls Forest
      And Bob controls Wild Growth
      And Wild Growth is attached to Forest
      When Alice taps Forest for mana
      Then Alice has {G}{G} floating
      And Bob has no mana floating

    @id:tapped-for-mana-two-kinds-of-trigger @CR-106.12a
    Scenario: Wild Growth and Leyline of Abundance both see an enchanted land that is a creature
      Given Alice controls Leyline of Abundance, Mutavault and Wild Growth
      And Wild Growth is attached to Mutavault
      And Alice has {C} floating
      When Alice activates the {1} ability of Mutavault
      And the stack resolves
      And Alice taps Mutavault for mana
      Then Alice has {G}{G}{C} floating

    @id:tapped-for-mana-manabarbs-lands-only @CR-106.12a
    Scenario: Manabarbs ignores a creature tapped for mana
      Given Alice controls Manabarbs, Llanowar Elves and Mountain
      When Alice taps Llanowar Elves for mana
      And Alice taps Mountain for mana
      And the stack resolves
      Then Alice has 19 life

    @id:tapped-for-mana-manabarbs-each-land @CR-106.12a @ruling:manabarbs/4
    Scenario: Manabarbs triggers once for each land tapped for mana
      Given Alice controls Manabarbs, Mountain and Forest
      When Alice taps Mountain for mana
      And Alice taps Forest for mana
      Then the stack has 2 objects
      When the stack resolves
      Then Alice has 18 life

    @id:tapped-for-mana-manabarbs-who-tapped @CR-106.12a
    Scenario: Manabarbs damages the player who tapped the land
      Given Alice controls Manabarbs
      And Bob controls Mountain
      When Alice passes priority
      And Bob taps Mountain for mana
      And the stack resolves
      Then Bob has 19 life
      And Alice has 20 life

    @id:tapped-for-mana-vorinclex-opponent @CR-106.12a
    Scenario: Vorinclex's second ability ignores a land that its own controller taps
      Given Alice controls Vorinclex, Voice of Hunger and Forest
      And Bob controls Island
      When Alice taps Forest for mana
      Then the stack is empty
      When Alice passes priority
      And Bob taps Island for mana
      Then the top of the stack is an ability of Vorinclex, Voice of Hunger
      When the stack resolves
      Then Island is tapped

    @id:tapped-for-mana-wake-own-lands @CR-106.12a
    Scenario: Mirari's Wake ignores a land that an opponent taps
      Given Alice controls Mirari's Wake and Forest
      And Bob controls Island
      When Alice taps Forest for mana
      And Alice passes priority
      And Bob taps Island for mana
      Then Alice has {G}{G} floating
      And Bob has {U} floating

    @id:tapped-for-mana-wake-lands-only @CR-106.12a
    Scenario: Mirari's Wake ignores an artifact tapped for mana
      Given Alice controls Mirari's Wake, Sol Ring and Forest
      When Alice taps Sol Ring for mana
      And Alice taps Forest for mana
      Then Alice has {G}{G}{C}{C} floating

  Rule: A trigger that adds what was produced looks at the mana that was made

    @id:tapped-for-mana-wake-type @CR-106.12a
    Scenario: Mirari's Wake adds one more mana of the type that the land produced
      Given Alice controls Mirari's Wake, Forest and Island
      When Alice taps Forest for mana
      And Alice taps Island for mana
      Then Alice has {U}{U}{G}{G} floating

    @id:tapped-for-mana-wake-colorless @CR-106.12a @ruling:miraris-wake/4
    Scenario: Mirari's Wake adds one colorless mana however much of it the land produced
      Given Alice controls Mirari's Wake, Temple of the False God and four Wastes
      When Alice taps Temple of the False God for mana
      Then Alice has {C}{C}{C} floating

    @id:tapped-for-mana-wake-two-types @CR-106.12a @ruling:miraris-wake/2
    Scenario: Mirari's Wake lets its controller choose between two types that a land produced
      Given Alice controls Mirari's Wake and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice chooses the mana {W}
      Then Alice has {W}{W}{R} floating

    @id:tapped-for-mana-vorinclex-two-types @CR-106.12a @ruling:vorinclex-voice-of-hunger/2
    Scenario: Vorinclex adds one mana of one of the two types that a land produced
      Given Alice controls Vorinclex, Voice of Hunger and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice chooses the mana {R}
      Then Alice has {W}{R}{R} floating

    @id:tapped-for-mana-vorinclex-colorless @CR-106.12a @CR-106.1b @ruling:vorinclex-voice-of-hunger/3
    Scenario: Vorinclex adds a colorless mana for a land that produced colorless mana
      Given Alice controls Vorinclex, Voice of Hunger, Wastes and Forest
      When Alice taps Wastes for mana
      And Alice taps Forest for mana
      Then Alice has {G}{G}{C}{C} floating

    @id:tapped-for-mana-wake-chosen-type @CR-106.12a
    Scenario: Mirari's Wake adds the color that was chosen for the land and no other
      Given Alice controls Mirari's Wake, Reflecting Pool, Forest and Island
      When Alice taps Reflecting Pool for {U}
      Then Alice has {U}{U} floating

    @id:tapped-for-mana-wake-replaced @CR-106.12a @ruling:contamination/1
    Scenario: Mirari's Wake adds the type that Contamination made of the land's mana
      Given Alice controls Mirari's Wake, Contamination and Forest
      When Alice taps Forest for mana
      Then Alice has {B}{B} floating

    @id:tapped-for-mana-two-wakes @CR-106.12a
    Scenario: The mana that one Mirari's Wake adds doesn't trigger another
      Given Alice controls two Mirari's Wake
      And Alice controls Forest
      When Alice taps Forest for mana
      Then Alice has {G}{G}{G} floating

    @id:tapped-for-mana-fertile-ground @CR-106.12a
    Scenario: Fertile Ground lets the land's controller choose the color of its mana
      Given Alice controls Forest
      And Bob controls Fertile Ground
      And Fertile Ground is attached to Forest
      When Alice taps Forest for mana
      And Alice chooses the mana {U}
      Then Alice has {U}{G} floating

  Rule: Where a type is named the land must have produced mana of that type

    @id:tapped-for-mana-gauntlet-color @CR-106.12a
    Scenario: Gauntlet of Power triggers for a basic land tapped for the chosen color and for no other
      Given Alice controls Gauntlet of Power, Mountain and Forest
      And red is the chosen color for Gauntlet of Power
      When Alice taps Forest for mana
      Then Alice has {G} floating
      When Alice taps Mountain for mana
      Then Alice has {R}{R}{G} floating

    @id:tapped-for-mana-gauntlet-basic-only @CR-106.12a
    Scenario: Gauntlet of Power ignores a nonbasic land tapped for the chosen color
      Given Alice controls Gauntlet of Power, Boros Garrison and Mountain
      And red is the chosen color for Gauntlet of Power
      When Alice taps Boros Garrison for mana
      Then Alice has {W}{R} floating
      When Alice taps Mountain for mana
      Then Alice has {W}{R}{R}{R} floating

    @id:tapped-for-mana-gauntlet-mana-not-land @CR-106.12a
    Scenario: Gauntlet of Power looks at the mana produced and not at the type of the land
      Given Alice controls Gauntlet of Power and Abundant Growth
      And Alice controls Forest called First and Forest called Second
      And Abundant Growth is attached to First
      And red is the chosen color for Gauntlet of Power
      When Alice taps First for {R}
      And Alice taps Second for mana
      Then Alice has {R}{R}{G} floating

    @id:tapped-for-mana-gauntlet-replaced @CR-106.12a @CR-614.6
    Scenario: Gauntlet of Power looks at the color that a replacement effect made and not at the one that it took away
      Given Alice controls Contamination and Forest
      And Alice controls Gauntlet of Power called Made and Gauntlet of Power called Taken
      And black is the chosen color for Made
      And green is the chosen color for Taken
      When Alice taps Forest for mana
      Then Alice has {B}{B} floating

    @id:tapped-for-mana-gauntlet-lands-controller @CR-106.12a
    Scenario: Gauntlet of Power gives its mana to the controller of the land
      Given Alice controls Gauntlet of Power
      And red is the chosen color for Gauntlet of Power
      And Bob controls Mountain
      When Alice passes priority
      And Bob taps Mountain for mana
      Then Bob has {R}{R} floating
      And Alice has no mana floating

  Rule: Where no mana comes of it nothing triggers

    @id:tapped-for-mana-nothing-manabarbs @CR-106.12a
    Scenario: Manabarbs doesn't trigger for a Gaea's Cradle that counts no creature
      Given Alice controls Manabarbs, Gaea's Cradle and Mountain
      When Alice taps Gaea's Cradle for mana
      Then the stack is empty
      When Alice taps Mountain for mana
      Then the top of the stack is an ability of Manabarbs
      When the stack resolves
      Then Alice has 19 life

    @id:tapped-for-mana-nothing-leyline @CR-106.12a
    Scenario: Leyline of Abundance doesn't trigger for a Sylvok Explorer that finds no color
      Given Alice controls Leyline of Abundance, Sylvok Explorer and Llanowar Elves
      When Alice taps Sylvok Explorer for mana
      Then Sylvok Explorer is tapped
      And Alice has no mana floating
      When Alice taps Llanowar Elves for mana
      Then Alice has {G}{G} floating

    @id:tapped-for-mana-nothing-vorinclex @CR-106.12a
    Scenario: Vorinclex doesn't keep a land tapped that produced nothing
      Given Alice controls Vorinclex, Voice of Hunger
      And Bob controls Gaea's Cradle and Island
      When Alice passes priority
      And Bob taps Gaea's Cradle for mana
      And Bob taps Island for mana
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Gaea's Cradle is untapped
      And Island is tapped

  Rule: A trigger that adds mana doesn't use the stack

    @id:tapped-for-mana-at-once @CR-605.4a @CR-605.1b
    Scenario: The mana of Leyline of Abundance is there at once
      Given Alice controls Leyline of Abundance and Llanowar Elves
      When Alice taps Llanowar Elves for mana
      Then the stack is empty
      And Alice has {G}{G} floating

    @id:tapped-for-mana-pays-for-spell @CR-605.4a
    Scenario: The mana of Leyline of Abundance helps to pay for the spell being cast
      Given Alice controls Leyline of Abundance and Llanowar Elves
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears paying with Llanowar Elves
      Then Grizzly Bears is on the stack
      And Alice has no mana floating

    @id:tapped-for-mana-wild-growth-pays @CR-605.4a
    Scenario: The mana of Wild Growth helps to pay for the spell being cast
      Given Alice controls Forest and Wild Growth
      And Wild Growth is attached to Forest
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears paying with Forest
      Then Grizzly Bears is on the stack
      And Alice has no mana floating

    @id:tapped-for-mana-vorinclex-at-once @CR-605.4a @CR-605.1b
    Scenario: The mana of Vorinclex is there at once
      Given Alice controls Vorinclex, Voice of Hunger and Forest
      When Alice taps Forest for mana
      Then the stack is empty
      And Alice has {G}{G} floating

    @id:tapped-for-mana-gauntlet-pays @CR-605.4a
    Scenario: The mana of Gauntlet of Power helps to pay for the spell being cast
      Given Alice controls Gauntlet of Power and Forest
      And green is the chosen color for Gauntlet of Power
      And Alice has Grizzly Bears in hand
      When Alice casts Grizzly Bears paying with Forest
      Then Grizzly Bears is on the stack
      And Alice has no mana floating

  Rule: A trigger that adds no mana uses the stack

    @id:tapped-for-mana-manabarbs-stack @CR-605.5a @ruling:manabarbs/5
    Scenario: Manabarbs waits on the stack while the mana is there to spend
      Given Alice controls Manabarbs and Mountain
      When Alice taps Mountain for mana
      Then the top of the stack is an ability of Manabarbs
      And Alice has {R} floating
      And Alice has 20 life
      When the stack resolves
      Then Alice has 19 life

    @id:tapped-for-mana-manabarbs-above-spell @CR-603.3 @ruling:manabarbs/2
    Scenario: Manabarbs triggered by paying for a spell resolves before that spell
      Given Alice controls Manabarbs and Mountain
      And Alice has Lightning Bolt in hand
      When Alice casts Lightning Bolt targeting Bob paying with Mountain
      Then the stack has 2 objects
      And the top of the stack is an ability of Manabarbs
      When the top of the stack resolves
      Then Alice has 19 life
      And Lightning Bolt is on the stack

    @id:tapped-for-mana-manabarbs-respond @CR-117.7 @ruling:manabarbs/3
    Scenario: The mana that triggered Manabarbs can pay for a response to it
      Given Alice controls Manabarbs and Mountain
      And Alice has Lightning Bolt in hand
      When Alice taps Mountain for mana
      And Alice casts Lightning Bolt targeting Bob
      And the top of the stack resolves
      Then Bob has 17 life
      And Alice has 20 life
      And the top of the stack is an ability of Manabarbs

    @id:tapped-for-mana-vorinclex-stack @CR-605.5a
    Scenario: Vorinclex's second ability waits on the stack while the mana is there to spend
      Given Alice controls Vorinclex, Voice of Hunger
      And Bob controls Island
      When Alice passes priority
      And Bob taps Island for mana
      Then the top of the stack is an ability of Vorinclex, Voice of Hunger
      And Bob has {U} floating

    @id:tapped-for-mana-vorinclex-no-untap @CR-502.3
    Scenario: A land tapped for mana under an opponent's Vorinclex stays tapped through the next untap step
      Given Alice controls Vorinclex, Voice of Hunger
      And Bob controls Island and Forest
      And Forest is tapped
      When Alice passes priority
      And Bob taps Island for mana
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Island is tapped
      And Forest is untapped

    @id:tapped-for-mana-vorinclex-one-untap-step @CR-502.3
    Scenario: A land kept tapped by Vorinclex untaps in the untap step after the next
      Given Alice controls Vorinclex, Voice of Hunger
      And Bob controls Island
      When Alice passes priority
      And Bob taps Island for mana
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Island is tapped
      When the game goes to Bob's upkeep
      Then Island is untapped

  Rule: A trigger on the stack doesn't need its source

    @id:tapped-for-mana-manabarbs-left @CR-113.7a
    Scenario: Manabarbs that has left meanwhile still deals its damage
      Given Alice controls Manabarbs and Mountain
      And Alice has Disenchant in hand
      And Alice has {W}{C} floating
      When Alice taps Mountain for mana
      And Alice casts Disenchant targeting Manabarbs
      And the top of the stack resolves
      Then Manabarbs is in Alice's graveyard
      And Alice has 20 life
      When the stack resolves
      Then Alice has 19 life

    @id:tapped-for-mana-vorinclex-left @CR-113.7a @ruling:vorinclex-voice-of-hunger/1
    Scenario: Vorinclex that has left meanwhile still keeps the land tapped
      Given Alice controls Vorinclex, Voice of Hunger
      And Bob controls Island and Forest
      And Forest is tapped
      And Bob has Unsummon in hand
      When Alice passes priority
      And Bob taps Island for mana
      And Bob casts Unsummon targeting Vorinclex, Voice of Hunger
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Vorinclex, Voice of Hunger is in Alice's hand
      And Island is tapped
      And Forest is untapped
