Feature: 601.3d Flash under a condition

  A spell that has flash under a condition can be cast at any time while the condition holds.

  @id:flash-while-condition-holds @CR-601.3d @ruling:mutual-destruction/2 @CR-601.6a
  Scenario: Mutual Destruction is cast in the opponent's turn while its player controls a permanent with flash
    Given it is Bob's precombat main phase
    And Alice controls Ambush Viper and Swamp
    And Alice has Mutual Destruction in hand
    And Bob controls Hill Giant
    When Bob passes priority
    And Alice casts Mutual Destruction targeting Hill Giant using Ambush Viper
    And the stack resolves
    Then Hill Giant is in Bob's graveyard
    And Ambush Viper is in Alice's graveyard

  @id:no-flash-without-condition @CR-601.3d
  Scenario: Without a permanent with flash Mutual Destruction can't be cast in the opponent's turn
    Given it is Bob's precombat main phase
    And Alice controls Grizzly Bears, Swamp and Mountain
    And Alice has Mutual Destruction and Lightning Bolt in hand
    And Bob controls Hill Giant
    When Bob passes priority
    Then Alice can't cast Mutual Destruction targeting Hill Giant
    But Alice can cast Lightning Bolt targeting Hill Giant
