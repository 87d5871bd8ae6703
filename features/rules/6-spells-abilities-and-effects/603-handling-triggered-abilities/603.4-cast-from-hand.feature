Feature: 603.4 Triggers that ask how something was cast

  @id:cast-from-hand @CR-603.4
  Scenario: Coal Stoker adds mana if it was cast from the hand
    Given Alice controls four Mountains
    And Alice has Coal Stoker in hand
    When Alice casts Coal Stoker
    And the stack resolves
    Then Alice has {R}{R}{R} floating

  @id:not-cast-no-mana @CR-603.4
  Scenario: Coal Stoker adds no mana if it returns to the battlefield
    Given Alice controls Coal Stoker and Grizzly Bears
    And Alice has Ghostly Flicker in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Ghostly Flicker targeting Coal Stoker and Grizzly Bears
    And the stack resolves
    Then Alice has no mana floating
    And Coal Stoker is on the battlefield
    And Ghostly Flicker is in Alice's graveyard
