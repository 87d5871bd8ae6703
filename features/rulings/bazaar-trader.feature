Feature: Rulings on Bazaar Trader

  It gives an artifact, creature or land of its controller to a player, for good.

  @id:trader-permanent-taken @CR-608.2b @ruling:bazaar-trader/1
  Scenario: What has come under another player's control in response is not given away
    Given Alice controls Bazaar Trader called Early and Bazaar Trader called Late
    And Alice controls Grizzly Bears and Hill Giant
    And Bob has Act of Aggression in hand
    And Bob has {R}{R}{C}{C}{C} floating
    When Alice activates the {T} ability of Early targeting Alice and Grizzly Bears
    And Alice activates the {T} ability of Late targeting Bob and Hill Giant
    And Alice passes priority
    And Bob casts Act of Aggression targeting Grizzly Bears
    And the stack resolves
    Then Bob controls Grizzly Bears
    And Bob controls Hill Giant

  @id:trader-for-good @CR-611.2a @ruling:bazaar-trader/2
  Scenario: What was given away stays so after the turn, though Bazaar Trader is gone
    Given Alice controls Bazaar Trader, Sol Ring and Prodigal Pyromancer
    When Alice activates the {T} ability of Bazaar Trader targeting Bob and Sol Ring
    And the stack resolves
    And Alice activates the {T} ability of Prodigal Pyromancer targeting Bazaar Trader
    And the stack resolves
    And the game goes to Alice's upkeep
    Then Bazaar Trader is in Alice's graveyard
    And Bob controls Sol Ring
