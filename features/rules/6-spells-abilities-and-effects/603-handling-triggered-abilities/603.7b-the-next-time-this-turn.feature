Feature: The next time in this turn

  A delayed ability about the next time triggers once, and not after the turn for which it was made.

  @id:next-cast-once @CR-603.7b
  Scenario: Doublecast copies the next Lightning Bolt and not the one after it
    Given Alice has Doublecast, Lightning Bolt called First and Lightning Bolt called Second in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts Doublecast
    And the stack resolves
    And Alice casts First targeting Bob
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the stack resolves
    Then Bob has 14 life
    When Alice casts Second targeting Bob
    And the stack resolves
    Then Bob has 11 life

  @id:next-cast-this-turn @CR-603.7b @CR-514.2
  Scenario: Doublecast copies nothing in the next turn, in which Galvanic Iteration copies the spell once
    Given Alice controls four Mountains and Island
    And Alice has Doublecast, Galvanic Iteration and Lightning Bolt in hand
    And Alice has {R}{R} floating
    When Alice casts Doublecast
    And the stack resolves
    And the game goes to Bob's upkeep
    And Bob passes priority
    And Alice casts Galvanic Iteration
    And the top of the stack resolves
    And Bob passes priority
    And Alice casts Lightning Bolt targeting Bob
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the stack resolves
    Then Bob has 14 life

  @id:doublecast-doubled @ruling:doublecast/5 @CR-603.7b
  Scenario: A second Doublecast is copied, and the spell after it is copied twice
    Given Alice has Doublecast, Doublecast called Second and Lightning Bolt in hand
    And Alice has {R}{R}{R}{R}{R} floating
    When Alice casts Doublecast
    And the stack resolves
    And Alice casts Second
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And Alice orders the triggers Doublecast and Second if asked
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the top of the stack resolves
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the stack resolves
    Then Bob has 11 life
