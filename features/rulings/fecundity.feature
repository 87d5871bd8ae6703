Feature: Fecundity

  Whose creature dies may draw a card.

  @id:fecundity-controller-draws @CR-608.2d @CR-603.10a
  Scenario: The controller of the creature that died draws for Fecundity, not the enchantment's
    Given Alice controls Fecundity
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating
    And Bob controls Bear Cub
    When Alice casts Murder targeting Bear Cub
    And the stack resolves
    And Bob chooses to
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand
