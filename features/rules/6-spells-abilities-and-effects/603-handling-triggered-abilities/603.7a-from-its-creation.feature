Feature: 603.7a From its creation on

  A delayed triggered ability can trigger once what creates it has resolved. What happened before that does not count.

  @id:delayed-not-by-what-was @CR-603.7a
  Scenario: A creature that is to be sacrificed at the next end step stays through the one in which that was settled
    Given it is Alice's end step
    And Alice controls Krovikan Elementalist
    And Alice has {U}{U} floating
    When Alice activates the {U}{U} ability of Krovikan Elementalist targeting Krovikan Elementalist
    And the stack resolves
    Then the stack is empty
    And Krovikan Elementalist is on the battlefield
    When the game goes to Bob's end step
    Then the top of the stack is an ability of Krovikan Elementalist
    When the stack resolves
    Then Krovikan Elementalist is in Alice's graveyard
