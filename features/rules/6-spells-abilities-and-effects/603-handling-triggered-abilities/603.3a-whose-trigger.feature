Feature: 603.3a Whose trigger

  A triggered ability belongs to the player who controlled its source as it triggered.

  @id:trigger-controller-then @CR-603.3a
  Scenario: The player who controlled Elvish Visionary as it triggered draws the card, though another has taken it
    Given Alice has Elvish Visionary in hand
    And Alice has {G}{G} floating
    And Bob has Act of Aggression in hand
    And Bob has {R}{R}{C}{C}{C} floating
    When Alice casts Elvish Visionary
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts Act of Aggression targeting Elvish Visionary
    And the stack resolves
    Then Bob controls Elvish Visionary
    And Alice has 1 card in hand
    And Bob has 0 cards in hand
