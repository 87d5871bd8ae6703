Feature: 611.2b For as long as something is so

  An effect that is to last for as long as something is so does nothing if that isn't so as it would begin.

  @id:as-long-as-never-begun @CR-611.2b
  Scenario: Aladdin who has died takes no artifact, another Aladdin takes one until he dies
    Given Alice controls Aladdin called Dying and Aladdin called Living
    And Alice has {C}{C}{R}{R}{R}{R} floating
    And Bob controls Sol Ring, Basalt Monolith and two Mountains
    And Bob has two Lightning Bolts in hand
    When Alice activates the {1}{R}{R}, {T} ability of Dying targeting Sol Ring
    And Alice passes priority
    And Bob casts Lightning Bolt 1 targeting Dying paying with Mountain 1
    And the stack resolves
    Then Bob controls Sol Ring
    When Alice activates the {1}{R}{R}, {T} ability of Living targeting Basalt Monolith
    And the stack resolves
    Then Alice controls Basalt Monolith
    When Alice passes priority
    And Bob casts Lightning Bolt 2 targeting Living
    And the stack resolves
    Then Bob controls Basalt Monolith
