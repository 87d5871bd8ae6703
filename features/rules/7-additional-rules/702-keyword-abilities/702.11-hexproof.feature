Feature: 702.11 Hexproof

  Opponents can't choose a permanent with hexproof as a target; its controller can.

  @id:hexproof-opponent @CR-702.11b
  Scenario: A creature with hexproof is no target for an opponent's spell
    Given Alice controls Gladecover Scout and Grizzly Bears
    And Bob has Lightning Bolt in hand
    Then Grizzly Bears is a legal target for Lightning Bolt
    And Gladecover Scout is not a legal target for Lightning Bolt

  @id:hexproof-controller @CR-702.11b
  Scenario: A creature with hexproof is a target for its controller's spell
    Given Alice controls Gladecover Scout
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Gladecover Scout
    And the stack resolves
    Then Gladecover Scout is 4/4
