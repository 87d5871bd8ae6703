Feature: 107.4h Snow mana symbol

  A snow mana symbol in a cost is paid with mana of any type that a snow source has produced.

  @id:snow-from-snow-lands @CR-107.4h
  Scenario: Faceless Haven becomes a creature for the mana of three snow lands
    Given Alice controls Faceless Haven and three Snow-Covered Islands
    When Alice activates the {S}{S}{S} ability of Faceless Haven
    And the stack resolves
    Then Faceless Haven is 4/3
    And Faceless Haven has vigilance
    And Faceless Haven is a Goblin
    And Faceless Haven is a land

  @id:snow-not-from-other-lands @CR-107.4h
  Scenario: Mana of lands that aren't snow doesn't pay for snow mana symbols
    Given Alice controls Faceless Haven called Thawing, Snow-Covered Island and two Islands
    And Bob controls Faceless Haven called Frozen and three Snow-Covered Islands
    Then Alice can't activate the {S}{S}{S} ability of Thawing
    But Bob can activate the {S}{S}{S} ability of Frozen
