Feature: 509.3b Whenever a creature blocks a creature

  "Blocks" triggers once however many it blocks; "blocks a creature" once for each of them.

  @id:blocks-two-grows-once @CR-509.3a
  Scenario: Folk of An-Havva that blocks two attackers grows once
    Given Alice controls Gray Ogre and Grizzly Bears
    And Bob controls Folk of An-Havva and High Ground
    When Alice attacks with Gray Ogre and Grizzly Bears
    And Bob blocks Gray Ogre and Grizzly Bears with Folk of An-Havva
    Then the stack has 1 object
    When the stack resolves
    Then Folk of An-Havva is 3/1

  @id:blocks-a-creature-each @CR-509.3b
  Scenario: Inferno Elemental that blocks two attackers triggers for each of them
    Given Alice controls Gray Ogre, Grizzly Bears and Raging Goblin
    And Bob controls Inferno Elemental and High Ground
    When Alice attacks with Gray Ogre, Grizzly Bears and Raging Goblin
    And Bob blocks Gray Ogre and Grizzly Bears with Inferno Elemental
    Then the stack has 2 objects
    When the stack resolves
    Then Gray Ogre is in Alice's graveyard
    And Grizzly Bears is in Alice's graveyard
    And Raging Goblin is on the battlefield
