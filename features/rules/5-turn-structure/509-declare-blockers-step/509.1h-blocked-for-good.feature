Feature: 509.1h Blocked is blocked

  A creature that was blocked stays so through the combat phase.

  @id:blocked-then-flying @CR-509.1h @CR-702.7b
  Scenario: A blocked creature that gains flying is still blocked
    Given Alice controls Bear Cub and four Plains
    And Bob controls Gray Ogre
    And Alice has Aerial Maneuver in hand
    When Alice attacks with Bear Cub
    And Bob blocks Bear Cub with Gray Ogre
    And Alice casts Aerial Maneuver targeting Bear Cub
    And the stack resolves
    Then Bear Cub has flying
    When the game goes to Alice's postcombat main phase
    Then Bob has 20 life
    And Gray Ogre is in Bob's graveyard
    And Bear Cub is on the battlefield
