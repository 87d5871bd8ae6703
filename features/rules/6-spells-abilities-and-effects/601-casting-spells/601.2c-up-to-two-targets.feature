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

  @id:up-to-two-not-the-same-twice @CR-601.2c @CR-115.3 @ruling:abandon-reason/1
  Scenario: Abandon Reason takes two creatures, and not one of them twice
    Given Alice controls Grizzly Bears, Gray Ogre and three Mountains
    And Alice has Abandon Reason in hand
    Then Alice can't cast Abandon Reason targeting Grizzly Bears and Grizzly Bears
    And Alice can cast Abandon Reason targeting Grizzly Bears
    When Alice casts Abandon Reason targeting Grizzly Bears and Gray Ogre
    And the stack resolves
    Then Grizzly Bears is 3/2
    And Gray Ogre is 3/2
    And Gray Ogre has first strike
