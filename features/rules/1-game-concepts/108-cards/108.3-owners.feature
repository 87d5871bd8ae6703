Feature: 108.3 Owners

  Who owns a card does not depend on who controls it.

  @id:owner-not-controller @CR-108.3
  Scenario: Hurkyl's Recall returns the artifacts that the player owns, not those that the player controls
    Given Alice has Hurkyl's Recall in hand
    And Alice has {U}{C} floating
    And Alice controls Voltaic Key, owned by Bob
    And Bob controls Sol Ring, owned by Alice
    When Alice casts Hurkyl's Recall targeting Bob
    And the stack resolves
    Then Voltaic Key is in Bob's hand
    And Bob controls Sol Ring
