Feature: {X} in the cost of an activated ability

  Whoever activates the ability chooses X; what the ability says about X then means that number.

  @id:x-ability-number-of-targets @CR-107.3a @CR-601.2c
  Scenario: Mishra's Helix taps as many lands as X says
    Given Alice controls Mishra's Helix
    And Alice has {C}{C} floating
    And Bob controls three Forests
    When Alice activates the {X}, {T} ability of Mishra's Helix targeting Forest 1 and Forest 3 with X = 2
    Then the top of the stack has X = 2
    And Alice has no mana floating
    When the stack resolves
    Then Forest 1 is tapped
    And Forest 3 is tapped
    And Forest 2 is untapped

  @id:x-ability-must-be-paid @CR-107.3a @CR-602.2b
  Scenario: Mishra's Helix can't be activated for a larger X than there is mana
    Given Alice controls Mishra's Helix
    And Alice has {C}{C} floating
    And Bob controls three Forests
    Then Alice can activate the {X}, {T} ability of Mishra's Helix targeting Forest 1 and Forest 2 with X = 2
    And Alice can't activate the {X}, {T} ability of Mishra's Helix targeting Forest 1, Forest 2 and Forest 3 with X = 3
