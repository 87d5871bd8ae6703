Feature: Rulings on Mutual Destruction

  @id:destruction-flash-lost @CR-601.3d @CR-608.2 @ruling:mutual-destruction/1
  Scenario: Mutual Destruction resolves although the permanent with flash has gone
    Given it is Bob's precombat main phase
    And Alice controls Ambush Viper, Grizzly Bears and Swamp
    And Alice has Mutual Destruction in hand
    And Bob controls Hill Giant and Mountain
    And Bob has Lightning Bolt in hand
    When Bob passes priority
    And Alice casts Mutual Destruction targeting Hill Giant using Grizzly Bears
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Ambush Viper
    And the stack resolves
    Then Ambush Viper is in Alice's graveyard
    And Hill Giant is in Bob's graveyard
