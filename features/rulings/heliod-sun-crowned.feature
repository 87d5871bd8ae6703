Feature: Rulings of Heliod, Sun-Crowned

  @id:heliod-hybrid @ruling:heliod-sun-crowned/8 @CR-700.5
  Scenario: Symbols that are half white count toward devotion to white
    Given Alice controls Heliod, Sun-Crowned and White Knight
    And Alice has Kitchen Finks in hand
    And Alice has {C}{G}{G} floating
    Then Heliod, Sun-Crowned is not a creature
    When Alice casts Kitchen Finks
    And the top of the stack resolves
    Then Heliod, Sun-Crowned is a creature
