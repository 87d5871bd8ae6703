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
