Feature: 702.18 Shroud

  Nobody can choose a permanent with shroud as a target, its controller neither.

  @id:shroud-opponent @CR-702.18a
  Scenario: A creature with shroud is no target for an opponent's spell
    Given Alice controls Deadly Insect and Grizzly Bears
    And Bob has Lightning Bolt in hand
    Then Grizzly Bears is a legal target for Lightning Bolt
    And Deadly Insect is not a legal target for Lightning Bolt

  @id:shroud-controller @CR-702.18a
  Scenario: A creature with shroud is no target for its controller's spell
    Given Alice controls Deadly Insect and Grizzly Bears
    And Alice has Giant Growth in hand
    Then Grizzly Bears is a legal target for Giant Growth
    And Deadly Insect is not a legal target for Giant Growth

  @id:shroud-ability @CR-702.18a
  Scenario: A creature with shroud is no target for an ability
    Given Alice controls Deadly Insect, Grizzly Bears and Prodigal Pyromancer
    Then Grizzly Bears is a legal target for the {T} ability of Prodigal Pyromancer
    And Deadly Insect is not a legal target for the {T} ability of Prodigal Pyromancer

  @id:shroud-without-target @CR-702.18a
  Scenario: A creature with shroud is affected by what has no target
    Given Bob controls Deadly Insect
    And Alice has Pyroclasm in hand
    And Alice has {R}{R} floating
    When Alice casts Pyroclasm
    And the stack resolves
    Then Deadly Insect is in Bob's graveyard
