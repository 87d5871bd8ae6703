Feature: Rulings of Archangel Avacyn

  @id:avacyn-next-upkeep @ruling:archangel-avacyn/1 @CR-603.7 @CR-701.27e
  Scenario: Avacyn transforms in the next upkeep, also in another player's
    Given Alice controls Archangel Avacyn, Carrion Feeder and Grizzly Bears
    And Bob controls Hill Giant and Serra Angel
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And the stack resolves
    And the game goes to Alice's end step
    Then Archangel Avacyn is not transformed
    When the game goes to Bob's upkeep
    And the stack resolves
    Then Archangel Avacyn is transformed
    And Archangel Avacyn is red
    And Hill Giant is in Bob's graveyard
    And Serra Angel is on the battlefield
    And Bob has 17 life
