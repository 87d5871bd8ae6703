Feature: 702.111 Menace

  One creature alone can't block a creature with menace; two or more together can.

  @id:menace-two-blockers @CR-702.111b
  Scenario: A creature with menace can be blocked by two creatures and not by one
    Given Alice controls Boggart Brute
    And Bob controls Grizzly Bears and Hill Giant
    When Alice attacks with Boggart Brute
    Then Bob can't block Boggart Brute with Hill Giant
    And Bob can block Boggart Brute with Grizzly Bears and Hill Giant

  @id:menace-redundant @CR-702.111c @CR-702.111b @ruling:goblin-war-drums/1
  Scenario: Two Goblin War Drums ask for no more than two blockers
    Given Alice controls Goblin War Drums called One, Goblin War Drums called Two and Gray Ogre
    And Bob controls Bear Cub and Elite Vanguard
    When Alice attacks with Gray Ogre
    Then Bob can't block Gray Ogre with Bear Cub
    And Bob can block Gray Ogre with Bear Cub and Elite Vanguard
