Feature: First one thing, then another

  Instructions of one sentence are followed one after the other.

  @id:graveyards-exiled-then-card-drawn @CR-608.2c
  Scenario: Lantern of the Lost exiles both players' graveyards, and its controller alone draws a card
    Given Alice controls Lantern of the Lost and Plains
    And Alice has Grizzly Bears in the graveyard
    And Bob has Gray Ogre in the graveyard
    When Alice activates the {1}, {T} ability of Lantern of the Lost
    And the stack resolves
    Then Grizzly Bears is in exile
    And Gray Ogre is in exile
    And Alice has 1 card in hand
    And Bob has 0 cards in hand
