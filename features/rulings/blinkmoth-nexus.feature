Feature: Rulings on Blinkmoth Nexus

  A land that becomes a Blinkmoth, and strengthens one.

  @id:blinkmoth-itself @CR-109.2 @ruling:blinkmoth-nexus/2
  Scenario: Blinkmoth Nexus can strengthen itself once it is a creature
    Given Alice controls Blinkmoth Nexus and two Wastes
    And Alice has {C}{C} floating
    Then Blinkmoth Nexus is not a legal target for the {1}, {T} ability of Blinkmoth Nexus
    When Alice activates the {1} ability of Blinkmoth Nexus
    And the stack resolves
    Then Blinkmoth Nexus is a land
    And Blinkmoth Nexus has flying
    When Alice activates the {1}, {T} ability of Blinkmoth Nexus targeting Blinkmoth Nexus
    And the stack resolves
    Then Blinkmoth Nexus is 2/2
