Feature: 400.7h What an effect lets one cast

  Where an effect lets a card be cast, the rest of that effect speaks of the spell as well that the card becomes.

  @id:allowed-spell-is-exiled @CR-400.7h
  Scenario: Deluxe Dragster exiles the spell that it let its controller cast, and no other
    Given Alice controls Deluxe Dragster, Grizzly Bears and Hill Giant
    And Bob has Lightning Bolt called His in the graveyard
    And Alice has Giant Growth in hand
    And Alice controls Forest
    When Alice activates the Tap any number ability of Deluxe Dragster using Hill Giant
    And the stack resolves
    And Alice attacks with Deluxe Dragster
    And the game goes to Alice's combat damage step
    And Alice chooses the targets His if asked
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses the targets Bob
    Then the top of the stack is His
    When Alice casts Giant Growth targeting Grizzly Bears
    And the stack resolves
    Then His is in exile
    And Giant Growth is in Alice's graveyard
    And Bob has 13 life
