Feature: 301.5 Equipment

  An Equipment changes the creature that it is on, and that one only.

  @id:equipment-cant-block @CR-301.5
  Scenario: A creature that wears what forbids blocking can't block, until that is moved
    Given it is Bob's precombat main phase
    And Alice controls Copper Carapace, Gray Ogre and Bear Cub
    And Copper Carapace is attached to Gray Ogre
    And Bob controls Hill Giant
    When Bob attacks with Hill Giant
    Then Alice can't block Hill Giant with Gray Ogre
    And Alice can block Hill Giant with Bear Cub

  @id:equipment-moves @CR-301.5 @CR-701.3c
  Scenario: Wings that move from one creature to another leave the first on the ground
    Given Alice controls Cobbled Wings, Gray Ogre, Bear Cub and Wastes
    And Cobbled Wings is attached to Gray Ogre
    And Bob controls Hill Giant
    When Alice activates the {1} ability of Cobbled Wings targeting Bear Cub
    And the stack resolves
    And Alice attacks with Gray Ogre and Bear Cub
    Then Bob can block Gray Ogre with Hill Giant
    And Bob can't block Bear Cub with Hill Giant
