Feature: 702.118 Skulk

  Who blocks a creature with skulk has no more power than it.

  @id:skulk-greater-power @CR-702.118b
  Scenario: A creature with skulk is blocked by equal power and not by greater
    Given Alice controls Startled Awake called Awake
    And Awake is transformed
    And Bob controls Raging Goblin and Grizzly Bears
    When Alice attacks Bob with Awake
    Then Bob can block Awake with Raging Goblin
    And Bob can't block Awake with Grizzly Bears
