Feature: 113.7a Abilities without their source

  An ability on the stack is there for itself; what happens to its source doesn't matter.

  @id:ability-outlives-source @CR-113.7a
  Scenario: A card is drawn for the ability of a creature that has died meanwhile
    Given Alice controls Archivist
    And Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice activates the {T} ability of Archivist
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Archivist
    And the top of the stack resolves
    Then Archivist is in Alice's graveyard
    And Alice has 0 cards in hand
    When the stack resolves
    Then Alice has 1 card in hand
