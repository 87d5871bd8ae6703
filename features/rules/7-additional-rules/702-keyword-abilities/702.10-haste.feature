Feature: 702.10 Haste

  A creature with haste can attack, and be tapped or untapped for its own abilities, in the turn in which it comes.

  @id:haste-redundant @CR-702.10d @CR-702.10b
  Scenario: A creature that has haste twice can attack in the turn in which it came, one without haste can't
    Given Alice controls Goblin Chieftain, Raging Goblin and Gray Ogre
    And Raging Goblin came under Alice's control this turn
    And Gray Ogre came under Alice's control this turn
    Then Raging Goblin has haste
    And Alice can attack with Raging Goblin
    And Alice can't attack with Gray Ogre
