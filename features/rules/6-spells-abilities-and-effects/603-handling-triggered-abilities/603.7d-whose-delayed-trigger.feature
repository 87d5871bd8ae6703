Feature: 603.7d–e Whose delayed trigger

  A delayed triggered ability has the source of what created it, and belongs to the player who controlled that as it resolved.

  @id:delayed-of-a-spell @CR-603.7d
  Scenario: The spell is the source, and the player who cast another player's card controls the ability
    Given Alice controls Nightveil Specter, Gaea's Cradle and three Islands
    And Bob has Tidal Wave on top of the library
    When Alice attacks with Nightveil Specter
    And the game goes to Alice's combat damage step
    And the stack resolves
    And the game goes to Alice's postcombat main phase
    And Alice casts Tidal Wave paying with Island 1, Island 2 and Island 3
    And the stack resolves
    Then Tidal Wave is in Bob's graveyard
    And Alice can tap Gaea's Cradle for {G}{G}
    When the game goes to Alice's end step
    Then the top of the stack is an ability of Tidal Wave
    When the stack resolves
    Then Alice can tap Gaea's Cradle for {G}
    And Alice can't tap Gaea's Cradle for {G}{G}

  @id:delayed-of-an-ability @CR-603.7e
  Scenario: The player who activated the ability controls what it set up, though the source has another controller since
    Given Alice controls Krovikan Elementalist and Grizzly Bears
    And Alice has {U}{U} floating
    And Bob controls five Mountains
    And Bob has Act of Aggression in hand
    When Alice activates the {U}{U} ability of Krovikan Elementalist targeting Grizzly Bears
    And the stack resolves
    And Alice passes priority
    And Bob casts Act of Aggression targeting Krovikan Elementalist
    And the stack resolves
    Then Bob controls Krovikan Elementalist
    When the game goes to Alice's end step
    Then the top of the stack is an ability of Krovikan Elementalist
    When the stack resolves
    Then Grizzly Bears is in Alice's graveyard
