Feature: Rulings on Selvala, Explorer Returned

  All players reveal the top card; for each nonland card among them there is a green mana and a life, and then all draw.

  @id:selvala-draws-what-was-revealed @CR-701.20b @CR-121.1 @ruling:selvala-explorer-returned/1
  Scenario: Each player draws the card that was revealed for Selvala
    Given Alice controls Selvala, Explorer Returned
    And Alice has Serra Angel and Gray Ogre on top of the library
    And Bob has Forest and Hill Giant on top of the library
    When Alice activates the {T} ability of Selvala, Explorer Returned
    Then Serra Angel is in Alice's hand
    And Forest is in Bob's hand
    And Gray Ogre is in Alice's library
    And Alice has 21 life

  @id:selvala-no-stack @CR-605.1a @CR-605.3b @ruling:selvala-explorer-returned/3
  Scenario: The mana of Selvala is there at once, without the stack
    Given Alice controls Selvala, Explorer Returned
    And Alice has Serra Angel on top of the library
    And Bob has Hill Giant on top of the library
    When Alice activates the {T} ability of Selvala, Explorer Returned
    Then the stack is empty
    And Alice has {G}{G} floating
