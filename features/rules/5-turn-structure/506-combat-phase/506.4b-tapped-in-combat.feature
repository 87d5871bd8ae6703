Feature: 506.4b Tapping in combat

  A creature that attacks or blocks goes on doing so though it becomes tapped or untapped.

  @id:blocker-taps-for-its-ability @CR-506.4b
  Scenario: A blocker that taps for its own ability deals its damage all the same
    Given Alice controls Dwarven Trader
    And Bob controls Abbey Matron and Plains
    When Alice attacks with Dwarven Trader
    And Bob blocks Dwarven Trader with Abbey Matron
    And Alice passes priority
    And Bob activates the {W}, {T} ability of Abbey Matron
    And the stack resolves
    Then Abbey Matron is tapped
    And Abbey Matron is 1/6
    When the game goes to Alice's postcombat main phase
    Then Dwarven Trader is in Alice's graveyard
    And Bob has 20 life
