Feature: Paying life

  Life can be paid as far as it goes and no further. A Phyrexian mana symbol is paid with its color or with 2 life.

  @id:pay-life-no-more-than-there-is @CR-119.4
  Scenario: With 1 life a player can't pay 2 for Gut Shot
    Given Alice has Gut Shot in hand
    And Alice has 1 life
    And Bob has Gut Shot called Second Shot in hand
    Then Alice can't cast Gut Shot targeting Bob
    But Bob can cast Second Shot targeting Alice

  @id:pay-life-for-phyrexian-mana @CR-107.4f
  Scenario: Gut Shot is paid with 2 life
    Given Alice has Gut Shot in hand
    When Alice casts Gut Shot targeting Bob
    And the stack resolves
    Then Alice has 18 life
    And Bob has 19 life

  @id:pay-life-or-mana-for-phyrexian-mana @CR-107.4f
  Scenario: Gut Shot is paid with red mana by who has no 2 life
    Given Alice has Gut Shot in hand
    And Alice has 1 life
    And Alice controls Mountain
    When Alice casts Gut Shot targeting Bob paying with Mountain
    And the stack resolves
    Then Alice has 1 life
    And Bob has 19 life

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
