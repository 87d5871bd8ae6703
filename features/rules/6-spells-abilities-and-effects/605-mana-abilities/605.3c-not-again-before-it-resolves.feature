Feature: 605.3c A mana ability does not pay for itself

  A mana ability that is being activated can't be activated once more before it has resolved.

  @id:mana-ability-not-for-itself @CR-605.3c
  Scenario: The mana of Blood Celebrant can't pay for the ability that makes it
    Given Alice controls Blood Celebrant and Swamp
    Then Alice can activate the {B}, Pay 1 life ability of Blood Celebrant
    When Alice taps Swamp for mana
    And Alice activates the {B}, Pay 1 life ability of Blood Celebrant for {R}
    Then Alice can't activate the {B}, Pay 1 life ability of Blood Celebrant
    And Alice has 19 life
