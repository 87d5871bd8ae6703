Feature: 106.3 Where mana comes from

  Mana of an ability comes from the source of that ability, mana of a spell from that spell: neither from the land that was
  tapped, nor from what the spell was paid with.

  @id:mana-source-of-a-trigger @CR-106.3 @CR-107.4h
  Scenario: The mana that Wild Growth adds doesn't come from the snow land that it enchants
    Given Alice controls Faceless Haven, Snow-Covered Forest and Wild Growth
    And Wild Growth is attached to Snow-Covered Forest
    And Alice has Snow-Covered Island in hand
    Then Alice can't activate the {S}{S}{S} ability of Faceless Haven
    When Alice plays Snow-Covered Island
    Then Alice can activate the {S}{S}{S} ability of Faceless Haven

  @id:mana-source-of-a-spell @CR-106.3 @CR-107.4h
  Scenario: The mana that Dark Ritual adds doesn't come from the snow land that paid for it
    Given Alice controls Faceless Haven and Snow-Covered Swamp
    And Alice controls Snow-Covered Island called First
    And Alice has Dark Ritual in hand
    And Alice has Snow-Covered Island called Second in hand
    When Alice casts Dark Ritual paying with Snow-Covered Swamp
    And the stack resolves
    Then Alice has {B}{B}{B} floating
    And Alice can't activate the {S}{S}{S} ability of Faceless Haven
    When Alice plays Second
    Then Alice can activate the {S}{S}{S} ability of Faceless Haven
