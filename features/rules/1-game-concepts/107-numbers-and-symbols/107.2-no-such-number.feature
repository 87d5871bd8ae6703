Feature: 107.2 Numbers that can't be determined

  Where there is no number to be found, 0 is used.

  @id:greatest-of-nothing @CR-107.2
  Scenario: Among no artifacts the greatest mana value is 0
    Given Alice has One with the Machine called First and One with the Machine called Second in hand
    And Alice has Sol Ring in hand
    And Bob controls Gilded Lotus
    And Alice has {C}{C}{C}{U}{C}{C}{C}{U}{C} floating
    When Alice casts First
    And the stack resolves
    Then Alice has 2 cards in hand
    When Alice casts Sol Ring
    And the stack resolves
    And Alice casts Second
    And the stack resolves
    Then Alice has 1 card in hand
