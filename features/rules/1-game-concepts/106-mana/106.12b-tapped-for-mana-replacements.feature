Feature: 106.12b Effects that replace the mana of tapping

  Effects about what a permanent produces when it is tapped for mana change that mana while the mana ability resolves.
  They need mana to change, of the type and in the amount that they ask for. Where several could apply, the player who
  gets the mana puts them in order (616.1), and each applies once at most (614.5).

  Rule: The mana comes out changed

    @id:mana-replaced-times @CR-106.12b
    Scenario Outline: <multiplier> makes <number> mana of the one that a Forest produces
      Given Alice controls <multiplier> and Forest
      When Alice taps Forest for mana
      Then Alice has <mana> floating

      Examples:
        | case   | multiplier       | number | mana      |
        | double | Mana Reflection  | two    | {G}{G}    |
        | triple | Nyxbloom Ancient | three  | {G}{G}{G} |

    @id:mana-replaced-cumulative @CR-106.12b @CR-614.5 @ruling:mana-reflection/3 @ruling:nyxbloom-ancient/3
    Scenario Outline: <one> and another <other> multiply the mana of a Forest in turn
      Given Alice controls <one> called Elder, <other> called Younger and Forest
      When Alice taps Forest for mana
      And Alice applies the effect of Elder first if asked
      Then Alice has <mana> floating

      Examples:
        | case     | one              | other            | mana                        |
        | fourfold | Mana Reflection  | Mana Reflection  | {G}{G}{G}{G}                |
        | sixfold  | Mana Reflection  | Nyxbloom Ancient | {G}{G}{G}{G}{G}{G}          |
        | ninefold | Nyxbloom Ancient | Nyxbloom Ancient | {G}{G}{G}{G}{G}{G}{G}{G}{G} |

    @id:mana-replaced-each-type @CR-106.12b
    Scenario: Mana Reflection doubles each type of mana that a land produces
      Given Alice controls Mana Reflection and Boros Garrison
      When Alice taps Boros Garrison for mana
      Then Alice has {W}{W}{R}{R} floating

    @id:mana-replaced-any-permanent @CR-106.12b
    Scenario: Mana Reflection doubles the mana of an artifact and of a creature
      Given Alice controls Mana Reflection, Sol Ring and Llanowar Elves
      When Alice taps Sol Ring for mana
      And Alice taps Llanowar Elves for mana
      Then Alice has {G}{G}{C}{C}{C}{C} floating

    @id:mana-replaced-chosen-color @CR-106.12b
    Scenario: Mana Reflection doubles the mana of the color that was chosen
      Given Alice controls Mana Reflection and Birds of Paradise
      When Alice taps Birds of Paradise for {U}
      Then Alice has {U}{U} floating

    @id:mana-replaced-pays @CR-106.12b
    Scenario: A Forest doubled by Mana Reflection pays for two mana and not for three
      Given Alice controls Mana Reflection and Forest
      And Alice has Grizzly Bears and War Mammoth in hand
      Then Alice can cast Grizzly Bears
      And Alice can't cast War Mammoth

    @id:mana-replaced-contamination @CR-106.12b @ruling:contamination/2
    Scenario: Contamination turns the mana of a Forest black
      Given Alice controls Contamination and Forest
      When Alice taps Forest for mana
      Then Alice has {B} floating
      And the stack is empty

    @id:mana-replaced-contamination-amount @CR-106.12b
    Scenario: Contamination makes one black mana of any amount
      Given Alice controls Contamination and Boros Garrison
      When Alice taps Boros Garrison for mana
      Then Alice has {B} floating

    @id:mana-replaced-contamination-everyone @CR-106.12b
    Scenario: Contamination changes the mana of every player's lands
      Given Alice controls Contamination and Forest
      And Bob controls Island
      When Alice taps Forest for mana
      And Alice passes priority
      And Bob taps Island for mana
      Then Alice has {B} floating
      And Bob has {B} floating

    @id:mana-replaced-ritual @CR-106.12b @ruling:ritual-of-subdual/1
    Scenario: Ritual of Subdual makes mana colorless and keeps its amount
      Given Alice controls Ritual of Subdual and Boros Garrison
      When Alice taps Boros Garrison for mana
      Then Alice has {C}{C} floating

    @id:mana-replaced-hall @CR-106.12b
    Scenario: Hall of Gemstone turns the mana of a land into the chosen color
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and Boros Garrison
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color blue
      And Alice taps Boros Garrison for mana
      Then Alice has {U}{U} floating

    @id:mana-replaced-hall-colorless @CR-106.12b @ruling:hall-of-gemstone/4
    Scenario: Hall of Gemstone leaves colorless mana as it is
      Given it is Bob's end step
      And Alice controls Hall of Gemstone, Wastes and Forest
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color blue
      And Alice taps Wastes for mana
      And Alice taps Forest for mana
      Then Alice has {U}{C} floating

    @id:mana-replaced-hall-nothing @CR-106.12b @CR-614.7 @ruling:hall-of-gemstone/2
    Scenario: Hall of Gemstone makes no blue mana of a Gaea's Cradle that counts no creature
      Given it is Bob's end step
      And Alice controls Hall of Gemstone, Gaea's Cradle and Forest
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color blue
      And Alice taps Gaea's Cradle for mana
      Then Gaea's Cradle is tapped
      And Alice has no mana floating
      When Alice taps Forest for mana
      Then Alice has {U} floating

  Rule: Only what the effect speaks of is changed

    @id:mana-replaced-own-only @CR-106.12b
    Scenario: Mana Reflection doubles no mana of an opponent's land
      Given Alice controls Mana Reflection and Forest
      And Bob controls Island
      When Alice taps Forest for mana
      And Alice passes priority
      And Bob taps Island for mana
      Then Alice has {G}{G} floating
      And Bob has {U} floating

    @id:mana-replaced-not-untapping @CR-106.12b @CR-106.12 @ruling:pili-pala/4 @ruling:mana-reflection/4
    Scenario: Mana Reflection doesn't double the mana of an ability that costs {Q}
      Given Alice controls Mana Reflection, Pili-Pala and Forest
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {W}
      And Alice taps Forest for mana
      Then Alice has {W}{G}{G} floating

    @id:mana-replaced-not-sacrificing @CR-106.12b @CR-106.12 @ruling:nyxbloom-ancient/4
    Scenario: Nyxbloom Ancient doesn't triple the mana of an ability that costs a sacrifice
      Given Alice controls Nyxbloom Ancient, Wild Cantor and Forest
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {W}
      And Alice taps Forest for mana
      Then Alice has {W}{G}{G}{G} floating

    @id:mana-replaced-lands-only @CR-106.12b
    Scenario: Contamination leaves the mana of an artifact as it is
      Given Alice controls Contamination, Sol Ring and Forest
      When Alice taps Sol Ring for mana
      And Alice taps Forest for mana
      Then Alice has {B}{C}{C} floating

    @id:mana-replaced-two-or-more @CR-106.12b
    Scenario: Damping Sphere changes the mana of the land that produces two and not of the one that produces one
      Given Alice controls Damping Sphere, Boros Garrison and Forest
      When Alice taps Boros Garrison for mana
      Then Alice has {C} floating
      When Alice taps Forest for mana
      Then Alice has {G}{C} floating

    @id:mana-replaced-sphere-lands-only @CR-106.12b
    Scenario: Damping Sphere leaves the two mana of an artifact as they are
      Given Alice controls Damping Sphere, Sol Ring and Boros Garrison
      When Alice taps Sol Ring for mana
      Then Alice has {C}{C} floating
      When Alice taps Boros Garrison for mana
      Then Alice has {C}{C}{C} floating

    @id:mana-replaced-not-trigger-mana @CR-106.12b @ruling:mana-reflection/1
    Scenario: Mana Reflection doesn't double the mana that Wild Growth adds
      Given Alice controls Mana Reflection, Plains and Wild Growth
      And Wild Growth is attached to Plains
      When Alice taps Plains for mana
      Then Alice has {W}{W}{G} floating

    @id:mana-replaced-not-wake-mana @CR-106.12b @ruling:nyxbloom-ancient/1
    Scenario: Nyxbloom Ancient doesn't triple the mana that Mirari's Wake adds
      Given Alice controls Nyxbloom Ancient, Mirari's Wake and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice chooses the mana {W}
      Then Alice has {W}{W}{W}{W}{R}{R}{R} floating

    @id:mana-replaced-contamination-not-trigger @CR-106.12b @ruling:contamination/1
    Scenario: Contamination leaves the mana that Wild Growth adds as it is
      Given Alice controls Contamination, Forest and Wild Growth
      And Wild Growth is attached to Forest
      When Alice taps Forest for mana
      Then Alice has {B}{G} floating

  Rule: Where nothing is produced nothing is replaced

    @id:mana-replaced-nothing-produced @CR-106.12b @CR-614.7
    Scenario: Contamination makes no black mana of a Gaea's Cradle that counts no creature
      Given Alice controls Contamination, Gaea's Cradle and Forest
      When Alice taps Gaea's Cradle for mana
      Then Gaea's Cradle is tapped
      And Alice has no mana floating
      When Alice taps Forest for mana
      Then Alice has {B} floating

    @id:mana-replaced-undefined @CR-106.12b @CR-106.5
    Scenario: Contamination makes no black mana of a Reflecting Pool that has no type to add
      Given Bob controls Contamination and Island
      And Alice controls Reflecting Pool
      When Alice taps Reflecting Pool for mana
      Then Reflecting Pool is tapped
      And Alice has no mana floating
      When Alice passes priority
      And Bob taps Island for mana
      Then Bob has {B} floating

  Rule: The player who gets the mana chooses the order

    @id:mana-replaced-order-doubled-last @CR-616.1 @CR-106.12b
    Scenario: Contamination applied first leaves a black mana for Mana Reflection to double
      Given Alice controls Mana Reflection, Contamination and Forest
      When Alice taps Forest for mana
      And Alice applies the effect of Contamination first
      Then Alice has {B}{B} floating

    @id:mana-replaced-order-doubled-first @CR-616.1 @CR-106.12b
    Scenario: Mana Reflection applied first leaves Contamination to make one black mana of two
      Given Alice controls Mana Reflection, Contamination and Forest
      When Alice taps Forest for mana
      And Alice applies the effect of Mana Reflection first
      Then Alice has {B} floating

    @id:mana-replaced-order-contamination @CR-616.1 @CR-614.5
    Scenario: Contamination applied first lets Ritual of Subdual have the last word
      Given Alice controls Forest
      And Bob controls Contamination and Ritual of Subdual
      When Alice taps Forest for mana
      And Alice applies the effect of Contamination first
      Then Alice has {C} floating

    @id:mana-replaced-order-ritual @CR-616.1 @CR-614.5
    Scenario: Ritual of Subdual applied first lets Contamination have the last word
      Given Alice controls Forest
      And Bob controls Contamination and Ritual of Subdual
      When Alice taps Forest for mana
      And Alice applies the effect of Ritual of Subdual first
      Then Alice has {B} floating

    @id:mana-replaced-order-sphere-last @CR-616.1 @ruling:damping-sphere/2
    Scenario: Mana Reflection applied first gives Damping Sphere four mana to make one of
      Given Alice controls Mana Reflection, Damping Sphere and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice applies the effect of Mana Reflection first
      Then Alice has {C} floating

    @id:mana-replaced-order-sphere-first @CR-616.1 @ruling:damping-sphere/2
    Scenario: Damping Sphere applied first leaves a colorless mana for Mana Reflection to double
      Given Alice controls Mana Reflection, Damping Sphere and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice applies the effect of Damping Sphere first
      Then Alice has {C}{C} floating

    @id:mana-replaced-enabled @CR-616.2 @CR-106.12b
    Scenario: Damping Sphere becomes applicable to the Forest that Mana Reflection doubles
      Given Alice controls Mana Reflection, Damping Sphere and Forest
      When Alice taps Forest for mana
      Then Alice has {C} floating

    @id:mana-replaced-disabled @CR-616.1f @CR-106.12b
    Scenario: Damping Sphere no longer applies once Contamination has made one mana of two
      Given Alice controls Contamination, Damping Sphere and Boros Garrison
      When Alice taps Boros Garrison for mana
      And Alice applies the effect of Contamination first if asked
      Then Alice has {B} floating

  Rule: Each effect applies once

    @id:mana-replaced-once @CR-614.5
    Scenario: Mana Reflection doubles mana once and not its own result again
      Given Alice controls Mana Reflection and Sol Ring
      When Alice taps Sol Ring for mana
      Then Alice has {C}{C}{C}{C} floating
