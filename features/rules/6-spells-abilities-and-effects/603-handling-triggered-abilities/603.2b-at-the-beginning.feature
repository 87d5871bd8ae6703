Feature: 603.2b At the beginning of a step

  As a step or phase begins, all abilities trigger that wait for its beginning.

  @id:all-at-the-beginning @CR-603.2b
  Scenario: Both Bitterblossoms of the player whose upkeep it is trigger, the opponent's doesn't
    Given it is Bob's end step
    And Alice controls Bitterblossom called First and Bitterblossom called Second
    And Bob controls Bitterblossom called Third
    When the game goes to Alice's upkeep
    And Alice orders the triggers First and Second if asked
    Then the stack has 2 objects
    When the stack resolves
    Then Alice has 18 life
    And Bob has 20 life
