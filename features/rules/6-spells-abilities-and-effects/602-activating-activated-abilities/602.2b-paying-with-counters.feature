Feature: 602.2b Paying with counters

  The counters that an activation cost asks for are removed as the ability is activated.

  @id:counters-pay-for-each-activation @CR-602.2b @CR-118.3
  Scenario: The two counters of Umezawa's Jitte pay for two activations, and for no third
    Given Alice controls Umezawa's Jitte and Hill Giant
    And Umezawa's Jitte is attached to Hill Giant
    Then Alice can't activate the Remove a charge counter ability of Umezawa's Jitte choosing mode 3
    When Alice attacks with Hill Giant
    And the game goes to Alice's combat damage step
    And the stack resolves
    Then Umezawa's Jitte has 2 charge counters on it
    And Alice can activate the Remove a charge counter ability of Umezawa's Jitte choosing mode 3
    When Alice activates the Remove a charge counter ability of Umezawa's Jitte choosing mode 3
    And Alice activates the Remove a charge counter ability of Umezawa's Jitte choosing mode 1
    Then Alice can't activate the Remove a charge counter ability of Umezawa's Jitte choosing mode 3
    When the stack resolves
    Then Alice has 22 life
    And Hill Giant is 5/5
