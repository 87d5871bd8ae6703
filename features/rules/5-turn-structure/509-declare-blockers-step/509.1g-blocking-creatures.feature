Feature: 509.1g Blocking creatures

  What has been declared as a blocker is a blocking creature until it leaves combat or the combat ends.

  @id:blocker-stays-blocking @CR-509.1g
  Scenario: A creature goes on blocking after the attacker that it blocks has died
    Given Alice controls Raging Goblin
    And Bob controls Grizzly Bears and Hill Giant
    And Bob has Lightning Bolt in hand
    And Bob controls Mountain
    When Alice attacks with Raging Goblin
    And Bob blocks Raging Goblin with Grizzly Bears
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Raging Goblin
    And the stack resolves
    Then Raging Goblin is in Alice's graveyard
    And Grizzly Bears is blocking
