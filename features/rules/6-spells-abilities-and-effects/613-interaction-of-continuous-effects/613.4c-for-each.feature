Feature: 613.4c So much for each thing

  In layer 7c a static ability may add a number for each of some things; how many there are is looked up anew all the time.

  @id:for-each-land-card @CR-613.4c @CR-611.3a
  Scenario: A Knight grows with each land card in your graveyard, as soon as it gets there
    Given Alice controls Knight of the Reliquary and Forest
    And Alice has Plains and Bear Cub in the graveyard
    And Bob has Island in the graveyard
    Then Knight of the Reliquary is 3/3
    When Alice activates the {T}, Sacrifice a Forest or Plains ability of Knight of the Reliquary
    Then Knight of the Reliquary is 4/4

  @id:for-each-on-battlefield @CR-613.4c
  Scenario: An Enchantress counts the enchantments of all players
    Given Alice controls Yavimaya Enchantress and Shared Triumph
    And Elf is the chosen creature type for Shared Triumph
    And Bob controls Fervor and Sol Ring
    Then Yavimaya Enchantress is 4/4

  @id:for-each-card-in-hand @CR-613.4c @CR-611.3a
  Scenario: Equipment counts the cards in the hand of its own controller
    Given Alice controls Empyrial Plate and Bear Cub
    And Empyrial Plate is attached to Bear Cub
    And Alice has Divination in hand
    And Bob has Forest in hand
    And Alice has {C}{C}{U} floating
    Then Bear Cub is 3/3
    When Alice casts Divination
    Then Bear Cub is 2/2
    When the stack resolves
    Then Bear Cub is 4/4

  @id:for-each-as-it-resolves @CR-608.2h @CR-613.4c
  Scenario: What an instant adds for each creature is counted once, as it resolves
    Given Alice controls Bear Cub and Elvish Mystic
    And Alice has Might of the Masses and Ashcoat Bear in hand
    And Alice has {G}{G}{G} floating
    And Bob controls Gray Ogre
    When Alice casts Might of the Masses targeting Bear Cub
    And the stack resolves
    Then Bear Cub is 4/4
    When Alice casts Ashcoat Bear
    And the stack resolves
    Then Bear Cub is 4/4
    And Ashcoat Bear is on the battlefield

  @id:for-each-counter @CR-613.4c @CR-608.2d @ruling:momentum/1
  Scenario: Of two creatures with Momentum the one grows whose Aura is given a growth counter
    Given it is Bob's end step
    And Alice controls Momentum called Given, Momentum called Left, Grizzly Bears and Gray Ogre
    And Given has 2 growth counters on it
    And Left has 2 growth counters on it
    And Given is attached to Grizzly Bears
    And Left is attached to Gray Ogre
    When the game goes to Alice's upkeep
    And Alice orders the triggers Left and Given
    And the top of the stack resolves
    And Alice chooses to
    Then Grizzly Bears is 5/5
    When the top of the stack resolves
    And Alice chooses not to
    Then Gray Ogre is 4/4
