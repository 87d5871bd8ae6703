Feature: Rulings on Gnat Alley Creeper

  @id:creeper-blocked-by-reach @CR-509.1b @CR-702.17b @ruling:gnat-alley-creeper/1
  Scenario: A creature with reach blocks Gnat Alley Creeper
    Given Alice controls Gnat Alley Creeper
    And Bob controls Giant Spider
    When Alice attacks with Gnat Alley Creeper
    And Bob blocks Gnat Alley Creeper with Giant Spider
    And the game goes to Alice's postcombat main phase
    Then Gnat Alley Creeper is in Alice's graveyard
