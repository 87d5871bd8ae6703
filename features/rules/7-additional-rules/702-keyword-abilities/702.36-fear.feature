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
