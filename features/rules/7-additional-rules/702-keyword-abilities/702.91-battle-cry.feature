Feature: 702.91 Battle cry

  As the creature attacks, the other attacking creatures get +1/+0 until end of turn.

  @id:battle-cry-others @CR-702.91a
  Scenario: Battle cry gives +1/+0 to the other attackers only
    Given Alice controls Goblin Wardriver, Grizzly Bears and Hill Giant
    When Alice attacks with Goblin Wardriver and Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 3/2
    And Goblin Wardriver is 2/2
    And Hill Giant is 3/3

  @id:battle-cry-each @CR-702.91a
  Scenario: Two attackers with battle cry each help all others
    Given Alice controls Goblin Wardriver, Accorder Paladin and Grizzly Bears
    When Alice attacks with Goblin Wardriver, Accorder Paladin and Grizzly Bears
    And Alice orders the triggers Goblin Wardriver and Accorder Paladin if asked
    And the stack resolves
    Then Grizzly Bears is 4/2
    And Goblin Wardriver is 3/2
    And Accorder Paladin is 4/1
