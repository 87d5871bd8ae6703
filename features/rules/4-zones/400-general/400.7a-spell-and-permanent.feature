Feature: 400.7a From spell to permanent

  What has changed a permanent spell, and what prevents damage by it, goes on for the permanent that it becomes.

  @id:changed-spell-stays-changed @CR-400.7a
  Scenario: A creature spell that Chaoslace made red becomes a red creature
    Given Alice controls two Forests
    And Alice has Grizzly Bears called First in hand
    And Alice has Grizzly Bears called Second in hand
    And Alice has {G}{G} floating
    And Bob has Chaoslace in hand
    And Bob has {R} floating
    When Alice casts First
    And Bob casts Chaoslace targeting First
    And the stack resolves
    And Alice casts Second
    And the stack resolves
    Then First is red
    And Second is green

  @id:chosen-spell-as-permanent @CR-400.7c @CR-609.7a
  Scenario: Circle of Protection: Red prevents the damage of the creature that the chosen spell has become
    Given Alice controls two Mountains
    And Alice has Raging Goblin called First in hand
    And Alice has Raging Goblin called Second in hand
    And Bob controls Circle of Protection: Red and Wastes
    When Alice casts First
    And Alice passes priority
    And Bob activates the {1} ability of Circle of Protection: Red
    And the top of the stack resolves
    And Bob chooses First from the options if asked
    And the stack resolves
    And Alice casts Second
    And the stack resolves
    And Alice attacks with First and Second
    And the game goes to Alice's combat damage step
    Then Bob has 19 life
