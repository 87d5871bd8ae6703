Feature: 513.2 Entering in the end step

  What enters during the end step is too late for its beginning: its ability triggers in the end step after that.

  @id:end-step-entered-late @CR-513.2 @CR-400.7
  Scenario: Ball Lightning that leaves and comes back in the end step stays until the next one
    Given it is Alice's postcombat main phase
    And Alice controls Ball Lightning and Plains
    And Alice has Cloudshift in hand
    When the game goes to Alice's end step
    Then the top of the stack is an ability of Ball Lightning
    When Alice casts Cloudshift targeting Ball Lightning
    And the stack resolves
    Then Ball Lightning is on the battlefield
    When the game goes to Bob's end step
    And the stack resolves
    Then Ball Lightning is in Alice's graveyard
