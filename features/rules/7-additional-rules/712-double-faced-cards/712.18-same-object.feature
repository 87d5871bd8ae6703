Feature: 712.18 The same object

  A permanent that transforms is no new object: what was on it, attached to it or applied to it stays.

  @id:transform-keeps @CR-712.18
  Scenario: Counters, damage, effects and what is attached stay as a permanent transforms
    Given Alice controls Thraben Gargoyle and Bonesplitter
    And Thraben Gargoyle has 1 +1/+1 counter on it
    And Thraben Gargoyle has been dealt 1 damage this turn
    And Bonesplitter is attached to Thraben Gargoyle
    And Alice has Giant Growth in hand
    And Alice has {G}{C}{C}{C}{C}{C}{C} floating
    When Alice casts Giant Growth targeting Thraben Gargoyle
    And the stack resolves
    Then Thraben Gargoyle is 8/6
    When Alice activates the {6} ability of Thraben Gargoyle
    And the stack resolves
    Then Thraben Gargoyle is transformed
    And Thraben Gargoyle is 10/6
    And Thraben Gargoyle has 1 damage marked on it
    And Bonesplitter is attached to Thraben Gargoyle

  @id:transformed-can-attack @CR-712.18
  Scenario: A creature that transforms can attack in the same turn, and one that has just come can't
    Given Alice controls Thraben Gargoyle called Old and Thraben Gargoyle called New
    And New came under Alice's control this turn
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C} floating
    When Alice activates the {6} ability of Old
    And the stack resolves
    And Alice activates the {6} ability of New
    And the stack resolves
    Then Alice can attack with Old
    And Alice can't attack with New

  @id:transform-stays-tapped @CR-712.18 @ruling:town-gossipmonger/1
  Scenario: A tapped permanent that transforms stays tapped
    Given Alice controls Town Gossipmonger and Grizzly Bears
    When Alice activates the {T} ability of Town Gossipmonger using Grizzly Bears
    And the stack resolves
    Then Town Gossipmonger is transformed
    And Town Gossipmonger is tapped
    And Town Gossipmonger is 2/3

  @id:transform-then-untap @CR-701.27a @CR-712.8e @CR-608.2c
  Scenario: A land that transforms into a creature is untapped by the same ability
    Given Alice controls Westvale Abbey, three Grizzly Bears and two Hill Giants
    And Alice has {C}{C}{C}{C}{C} floating
    When Alice activates the {5}, {T}, Sacrifice ability of Westvale Abbey
    Then Westvale Abbey is tapped
    When the stack resolves
    Then Westvale Abbey is transformed
    And Westvale Abbey is untapped
    And Westvale Abbey is 9/7
    And Westvale Abbey is not a land
    And Westvale Abbey is a legendary

  @id:transform-back-again @CR-701.27a @CR-712.8d
  Scenario: A permanent that transforms twice has its front face up again
    Given Alice controls Village Ironsmith
    And Village Ironsmith is transformed
    And Alice has Waxing Moon in hand
    And Alice has {C}{G} floating
    When Alice casts Waxing Moon targeting Village Ironsmith
    And the stack resolves
    Then Village Ironsmith is not transformed
    And Village Ironsmith is 1/1
    And Village Ironsmith is a Human
