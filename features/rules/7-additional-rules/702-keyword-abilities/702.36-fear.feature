Feature: 702.36 Fear

  Only artifact creatures and black creatures can block a creature with fear.

  @id:fear-blockers @CR-702.36b
  Scenario: A creature with fear can be blocked by an artifact creature or a black creature and by no other
    Given Alice controls Severed Legion
    And Bob controls Grizzly Bears, Darksteel Myr and Typhoid Rats
    When Alice attacks with Severed Legion
    Then Bob can't block Severed Legion with Grizzly Bears
    And Bob can block Severed Legion with Darksteel Myr
    And Bob can block Severed Legion with Typhoid Rats

  @id:fear-may-block @CR-702.36b
  Scenario: A creature with fear may block any creature
    Given Alice controls Grizzly Bears and Severed Legion called Hers
    And Bob controls Severed Legion called His and Hill Giant
    When Alice attacks with Grizzly Bears and Hers
    Then Bob can block Grizzly Bears with His
    And Bob can't block Hers with Hill Giant

  @id:fear-animated-lands @CR-702.36b
  Scenario: A land that has become an artifact creature can block a creature with fear, one that is a mere creature can't
    Given Alice controls Prickly Boggart
    And Bob controls Blinkmoth Nexus, Mutavault and two Wastes
    When Alice attacks with Prickly Boggart
    And Alice passes priority
    And Bob activates the {1} ability of Blinkmoth Nexus paying with Wastes 1
    And Bob activates the {1} ability of Mutavault paying with Wastes 2
    And the stack resolves
    Then Bob can block Prickly Boggart with Blinkmoth Nexus
    And Bob can't block Prickly Boggart with Mutavault
