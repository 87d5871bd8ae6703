Feature: Tapping and untapping change the status, or are nothing

  Only what is untapped can be tapped, and only what is tapped can be untapped.

  @id:untap-untapped-is-nothing @CR-701.26b
  Scenario: An untapped artifact doesn't become untapped
    Given Alice controls Mesmeric Orb, Sol Ring called Tapped One, Sol Ring called Untapped One and two Voltaic Keys
    And Tapped One is tapped
    And Alice has {W}{W} floating
    When Alice activates the {1}, {T} ability of Voltaic Key 1 targeting Untapped One
    And the stack resolves
    Then Alice has no cards in the graveyard
    When Alice activates the {1}, {T} ability of Voltaic Key 2 targeting Tapped One
    And the stack resolves
    Then Alice has 1 card in the graveyard
