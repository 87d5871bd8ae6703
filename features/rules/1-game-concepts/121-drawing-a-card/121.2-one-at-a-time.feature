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

  @id:draw-two-hoofprints @CR-121.2 @CR-603.2c @ruling:hoofprints-of-the-stag/1
  Scenario: Hoofprints of the Stag triggers for each of the two cards of Divination, and takes a counter or not
    Given Alice controls Hoofprints of the Stag
    And Alice has Divination in hand
    And Alice has {C}{C}{U} floating
    When Alice casts Divination
    And the top of the stack resolves
    And Alice orders the triggers Hoofprints of the Stag and Hoofprints of the Stag if asked
    Then the stack has 2 objects
    When the top of the stack resolves
    And Alice chooses to
    Then Hoofprints of the Stag has 1 hoofprint counter on it
    When the top of the stack resolves
    And Alice chooses not to
    Then Hoofprints of the Stag has 1 hoofprint counter on it
