Feature: 603.6c Leaving the battlefield

  What triggers on leaving the battlefield triggers wherever the permanent goes.

  @id:leaves-for-the-hand @CR-603.6c @CR-608.2h
  Scenario: Funeral March makes the creature's controller sacrifice another one as the creature returns to the hand
    Given Alice controls Funeral March and Grizzly Bears
    And Bob controls Hill Giant and Gray Ogre
    And Funeral March is attached to Hill Giant
    And Alice has Unsummon in hand
    And Alice has {U} floating
    When Alice casts Unsummon targeting Hill Giant
    And the top of the stack resolves
    Then the top of the stack is an ability of Funeral March
    When the stack resolves
    Then Gray Ogre is in Bob's graveyard
    And Grizzly Bears is on the battlefield
