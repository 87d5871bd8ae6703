Feature: Rulings on Chromatic Sphere

  It makes a mana and draws a card, as a mana ability.

  @id:chromatic-sphere-while-casting @CR-605.1a @CR-605.3a @ruling:chromatic-sphere/1
  Scenario: Chromatic Sphere draws its card while the spell that it pays for is being cast
    Given Alice controls Chromatic Sphere
    And Alice has {C} floating
    And Alice has Unsummon in hand
    And Alice has Gray Ogre on top of the library
    And Bob controls Grizzly Bears
    When Alice casts Unsummon targeting Grizzly Bears paying with Chromatic Sphere
    Then the stack has 1 object
    And the top of the stack is Unsummon
    And Gray Ogre is in Alice's hand
    And Chromatic Sphere is in Alice's graveyard
