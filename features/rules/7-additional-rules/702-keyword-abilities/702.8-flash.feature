Feature: 702.8 Flash

  A card with flash can be cast whenever an instant could be.

  @id:flash-opponents-turn @CR-702.8a
  Scenario: A creature spell with flash can be cast in the opponent's turn
    Given it is Bob's upkeep
    And Alice has Ambush Viper and Grizzly Bears in hand
    And Alice has {G}{G} floating
    When Bob passes priority
    Then Alice can cast Ambush Viper
    And Alice can't cast Grizzly Bears
