Feature: Rulings on Manabarbs

  It hurts whoever taps a land for mana.

  @id:manabarbs-each-land @CR-106.12a @CR-603.2c @ruling:manabarbs/1
  Scenario: Two lands tapped for mana are two triggers of Manabarbs, a creature tapped for mana is none
    Given Alice controls Manabarbs, two Forests and Llanowar Elves
    When Alice taps Llanowar Elves for mana
    Then the stack is empty
    When Alice taps Forest 1 for mana
    And Alice taps Forest 2 for mana
    Then the stack has 2 objects
    When the stack resolves
    Then Alice has 18 life
