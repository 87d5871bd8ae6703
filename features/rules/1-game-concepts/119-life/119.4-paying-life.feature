Feature: 119.4 Paying life

  A player can pay life only up to the life total.

  @id:life-payment-too-little @CR-119.4
  Scenario: A player with 1 life can't pay 2
    Given Alice controls Greed
    And Alice has 1 life
    And Alice has {B} floating
    And Bob controls Greed called Other
    And Bob has 2 life
    And Bob has {B} floating
    Then Alice can't activate the {B} ability of Greed
    When Alice passes priority
    Then Bob can activate the {B} ability of Other

  @id:life-payment-all @CR-119.4 @CR-704.5a
  Scenario: A player who pays all life loses
    Given Alice controls Greed
    And Alice has 2 life
    And Alice has {B} floating
    When Alice activates the {B} ability of Greed
    Then Alice has lost the game
