Feature: 107.1b Numbers below zero

  Power may be negative, and a calculation uses it as it is. But where the result of an effect would be negative, it is 0.

  Rule: What comes out below zero is zero

    @id:negative-life-gained @CR-107.1b @ruling:ivory-tower/1
    Scenario: With three cards in hand Ivory Tower gains nothing and takes nothing, with six it gains 2 life
      Given it is Bob's end step
      And Alice controls Ivory Tower
      And Alice has three Forests in hand
      And Bob controls Ivory Tower
      And Bob has six Islands in hand
      When the game goes to Alice's upkeep
      And the stack resolves
      Then Alice has 20 life
      When the game goes to Bob's upkeep
      And the stack resolves
      Then Bob has 22 life

    @id:negative-damage @CR-107.1b
    Scenario: With six cards in hand Wheel of Torture deals no damage, and Iron Maiden deals 2
      Given Alice controls Wheel of Torture and Iron Maiden
      And Bob has six Islands in hand
      When the game goes to Bob's upkeep
      And Alice orders the triggers Wheel of Torture and Iron Maiden if asked
      And the stack resolves
      Then Bob has 18 life

    @id:negative-damage-other-way @CR-107.1b
    Scenario: With one card in hand Iron Maiden deals no damage, and Wheel of Torture deals 2
      Given Alice controls Wheel of Torture and Iron Maiden
      And Bob has Island in hand
      When the game goes to Bob's upkeep
      And Alice orders the triggers Wheel of Torture and Iron Maiden if asked
      And the stack resolves
      Then Bob has 18 life

    @id:storm-world-many-cards @CR-107.1b @ruling:storm-world/2
    Scenario: Storm World does nothing to a player with five cards, and deals 3 damage to one with one card
      Given it is Bob's end step
      And Alice controls Storm World
      And Alice has five Forests in hand
      And Bob has Island in hand
      When the game goes to Alice's upkeep
      And the stack resolves
      Then Alice has 20 life
      When the game goes to Bob's upkeep
      And the stack resolves
      Then Bob has 17 life

    @id:negative-power-is-no-bonus @CR-107.1b @ruling:yew-spirit/2
    Scenario: Yew Spirit with power -2 gets +0/+0, and another one with power 3 gets +3/+3
      Given Alice controls Yew Spirit called Weak, Yew Spirit called Strong and Spontaneous Mutation
      And Spontaneous Mutation is attached to Weak
      And Alice has five Islands in the graveyard
      And Alice has {G}{G}{G}{G}{G}{G}{G}{G} floating
      Then Weak is -2/3
      When Alice activates the {2}{G}{G} ability of Weak
      And Alice activates the {2}{G}{G} ability of Strong
      And the stack resolves
      Then Weak is -2/3
      And Strong is 6/6

    @id:negative-power-attacks @CR-107.1b @ruling:wild-beastmaster/2
    Scenario: Wild Beastmaster with power -1 gives the others nothing as it attacks
      Given Alice controls Wild Beastmaster, Grizzly Bears and Spontaneous Mutation
      And Spontaneous Mutation is attached to Wild Beastmaster
      And Alice has two Islands in the graveyard
      And Bob controls Wild Beastmaster called Untouched and Hill Giant
      When Alice attacks with Wild Beastmaster
      And the stack resolves
      Then Grizzly Bears is 2/2
      When the game goes to Bob's precombat main phase
      And Bob attacks with Untouched
      And the stack resolves
      Then Hill Giant is 4/4

  Rule: A calculation uses a negative number as it is

    @id:negative-power-in-a-sum @CR-107.1b @ruling:ghalta-primal-hunger/2
    Scenario: A creature with power -2 takes away from the total power that Ghalta, Primal Hunger counts
      Given Alice controls Grizzly Bears, Spontaneous Mutation, Craterhoof Behemoth and two Forests
      And Spontaneous Mutation is attached to Grizzly Bears
      And Alice has four Islands in the graveyard
      And Alice has Forest called Last and Ghalta, Primal Hunger in hand
      And Alice has {G}{G}{G}{G}{G}{G} floating
      Then Grizzly Bears is -2/2
      And Alice can't cast Ghalta, Primal Hunger
      When Alice plays Last
      Then Alice can cast Ghalta, Primal Hunger
