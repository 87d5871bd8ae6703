Feature: 500.5 Unspent mana at the end of a step or phase

  Mana that nobody has spent is gone when the step or phase is over.

  @id:mana-pool-empties @CR-500.5
  Scenario: Mana made in the main phase is gone at the beginning of combat
    Given Alice controls Forest
    When Alice taps Forest for mana
    Then Alice has {G} floating
    When the game goes to Alice's beginning of combat
    Then Alice has no mana floating
