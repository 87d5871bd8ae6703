Feature: Rulings on Confiscate

  It takes a permanent, and nothing that is attached to it.

  @id:confiscate-bearer @CR-301.5d @ruling:confiscate/1
  Scenario: An Equipment stays on a confiscated creature and with its own controller
    Given Alice controls six Islands
    And Alice has Confiscate in hand
    And Bob controls Gray Ogre and Bonesplitter
    And Bonesplitter is attached to Gray Ogre
    When Alice casts Confiscate targeting Gray Ogre
    And the stack resolves
    Then Alice controls Gray Ogre
    And Gray Ogre is 4/2
    And Bob controls Bonesplitter
    And Bonesplitter is attached to Gray Ogre

  @id:confiscate-equipment @CR-301.5d @ruling:confiscate/2
  Scenario: A confiscated Equipment stays on its creature until its new controller moves it
    Given Alice controls Bear Cub and seven Islands
    And Alice has Confiscate in hand
    And Bob controls Gray Ogre and Bonesplitter
    And Bonesplitter is attached to Gray Ogre
    When Alice casts Confiscate targeting Bonesplitter
    And the stack resolves
    Then Alice controls Bonesplitter
    And Bonesplitter is attached to Gray Ogre
    When Alice activates the {1} ability of Bonesplitter targeting Bear Cub
    And the stack resolves
    Then Bear Cub is 4/2
    And Gray Ogre is 2/2
