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

  @id:intervening-if-tapped @CR-603.4
  Scenario: Genesis Chamber that is tapped makes no token, an untapped one makes one
    Given Alice controls Genesis Chamber called Resting and Genesis Chamber called Working
    And Resting is tapped
    And Alice has Grizzly Bears in hand
    And Alice has {G}{G} floating
    When Alice casts Grizzly Bears
    And the top of the stack resolves
    Then the stack has 1 object
    And the top of the stack is an ability of Working
    When the stack resolves
    Then Alice controls 1 Myr Token

  @id:intervening-if-draw @CR-603.4
  Scenario: Only an untapped Howling Mine triggers in the draw step
    Given it is Bob's end step
    And Bob controls Howling Mine called Resting and Howling Mine called Working
    And Resting is tapped
    When the game goes to Alice's draw step
    Then the stack has 1 object
    And the top of the stack is an ability of Working
    When the stack resolves
    Then Alice has 2 cards in hand
