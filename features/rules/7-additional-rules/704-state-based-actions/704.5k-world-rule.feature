Feature: 704.5k The world rule

  Of several world permanents only the one that has been in the world for the shortest time stays.

  @id:world-rule @CR-704.5k @ruling:concordant-crossroads/1
  Scenario: A world enchantment that enters puts the one of the other player into the graveyard
    Given Bob controls Concordant Crossroads called Old and Fervor
    And Alice has Concordant Crossroads called New in hand
    And Alice has {G} floating
    When Alice casts New
    And the stack resolves
    Then Old is in Bob's graveyard
    And Fervor is on the battlefield
    And New is on the battlefield

  @id:world-rule-other-name @CR-704.5k @ruling:hall-of-gemstone/3
  Scenario: A world enchantment that enters puts one of another name into the graveyard
    Given Bob controls Hall of Gemstone
    And Alice has Concordant Crossroads in hand
    And Alice has {G} floating
    When Alice casts Concordant Crossroads
    And the stack resolves
    Then Hall of Gemstone is in Bob's graveyard
    And Concordant Crossroads is on the battlefield
