Feature: 608.1 The topmost resolves

  Whenever all players have passed in a row, what is on top of the stack resolves, and that alone.

  @id:one-at-a-time @CR-608.1
  Scenario: Of two spells on the stack only the later one has resolved when both players have passed once
    Given Alice controls Grizzly Bears
    And Alice has Giant Growth and Lightning Bolt in hand
    And Alice has {G}{R} floating
    When Alice casts Lightning Bolt targeting Grizzly Bears
    And Alice casts Giant Growth targeting Grizzly Bears
    And Alice passes priority
    Then the stack has 2 objects
    When Bob passes priority
    Then the stack has 1 object
    And Grizzly Bears is 5/5
    When Alice passes priority
    And Bob passes priority
    Then the stack is empty
    And Grizzly Bears has 3 damage marked on it
