Feature: Squadron Hawk

  It searches for cards by their name.

  @id:named-cards-only @CR-701.23a
  Scenario: Squadron Hawk finds cards named Squadron Hawk, and no other card
    Given Alice has Squadron Hawk called First in hand
    And Alice has Abbey Gargoyles, Squadron Hawk called Second and Squadron Hawk called Third on top of the library
    And Alice controls two Plains
    When Alice casts First
    And the stack resolves
    And Alice chooses to
    Then the options for Alice are Second and Third
    When Alice chooses Second from the options
    Then Second is in Alice's hand
    And Third is in Alice's library
    And Abbey Gargoyles is in Alice's library
