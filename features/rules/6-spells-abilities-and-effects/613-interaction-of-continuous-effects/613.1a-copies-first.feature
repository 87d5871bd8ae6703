Feature: 613.1a Copies come first

  What an object copies are the values to which all other effects are applied.

  @id:copied-color-counts @CR-613.1a
  Scenario: What strengthens white creatures strengthens a copy of a white creature, but no copy of a green one
    Given Alice controls Honor of the Pure
    And Bob controls White Knight and Grizzly Bears
    And Alice has Clone called Pale and Clone called Leafy in hand
    And Alice has {U}{U}{C}{C}{C}{C}{C}{C} floating
    When Alice casts Pale
    And the stack resolves
    And Alice chooses to if asked
    And Alice chooses White Knight from the options
    And Alice casts Leafy
    And the stack resolves
    And Alice chooses to if asked
    And Alice chooses Grizzly Bears from the options
    Then Pale is 3/3
    And Leafy is 2/2
    And White Knight is 2/2
