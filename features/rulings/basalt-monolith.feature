Feature: Rulings on Basalt Monolith

  For {3} it untaps.

  @id:basalt-monolith-again @CR-602.2b @ruling:basalt-monolith/1
  Scenario: Basalt Monolith untaps as often as its own mana pays for that
    Given Alice controls Basalt Monolith
    When Alice taps Basalt Monolith for mana
    And Alice activates the {3} ability of Basalt Monolith
    And the stack resolves
    Then Alice has no mana floating
    When Alice taps Basalt Monolith for mana
    And Alice activates the {3} ability of Basalt Monolith
    And the stack resolves
    And Alice taps Basalt Monolith for mana
    Then Alice has {C}{C}{C} floating
    And Basalt Monolith is tapped
