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

  @id:shroud-until-end-of-turn @CR-702.18a @CR-611.2c @CR-514.2
  Scenario: Aerie Mystics gives shroud to the creatures that its player controls as its ability resolves, for the turn
    Given Alice controls Aerie Mystics and Grizzly Bears
    And Bob controls Hill Giant
    And Alice has Raging Goblin in hand
    And Alice has {C}{G}{U}{R} floating
    And Bob has Lightning Bolt in hand
    Then Grizzly Bears is a legal target for Lightning Bolt
    When Alice activates the {1}{G}{U} ability of Aerie Mystics
    And the stack resolves
    And Alice casts Raging Goblin
    And the stack resolves
    Then Grizzly Bears is not a legal target for Lightning Bolt
    And Aerie Mystics is not a legal target for Lightning Bolt
    And Hill Giant is a legal target for Lightning Bolt
    And Raging Goblin is a legal target for Lightning Bolt
    When the game goes to Bob's upkeep
    Then Grizzly Bears is a legal target for Lightning Bolt

  @id:shroud-player @CR-702.18a @CR-113.1b
  Scenario: A player with shroud is no target at all
    Given Bob controls True Believer
    And Alice has Lightning Bolt called Hers in hand
    And Bob has Lightning Bolt called His in hand
    Then Bob is not a legal target for Hers
    And Bob is not a legal target for His
    And Alice is a legal target for His
    And True Believer is a legal target for Hers
