Feature: 611.2c What an effect of a spell changes

  The creatures are those there as it resolves.

  @id:ultimatum-creatures @CR-611.2c
  Scenario: Titanic Ultimatum strengthens its player's creatures until end of turn
    Given Alice controls Grizzly Bears
    And Bob controls Hill Giant
    And Alice has Titanic Ultimatum in hand
    And Alice has {R}{R}{G}{G}{G}{W}{W} floating
    When Alice casts Titanic Ultimatum
    And the stack resolves
    Then Grizzly Bears is 7/7
    And Grizzly Bears has first strike
    And Grizzly Bears has trample
    And Grizzly Bears has lifelink
    And Hill Giant is 3/3
    When the game goes to Bob's upkeep
    Then Grizzly Bears is 2/2
