Feature: 701.8 Destroy

  What is destroyed goes from the battlefield to its owner's graveyard.

  @id:destroy-djinn @CR-701.8a
  Scenario: King Suleiman destroys a Djinn
    Given Alice controls King Suleiman
    And Bob controls Djinn of the Lamp called First and Djinn of the Lamp called Second
    When Alice activates the {T} ability of King Suleiman targeting First
    And the stack resolves
    Then First is in Bob's graveyard
    And Second is on the battlefield
    And King Suleiman is tapped

  @id:destroy-efreet @CR-701.8a
  Scenario: King Suleiman destroys an Efreet
    Given Alice controls King Suleiman
    And Bob controls Harmattan Efreet
    When Alice activates the {T} ability of King Suleiman targeting Harmattan Efreet
    And the stack resolves
    Then Harmattan Efreet is in Bob's graveyard

  @id:destroy-neither-djinn-nor-efreet @CR-115.1c
  Scenario: King Suleiman can't aim at a creature that is neither Djinn nor Efreet
    Given Alice controls King Suleiman
    And Bob controls Djinn of the Lamp, Harmattan Efreet and Grizzly Bears
    Then Djinn of the Lamp is a legal target for the {T} ability of King Suleiman
    And Harmattan Efreet is a legal target for the {T} ability of King Suleiman
    And Grizzly Bears is not a legal target for the {T} ability of King Suleiman
