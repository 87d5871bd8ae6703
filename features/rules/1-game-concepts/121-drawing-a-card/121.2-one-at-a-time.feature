Feature: 121.2 One card at a time

  Several cards are drawn one after the other, and each is a drawing of its own.

  @id:draw-one-at-a-time @CR-121.2 @CR-603.2c
  Scenario: Ob Nixilis triggers twice for a player who draws two cards
    Given Alice controls Ob Nixilis, the Hate-Twisted
    And Ob Nixilis, the Hate-Twisted has 5 loyalty counters on it
    And Bob controls Grizzly Bears
    When Alice activates the [−2] ability of Ob Nixilis, the Hate-Twisted targeting Grizzly Bears
    And the top of the stack resolves
    Then Bob has 2 cards in hand
    And the stack has 2 objects
    When the stack resolves
    Then Bob has 18 life
