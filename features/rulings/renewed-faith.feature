Feature: Rulings on Renewed Faith

  The instant can be cycled, which gives a little life.

  @id:renewed-faith-cycling-is-an-ability @CR-702.29a @CR-113.3b @CR-112.1 @CR-702.61a @ruling:renewed-faith/1
  Scenario: Renewed Faith can't be cycled while no ability can be activated, and isn't a spell when it is cycled
    Given Alice has Renewed Faith called Cycled and Renewed Faith called Cast in hand
    And Alice has {W}{W}{W}{W}{W} floating
    And Bob has Sudden Shock and Dispel in hand
    And Bob has {R}{R}{U}{U} floating
    When Alice passes priority
    And Bob casts Sudden Shock targeting Alice
    And Bob passes priority
    Then Alice can't activate the {1}{W} ability of Cycled
    When the top of the stack resolves
    And Alice activates the {1}{W} ability of Cycled
    And Alice passes priority
    Then Bob can't cast Dispel
    When the stack resolves
    And Alice chooses not to
    And the stack resolves
    And Alice casts Cast
    And Alice passes priority
    Then Bob can cast Dispel targeting Cast
