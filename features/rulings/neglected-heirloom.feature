Feature: Rulings of Neglected Heirloom

  @id:heirloom-stays-attached @ruling:neglected-heirloom/1 @CR-712.18
  Scenario: The Heirloom transforms with its creature and stays on it
    Given Alice controls Neglected Heirloom, Thraben Gargoyle and Grizzly Bears
    And Neglected Heirloom is attached to Thraben Gargoyle
    And Alice has {C}{C}{C}{C}{C}{C} floating
    When Alice activates the {6} ability of Thraben Gargoyle
    And the top of the stack resolves
    Then Thraben Gargoyle is transformed
    And Thraben Gargoyle is 5/3
    And Neglected Heirloom is not transformed
    When the stack resolves
    Then Neglected Heirloom is transformed
    And Neglected Heirloom is attached to Thraben Gargoyle
    And Thraben Gargoyle is 7/5
    And Thraben Gargoyle has first strike
