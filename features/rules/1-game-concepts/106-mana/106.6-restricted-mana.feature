Feature: 106.6 Mana with a restriction

  What may be bought with mana can be limited by the ability that adds it. The limit clings to this mana, however much
  of it there is, and never to the mana of another source. Ancient Ziggurat's mana is for creature spells only.

  Rule: Restricted mana pays for nothing else

    @id:restricted-mana-creature-spell @CR-106.6
    Scenario: Ancient Ziggurat's mana pays for a creature spell and for no other spell
      Given Alice controls Ancient Ziggurat
      And Alice has Wild Cantor and Lightning Bolt in hand
      When Alice taps Ancient Ziggurat for {R}
      Then Alice can cast Wild Cantor
      And Alice can't cast Lightning Bolt targeting Bob

    @id:restricted-mana-kicker @CR-106.6 @ruling:ancient-ziggurat/1
    Scenario: Ancient Ziggurat's mana pays for the kicker of a creature spell
      Given Alice controls Ancient Ziggurat called First and Ancient Ziggurat called Second
      And Alice has Goblin Bushwhacker and Lightning Bolt in hand
      When Alice taps First for {R}
      And Alice taps Second for {R}
      Then Alice can cast Goblin Bushwhacker kicked
      And Alice can't cast Lightning Bolt targeting Bob

    @id:restricted-mana-no-ability @CR-106.6 @ruling:ancient-ziggurat/2
    Scenario: Ancient Ziggurat's mana doesn't pay for a creature's ability
      Given Alice controls Ancient Ziggurat and Blood Celebrant
      And Bob controls Swamp and Blood Celebrant called Fed
      When Alice taps Ancient Ziggurat for {B}
      Then Alice can't activate the {B}, Pay 1 life ability of Blood Celebrant
      When Alice passes priority
      And Bob taps Swamp for mana
      Then Bob can activate the {B}, Pay 1 life ability of Fed

  Rule: The restriction goes with the mana and no further

    @id:restricted-mana-doubled @CR-106.6a @ruling:mana-reflection/2
    Scenario: All the mana of a doubled Ancient Ziggurat is for creature spells
      Given Alice controls Ancient Ziggurat and Mana Reflection
      And Alice has Goblin Piker and Lightning Bolt in hand
      When Alice taps Ancient Ziggurat for {R}
      Then Alice has {R}{R} floating
      And Alice can cast Goblin Piker
      And Alice can't cast Lightning Bolt targeting Bob

    @id:restricted-mana-recolored @CR-106.6 @ruling:hall-of-gemstone/1
    Scenario: Ancient Ziggurat's mana keeps its restriction when Hall of Gemstone changes its color
      Given it is Bob's end step
      And Alice controls Hall of Gemstone and Ancient Ziggurat
      And Alice has Wild Cantor and Lightning Bolt in hand
      When the game goes to Alice's upkeep
      And the stack resolves
      And Alice chooses the color red
      And the game goes to Alice's precombat main phase
      And Alice taps Ancient Ziggurat for {U}
      Then Alice has {R} floating
      And Alice can cast Wild Cantor
      And Alice can't cast Lightning Bolt targeting Bob

    @id:restricted-mana-trigger-free @CR-106.6 @ruling:miraris-wake/3
    Scenario: The mana that Mirari's Wake adds for Ancient Ziggurat pays for any spell
      Given Alice controls Ancient Ziggurat and Mirari's Wake
      And Alice has Lightning Bolt called First, Lightning Bolt called Second and Wild Cantor in hand
      When Alice taps Ancient Ziggurat for {R}
      And Alice casts First targeting Bob
      And the stack resolves
      Then Bob has 17 life
      And Alice can cast Wild Cantor
      And Alice can't cast Second targeting Bob
