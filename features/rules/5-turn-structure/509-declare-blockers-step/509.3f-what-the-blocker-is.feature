Feature: 509.3f What a blocker is as it is declared

  What triggers on a creature of some kind that blocks looks at the creatures as blockers are declared. What they turn into
  later makes nothing trigger.

  @id:blocker-becomes-fitting @CR-509.3f
  Scenario: Ghost Hounds don't trigger for a blocker that becomes white after it has blocked
    Given Alice controls Ghost Hounds and two Plains
    And Alice has Purelace in hand
    And Bob controls Gray Ogre
    When Alice attacks with Ghost Hounds
    And Bob blocks Ghost Hounds with Gray Ogre
    Then the stack is empty
    When Alice casts Purelace targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is white
    And Ghost Hounds does not have first strike

  @id:blocker-was-made-fitting @CR-509.3f @CR-509.3d
  Scenario: Ghost Hounds trigger for a blocker that became white before it blocked, whatever it is afterwards
    Given Alice controls Ghost Hounds
    And Alice has Purelace in hand
    And Alice has {W} floating
    And Bob controls Gray Ogre and Mountain
    And Bob has Chaoslace in hand
    When Alice casts Purelace targeting Gray Ogre
    And the stack resolves
    And Alice attacks with Ghost Hounds
    And Bob blocks Ghost Hounds with Gray Ogre
    Then the top of the stack is an ability of Ghost Hounds
    When Bob casts Chaoslace targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is red
    And Ghost Hounds has first strike
