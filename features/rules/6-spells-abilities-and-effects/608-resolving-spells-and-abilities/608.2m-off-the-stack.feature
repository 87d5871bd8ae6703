Feature: 608.2m A spell that leaves the stack as it resolves

  What has begun to resolve resolves to the end, even if it leaves the stack on the way.

  @id:leaves-the-stack-and-goes-on @CR-608.2m
  Scenario: Hanabi Blast, back in the hand, still has a card discarded, which may be itself
    Given Alice has Hanabi Blast in hand
    And Alice has {R}{R}{C} floating
    And Alice has two Forests in hand
    When Alice casts Hanabi Blast targeting Bob
    Then Alice has 2 cards in hand
    When the stack resolves
    Then Bob has 18 life
    And Alice has 2 cards in hand
    And Alice has 1 card in the graveyard
