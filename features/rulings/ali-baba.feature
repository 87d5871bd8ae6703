Feature: Rulings on Ali Baba

  For {R} it taps a Wall; {T} is no part of the cost.

  @id:ali-baba-several-walls @CR-602.5a @ruling:ali-baba/1 @ruling:ali-baba/2
  Scenario: Ali Baba, new and tapped, taps two Walls in a turn
    Given Alice controls Ali Baba
    And Ali Baba came under Alice's control this turn
    And Ali Baba is tapped
    And Alice has {R}{R} floating
    And Bob controls Wall of Omens, Cemetery Gate and Bear Cub
    Then Bear Cub is not a legal target for the {R} ability of Ali Baba
    And Cemetery Gate is a legal target for the {R} ability of Ali Baba
    When Alice activates the {R} ability of Ali Baba targeting Wall of Omens
    And the stack resolves
    And Alice activates the {R} ability of Ali Baba targeting Cemetery Gate
    And the stack resolves
    Then Wall of Omens and Cemetery Gate are tapped
