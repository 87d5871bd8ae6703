Feature: Power and toughness through the layers

  Continuous effects apply layer by layer, whatever came first: what makes a permanent a creature goes before what asks
  for creatures, and what sets power and toughness goes before what adds to them, counters among the latter.

  Rule: Types come before power and toughness

    @id:layers-types-before-size @CR-613.1
    Scenario: Glorious Anthem counts a land that became a creature after it
      Given Alice controls Glorious Anthem, Mutavault called Risen, Mutavault called Asleep and Wastes
      When Alice activates the {1} ability of Risen paying with Wastes
      And the stack resolves
      Then Risen is 3/3
      And Asleep is not a creature

  Rule: Setting comes before adding

    @id:layers-setting-after-anthem @CR-613.4b @CR-613.4c
    Scenario: A size that is set later is still below what Glorious Anthem adds
      Given Alice controls Mutavault and two Wastes
      And Alice has Glorious Anthem in hand
      And Alice has {W}{W}{W} floating
      When Alice activates the {1} ability of Mutavault paying with Wastes 1
      And the stack resolves
      And Alice casts Glorious Anthem
      And the stack resolves
      Then Mutavault is 3/3
      When Alice activates the {1} ability of Mutavault paying with Wastes 2
      And the stack resolves
      Then Mutavault is 3/3

    @id:layers-counters-after-setting @CR-613.4c
    Scenario: Counters count on top of a size that is set after they came
      Given Alice controls Mutavault and Wastes
      And Mutavault has two +1/+1 counters on it
      When Alice activates the {1} ability of Mutavault paying with Wastes
      And the stack resolves
      Then Mutavault is 4/4

    @id:layers-animated-land-sets-size @CR-613.4b @CR-613.4c @CR-514.2
    Scenario: Restless Vinestalk attacks as a creature and sets the size of another below its counters
      Given Alice controls Restless Vinestalk
      And Alice has {C}{C}{C}{G}{U} floating
      And Bob controls Colossal Dreadmaw and Serra Angel
      And Colossal Dreadmaw has one +1/+1 counter on it
      When Alice activates the {3}{G}{U} ability of Restless Vinestalk
      And the stack resolves
      Then Restless Vinestalk is 5/5
      And Restless Vinestalk is green and blue
      And Restless Vinestalk is a land
      And Restless Vinestalk has trample
      When Alice attacks with Restless Vinestalk
      And Alice chooses the targets Colossal Dreadmaw
      And the stack resolves
      Then Colossal Dreadmaw is 4/4
      And Serra Angel is 4/4
      When the game goes to Bob's upkeep
      Then Colossal Dreadmaw is 7/7
      And Restless Vinestalk is not a creature

  Rule: Within each sublayer everything counts that there is

    @id:layers-one-creature-all-sublayers @CR-613.4b @CR-613.4c
    Scenario: A counter, a spell and an enchantment add to a creature, and still do once its size is set
      Given Alice controls Gray Ogre
      And Gray Ogre has one +1/+1 counter on it
      And Alice has Brute Force, Castle and Diminish in hand
      And Alice has {R}{W}{W}{W}{W}{U} floating
      Then Gray Ogre is 3/3
      When Alice casts Brute Force targeting Gray Ogre
      And the stack resolves
      Then Gray Ogre is 6/6
      When Alice casts Castle
      And the stack resolves
      Then Gray Ogre is 6/8
      When Alice casts Diminish targeting Gray Ogre
      And the stack resolves
      Then Gray Ogre is 5/7

  Rule: Without abilities, at a set size, effects from elsewhere still count

    @id:humility-and-what-comes-later @CR-613.1f @CR-613.4b @CR-613.4c @CR-613.7
    Scenario: Humility takes abilities and size, not what counts later
      Given Alice controls Humility, Glorious Anthem and Serra Angel
      And Alice has Flight in hand
      And Alice has {U} floating
      And Bob controls Elvish Archdruid and Llanowar Elves
      And Bob controls Hill Giant
      And Hill Giant has one +1/+1 counter on it
      Then Serra Angel is 2/2
      And Serra Angel does not have vigilance
      And Llanowar Elves is 1/1
      And Hill Giant is 2/2
      When Alice casts Flight targeting Serra Angel
      And the stack resolves
      Then Serra Angel has flying
      And Serra Angel does not have vigilance
