Feature: 613.7g A timestamp for transforming

  A double-faced permanent that transforms has a new timestamp, so its effects are younger than what came before.

  @id:timestamp-of-transforming @CR-613.7g
  Scenario: Equipment that transforms gives an ability under an older Humility, other Equipment from before it doesn't
    Given Alice controls Village Ironsmith, Grizzly Bears, Neglected Heirloom and Basilisk Collar
    And Neglected Heirloom is attached to Village Ironsmith
    And Basilisk Collar is attached to Grizzly Bears
    And Alice controls Humility
    And Alice has Waxing Moon in hand
    And Alice has {G}{C} floating
    Then Grizzly Bears does not have lifelink
    When Alice casts Waxing Moon targeting Village Ironsmith
    And the stack resolves
    Then Village Ironsmith is transformed
    And Village Ironsmith is 4/4
    And Village Ironsmith has first strike
    And Grizzly Bears does not have lifelink
