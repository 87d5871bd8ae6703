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
    And Blinkmoth Nexus is a legal target for the {1}, {T} ability of Blinkmoth Nexus
    When Alice activates the {1}, {T} ability of Blinkmoth Nexus targeting Blinkmoth Nexus
    And the stack resolves
    Then Blinkmoth Nexus is 2/2

  @id:blinkmoth-new @CR-302.6 @ruling:blinkmoth-nexus/1
  Scenario: A Blinkmoth Nexus that has come this turn can't attack or be tapped for mana as a creature
    Given Alice controls Blinkmoth Nexus called Old and Blinkmoth Nexus called New
    And New came under Alice's control this turn
    And Alice has {C}{C} floating
    Then Alice can tap New for mana
    When Alice activates the {1} ability of Old
    And Alice activates the {1} ability of New
    And the stack resolves
    Then Alice can't tap New for mana
    And Alice can't attack with New
    And Alice can tap Old for mana
    And Alice can attack with Old
