Feature: 500.5 Unspent mana at the end of a step or phase

  Mana that nobody has spent is gone when the step or phase is over.

  @id:mana-pool-empties @CR-500.5 @CR-106.4
  Scenario: Mana made in the main phase is gone at the beginning of combat
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice has {G} floating
    When the game goes to Alice's beginning of combat
    Then Alice has no mana floating

  @id:mana-pool-keeps-within-a-step @CR-106.4 @CR-500.5
  Scenario: Unspent mana stays while a spell resolves, and both players lose theirs as the step ends
    Given it is Alice's upkeep
    And Alice controls Forest
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob controls Island
    When Alice taps Forest for mana
    And Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob taps Island for mana
    And the stack resolves
    Then Alice has {G} floating
    And Bob has {U} floating
    When the game goes to Alice's draw step
    Then Alice has no mana floating
    And Bob has no mana floating
