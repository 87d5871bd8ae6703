Feature: 603.6d Entering with something

  What a permanent enters with or as is part of its entering. It is no trigger, and does not use the stack.

  @id:enters-with-counters-at-once @CR-603.6d
  Scenario: Endless One has its counters from the start, while another's trigger waits on the stack
    Given Alice has Endless One and Elvish Visionary in hand
    And Alice has {C}{C}{G}{C} floating
    When Alice casts Endless One with X = 2
    And the top of the stack resolves
    Then the stack is empty
    And Endless One is 2/2
    When Alice casts Elvish Visionary
    And the top of the stack resolves
    Then the top of the stack is an ability of Elvish Visionary

  @id:enters-tapped-at-once @CR-603.6d
  Scenario: A land that enters tapped can't be tapped for mana, and nothing waits on the stack
    Given Alice controls Drifting Meadow called Old
    And Alice has Drifting Meadow called New in hand
    When Alice plays New
    Then the stack is empty
    And Alice can't tap New for mana
    And Alice can tap Old for mana
