Feature: Simic Ascendancy

  It wins the game for its controller whose upkeep begins with twenty or more growth counters on it.

  @id:ascendancy-nineteen-counters @ruling:simic-ascendancy/2 @CR-603.4
  Scenario: Nineteen counters as the upkeep begins are too few, twenty win the game
    Given Bob controls Simic Ascendancy called Nineteen
    And Nineteen has 19 growth counters on it
    And Alice controls Simic Ascendancy called Twenty
    And Twenty has 20 growth counters on it
    When the game goes to Bob's upkeep
    Then the stack is empty
    When the game goes to Bob's end step
    And the game goes to Alice's upkeep
    And the stack resolves
    Then Alice has won the game

  @id:ascendancy-gone-in-response @ruling:simic-ascendancy/3 @CR-608.2h
  Scenario: Simic Ascendancy that has left the battlefield wins by the counters that it had
    Given it is Bob's end step
    And Alice controls Simic Ascendancy
    And Simic Ascendancy has 20 growth counters on it
    And Bob has Disenchant in hand
    And Bob controls two Plains
    When the game goes to Alice's upkeep
    And Alice passes priority
    And Bob casts Disenchant targeting Simic Ascendancy
    And the top of the stack resolves
    Then Simic Ascendancy is in Alice's graveyard
    When the stack resolves
    Then Alice has won the game
