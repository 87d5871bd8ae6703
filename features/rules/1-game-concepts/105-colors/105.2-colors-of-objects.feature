Feature: 105.2 The colors of objects

  An object has the colors of the symbols in its mana cost. What has none there is colorless.

  @id:colors-from-mana-costs @CR-105.2 @CR-105.2c
  Scenario: Hibernation returns what has green in its mana cost, a Forest has no color
    Given Alice has Hibernation in hand
    And Alice has {U}{C}{C} floating
    And Bob controls Forest, Grizzly Bears, Parallel Lives, Kitchen Finks and Hill Giant
    Then Forest is colorless
    And Kitchen Finks is green and white
    When Alice casts Hibernation
    And the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Parallel Lives is in Bob's hand
    And Kitchen Finks is in Bob's hand
    And Forest is on the battlefield
    And Hill Giant is on the battlefield
