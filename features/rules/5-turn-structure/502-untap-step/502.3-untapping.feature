Feature: 502.3 Untapping

  At the start of a turn the active player's permanents untap, and nobody else's.

  @id:untap-step-own-permanents @CR-502.3
  Scenario: Only the active player's permanents untap
    Given Alice controls Forest and Grizzly Bears
    And Bob controls Island and Hill Giant
    And Forest, Grizzly Bears, Island and Hill Giant are tapped
    When the game goes to Bob's upkeep
    Then Island and Hill Giant are untapped
    And Forest and Grizzly Bears are tapped
