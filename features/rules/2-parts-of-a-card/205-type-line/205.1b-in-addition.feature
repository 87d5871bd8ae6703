Feature: 205.1b Types in addition

  What gets a type in addition to its others, or is said to be still something, keeps all the types that it had.

  @id:types-in-addition @CR-205.1b @CR-611.2a
  Scenario: A creature that Ashnod's Transmogrant has made an artifact stays one after the turn, and stays a Bear
    Given Alice controls Ashnod's Transmogrant, Grizzly Bears and Gray Ogre
    And Bob has Disenchant in hand
    Then Grizzly Bears is not a legal target for Disenchant
    When Alice activates the {T}, Sacrifice this artifact ability of Ashnod's Transmogrant targeting Grizzly Bears
    And the stack resolves
    And the game goes to Bob's upkeep
    Then Grizzly Bears is a legal target for Disenchant
    And Gray Ogre is not a legal target for Disenchant
    And Grizzly Bears is a creature
    And Grizzly Bears is a Bear
    And Grizzly Bears is 3/3
