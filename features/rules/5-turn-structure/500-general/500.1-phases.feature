Feature: 500.1 The phases of a turn

  A turn has a beginning phase, a main phase, combat, a second main phase and an ending phase. Each takes place, whether or not
  there is anything to do in it.

  @id:phases-in-order @CR-500.1
  Scenario: A turn in which nobody can do anything has all its phases, in their order
    Given it is Alice's upkeep
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's draw step
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's precombat main phase
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's beginning of combat
    When the game goes to Alice's end of combat
    And Alice passes priority
    And Bob passes priority
    Then it is Alice's postcombat main phase
    When Alice passes priority
    And Bob passes priority
    Then it is Alice's end step
    When Alice passes priority
    And Bob passes priority
    Then it is Bob's upkeep
