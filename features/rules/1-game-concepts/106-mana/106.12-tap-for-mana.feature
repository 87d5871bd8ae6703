Feature: 106.12 Tapping a permanent for mana

  A permanent is tapped for mana when its own mana ability is activated and {T} is a part of what that activation costs.
  Nothing else is tapping for mana: no mana ability without {T}, no other ability, no attack, no tapping for something
  else's cost. Leyline of Abundance, which adds {G} for each creature that its controller taps for mana, shows which is
  which; in each case it has a creature to answer to.

  Rule: A mana ability without {T} taps nothing for mana

    @id:tap-for-mana-life-payment @CR-106.12 @ruling:leyline-of-abundance/1
    Scenario: A mana ability that costs mana and life isn't tapping for mana
      Given Alice controls Leyline of Abundance, Blood Celebrant and Llanowar Elves
      And Alice has {B} floating
      When Alice activates the {B}, Pay 1 life ability of Blood Celebrant for {W}
      And Alice taps Llanowar Elves for mana
      Then Alice has {W}{G}{G} floating

    @id:tap-for-mana-sacrifice @CR-106.12 @ruling:leyline-of-abundance/1
    Scenario: Sacrificing a creature for mana isn't tapping it for mana
      Given Alice controls Leyline of Abundance, Wild Cantor and Llanowar Elves
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {W}
      And Alice taps Llanowar Elves for mana
      Then Alice has {W}{G}{G} floating

    @id:tap-for-mana-untap-symbol @CR-106.12 @ruling:leyline-of-abundance/1
    Scenario: A mana ability that costs {Q} isn't tapping for mana
      Given Alice controls Leyline of Abundance, Pili-Pala and Llanowar Elves
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {W}
      And Alice taps Llanowar Elves for mana
      Then Alice has {W}{G}{G} floating

    @id:tap-for-mana-needs-tap-symbol @CR-106.12
    Scenario: A creature whose only mana ability lacks {T} can't be tapped for mana
      Given Alice controls Blood Celebrant and Llanowar Elves
      And Alice has {B} floating
      Then Alice can activate the {B}, Pay 1 life ability of Blood Celebrant
      And Alice can't tap Blood Celebrant for mana
      And Alice can tap Llanowar Elves for mana

  Rule: Only the permanent that has the mana ability is tapped for mana

    @id:tap-for-mana-tapped-as-cost @CR-106.12 @ruling:leyline-of-abundance/1
    Scenario: A creature tapped to pay for Springleaf Drum isn't tapped for mana
      Given Alice controls Leyline of Abundance, Springleaf Drum, Grizzly Bears and Llanowar Elves
      When Alice taps Springleaf Drum for {U} using Grizzly Bears
      And Alice taps Llanowar Elves for mana
      Then Alice has {U}{G}{G} floating

    @id:tap-for-mana-mana-creature-as-cost @CR-106.12 @ruling:leyline-of-abundance/1
    Scenario: A mana creature tapped to pay for Springleaf Drum isn't tapped for mana
      Given Alice controls Leyline of Abundance, Springleaf Drum, Llanowar Elves and Elvish Mystic
      When Alice taps Springleaf Drum for {U} using Llanowar Elves
      And Alice taps Elvish Mystic for mana
      Then Alice has {U}{G}{G} floating

    @id:tap-for-mana-land-as-cost @CR-106.12
    Scenario: An animated land tapped to pay for Springleaf Drum isn't tapped for mana
      Given Alice controls Mutavault, Springleaf Drum and Forest
      And Alice controls Wild Growth called First and Wild Growth called Second
      And First is attached to Mutavault
      And Second is attached to Forest
      And Alice has {C} floating
      When Alice activates the {1} ability of Mutavault
      And the stack resolves
      And Alice taps Springleaf Drum for {U} using Mutavault
      And Alice taps Forest for mana
      Then Alice has {U}{G}{G} floating

  Rule: Being tapped for another reason is not being tapped for mana

    @id:tap-for-mana-other-ability @CR-106.12
    Scenario: An ability with {T} that adds no mana isn't tapping for mana
      Given Alice controls Leyline of Abundance, Prodigal Pyromancer and Llanowar Elves
      When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
      And the stack resolves
      And Alice taps Llanowar Elves for mana
      Then Bob has 19 life
      And Alice has {G}{G} floating

    @id:tap-for-mana-not-a-mana-ability @CR-106.12
    Scenario: A creature whose ability with {T} adds no mana can't be tapped for mana
      Given Alice controls Prodigal Pyromancer and Llanowar Elves
      Then Alice can activate the {T} ability of Prodigal Pyromancer
      And Alice can't tap Prodigal Pyromancer for mana
      And Alice can tap Llanowar Elves for mana

    @id:tap-for-mana-attacking @CR-106.12
    Scenario: A mana creature tapped by attacking isn't tapped for mana
      Given Alice controls Leyline of Abundance, Llanowar Elves and Elvish Mystic
      When Alice attacks with Llanowar Elves
      And Alice taps Elvish Mystic for mana
      Then Llanowar Elves is tapped
      And Alice has {G}{G} floating
