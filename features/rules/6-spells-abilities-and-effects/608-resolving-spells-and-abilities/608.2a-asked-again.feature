Feature: 608.2a The "if" is asked again

  What stands with "if" behind the event of a triggered ability has to hold again as the ability resolves.

  @id:if-asked-again @CR-608.2a
  Scenario: The ability whose condition no longer holds does nothing, another's condition holds still
    Given it is Bob's end step
    And Alice has 52 life
    And Alice controls Test of Endurance and Felidar Sovereign
    And Bob has Lightning Bolt in hand
    And Bob controls Mountain
    When the game goes to Alice's upkeep
    And Alice orders the triggers Felidar Sovereign and Test of Endurance
    Then the stack has 2 objects
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    And the top of the stack resolves
    And the top of the stack resolves
    Then the stack has 1 object
    And Alice has priority
    When the top of the stack resolves
    Then Alice has won the game
