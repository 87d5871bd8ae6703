Feature: Rulings on Absorb

  It counters a spell and gives 3 life.

  @id:absorb-uncounterable @CR-101.2 @ruling:absorb/1
  Scenario: Absorb gives life though its target can't be countered
    Given Alice controls Gray Ogre
    And Alice has Altered Ego and Llanowar Elves in hand
    And Alice has {C}{C}{G}{U}{G} floating
    And Bob has Absorb called First and Absorb called Second in hand
    And Bob has {W}{W}{U}{U}{U}{U} floating
    When Alice casts Altered Ego with X = 0
    And Alice passes priority
    And Bob casts First targeting Altered Ego
    And the top of the stack resolves
    Then Bob has 23 life
    And the top of the stack is Altered Ego
    When the stack resolves
    And Alice chooses to if asked
    And Alice chooses Gray Ogre from the options
    Then Altered Ego is named Gray Ogre
    When Alice casts Llanowar Elves
    And Alice passes priority
    And Bob casts Second targeting Llanowar Elves
    And the stack resolves
    Then Llanowar Elves is in Alice's graveyard
    And Bob has 26 life
