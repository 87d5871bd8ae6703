Feature: 702.31 Horsemanship

  Only creatures with horsemanship can block a creature with horsemanship.

  @id:horsemanship-blockers @CR-702.31b
  Scenario: A creature with horsemanship can be blocked by one with horsemanship and by no other
    Given Alice controls Shu Cavalry
    And Bob controls Wei Scout and Serra Angel
    When Alice attacks with Shu Cavalry
    Then Bob can't block Shu Cavalry with Serra Angel
    And Bob can block Shu Cavalry with Wei Scout

  @id:horsemanship-may-block @CR-702.31b
  Scenario: A creature with horsemanship may block a creature without it
    Given Alice controls Grizzly Bears and Shu Cavalry
    And Bob controls Wei Scout and Hill Giant
    When Alice attacks with Grizzly Bears and Shu Cavalry
    Then Bob can block Grizzly Bears with Wei Scout
    And Bob can't block Shu Cavalry with Hill Giant
