Feature: 605.3c A mana ability does not pay for itself

  A mana ability that is being activated can't be activated once more before it has resolved.

  @id:mana-ability-not-for-itself @CR-605.3c
  Scenario: The ability of Blood Celebrant can't be activated to pay for its own activation
    Given Alice controls Blood Celebrant
    And Alice has {B} floating
    When Alice tries to activate the {B}, Pay 1 life ability of Blood Celebrant for {R} paying with Blood Celebrant
    Then Alice has 20 life
    When Alice activates the {B}, Pay 1 life ability of Blood Celebrant for {R}
    Then Alice has 19 life
    And Alice has {R} floating
