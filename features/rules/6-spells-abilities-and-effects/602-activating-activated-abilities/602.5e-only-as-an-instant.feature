Feature: 602.5e Only as an instant

  What may be activated only as an instant can be activated with priority, and not while a spell is being paid for.

  @id:mana-only-as-an-instant @CR-602.5e
  Scenario: Lion's Eye Diamond gives mana with priority, but can't pay for a card that is being cast
    Given Alice controls Lion's Eye Diamond
    And Alice has Lightning Bolt and Forest in hand
    And Bob controls Black Lotus
    And Bob has Lightning Bolt called His in hand
    Then Alice can't cast Lightning Bolt targeting Bob
    When Alice activates the Discard your hand, Sacrifice this artifact ability of Lion's Eye Diamond for {R}{R}{R}
    Then Alice has {R}{R}{R} floating
    And Alice has 0 cards in hand
    And the stack is empty
    When Alice passes priority
    Then Bob can cast His targeting Alice
