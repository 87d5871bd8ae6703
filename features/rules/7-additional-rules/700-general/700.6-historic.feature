Feature: Historic

  What is legendary, an artifact or a Saga is historic.

  @id:historic-spells @CR-700.6
  Scenario: An artifact spell and a legendary spell are historic, another creature spell is not
    Given Alice controls Cabal Paladin
    And Alice has Grizzly Bears, Sol Ring and Mowu, Loyal Companion in hand
    And Alice has {G}{G}{G}{G}{G}{G}{G} floating
    When Alice casts Sol Ring
    And the stack resolves
    Then Bob has 18 life
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Bob has 18 life
    When Alice casts Mowu, Loyal Companion
    And the stack resolves
    Then Bob has 16 life
