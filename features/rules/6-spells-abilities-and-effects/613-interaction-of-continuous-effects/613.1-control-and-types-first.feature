Feature: 613.1 Control and types before the rest

  Effects on control and types are applied before those on abilities and sizes, which see what came of them.

  @id:layers-control-before-size @CR-613.1b @CR-613.1g
  Scenario: A creature taken with Control Magic has its new controller's Anthem and no longer the old one's
    Given Bob controls Glorious Anthem called His, Hill Giant and Gray Ogre
    And Alice controls Dictate of Heliod
    And Alice has Control Magic in hand
    And Alice has {U}{U}{C}{C} floating
    Then Hill Giant is 4/4
    When Alice casts Control Magic targeting Hill Giant
    And the stack resolves
    Then Alice controls Hill Giant
    And Hill Giant is 5/5
    And Gray Ogre is 3/3

  @id:layers-type-before-abilities @CR-613.1d @CR-613.1f
  Scenario: A land that has become a creature of all types is in reach of what speaks of such creatures
    Given Alice controls Mutavault, Goblin Chieftain and Elvish Archdruid
    And Alice has {C} floating
    When Alice activates the {1} ability of Mutavault
    And the stack resolves
    Then Mutavault is 4/4
    And Mutavault has haste
