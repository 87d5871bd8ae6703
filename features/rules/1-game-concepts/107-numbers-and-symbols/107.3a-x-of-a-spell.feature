Feature: 107.3a X of a spell

  X in a mana cost is chosen as the spell is cast, and paid for.

  @id:x-spell-paid @CR-107.3a
  Scenario: X is as large as the player pays for
    Given Alice controls three Mountains
    And Alice has Blaze in hand
    Then Alice can't cast Blaze with X = 3 targeting Bob
    And Alice can cast Blaze with X = 2 targeting Bob
    When Alice casts Blaze with X = 2 targeting Bob
    Then the top of the stack has X = 2
    When the stack resolves
    Then Bob has 18 life

  @id:x-spell-tokens @CR-107.3a
  Scenario: Goblin Offensive creates as many Goblins as were paid for
    Given Alice controls Gaea's Cradle
    And Alice has Goblin Offensive in hand
    And Alice has {R}{R}{R}{R}{R} floating
    Then Alice can't cast Goblin Offensive with X = 3
    And Alice can cast Goblin Offensive with X = 2
    When Alice casts Goblin Offensive with X = 2
    And the stack resolves
    And Alice taps Gaea's Cradle for mana
    Then Alice has {G}{G} floating
