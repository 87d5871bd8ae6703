Feature: 109.2 Descriptions of objects

  A description by card type that names no zone, and says neither "card" nor "spell", means permanents.

  @id:description-target-permanent @CR-109.2
  Scenario: A creature card in a graveyard is no target for a spell that destroys a creature
    Given Bob controls Grizzly Bears
    And Bob has Hill Giant in the graveyard
    And Alice has Murder in hand
    Then Grizzly Bears is a legal target for Murder
    And Hill Giant is not a legal target for Murder

  @id:description-counts-permanents @CR-109.2
  Scenario: Creature cards in hand and graveyard don't count as creatures
    Given Alice controls Gaea's Cradle and Grizzly Bears
    And Alice has Hill Giant in hand
    And Alice has Giant Spider in the graveyard
    When Alice taps Gaea's Cradle for mana
    Then Alice has {G} floating

  @id:description-card-in-zone @CR-109.2a
  Scenario: A creature card in a graveyard is meant by an ability that says so, a creature is not
    Given Alice controls Deathrite Shaman and Grizzly Bears
    And Bob has Hill Giant in the graveyard
    Then Hill Giant is a legal target for the {G}, {T} ability of Deathrite Shaman
    And Grizzly Bears is not a legal target for the {G}, {T} ability of Deathrite Shaman

  @id:description-of-all @CR-109.2
  Scenario: Anaba Spirit Crafter strengthens itself and the opponent's Minotaurs as well
    Given Alice controls Anaba Spirit Crafter
    And Bob controls Anaba Shaman and Hill Giant
    Then Anaba Spirit Crafter is 2/3
    And Anaba Shaman is 3/2
    And Hill Giant is 3/3
