Feature: 610.3a An event that comes too early

  What a spell or activated ability would exile until an event stays where it is if the event has happened since the ability
  was activated.

  @id:until-left-already @CR-610.3a
  Scenario: The ability of an enchantment that has left exiles nothing, that of another one does
    Given Alice controls In the Trenches called Left and In the Trenches called Staying
    And Alice has Demystify in hand
    And Alice has {W}{W}{W}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C} floating
    And Bob controls Hill Giant and Gray Ogre
    When Alice activates the {5}{W} ability of Left targeting Hill Giant
    And Alice casts Demystify targeting Left
    And the stack resolves
    Then Left is in Alice's graveyard
    And Hill Giant is on the battlefield
    When Alice activates the {5}{W} ability of Staying targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is in exile
    And Hill Giant is on the battlefield

  @id:once-in-all @CR-602.5b
  Scenario: An ability that may be activated only once can't be activated in a later turn either
    Given Alice controls In the Trenches called Used, In the Trenches called New and seven Plains
    And Bob controls Hill Giant and Gray Ogre
    When Alice activates the {5}{W} ability of Used targeting Hill Giant
    And the stack resolves
    And the game goes to Bob's upkeep
    And the game goes to Alice's precombat main phase
    Then Alice can't activate the {5}{W} ability of Used targeting Gray Ogre
    And Alice can activate the {5}{W} ability of New targeting Gray Ogre
