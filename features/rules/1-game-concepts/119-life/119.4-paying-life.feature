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
