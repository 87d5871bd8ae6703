Feature: Up to two targets

  As many targets as wanted are chosen, up to the number that is said, and each is dealt with alike.

  @id:up-to-two-each-get @CR-601.2c @CR-115.6
  Scenario: Burning Sun's Fury raises two creatures or one, and not a third
    Given Alice controls Grizzly Bears, Gray Ogre and Hill Giant
    And Alice has Burning Sun's Fury called Two and Burning Sun's Fury called One in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts Two targeting Grizzly Bears and Gray Ogre
    And the stack resolves
    Then Grizzly Bears is 4/2
    And Gray Ogre is 4/2
    And Hill Giant is 3/3
    When Alice casts One targeting Hill Giant
    And the stack resolves
    Then Hill Giant is 5/3
    And Gray Ogre is 4/2
