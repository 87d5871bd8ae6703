Feature: 701.27 Transform

  A double-faced permanent that transforms is turned over: it has the characteristics of its other face, and stays what it is.

  @id:transform-back @CR-701.27a @CR-712.8e
  Scenario: A permanent that transforms has its other face's characteristics alone
    Given Alice controls Thraben Gargoyle called One and Thraben Gargoyle called Two
    And Alice has {C}{C}{C}{C}{C}{C} floating
    When Alice activates the {6} ability of One
    And the stack resolves
    Then One is transformed
    And One is named Stonewing Antagonizer
    And One is 4/2
    And One has flying
    And One does not have defender
    And Two is not transformed
    And Two is 2/2

  @id:transform-single-faced @CR-701.27c @CR-712.9
  Scenario: A copy that is no double-faced card can't transform
    Given Alice controls Thraben Gargoyle
    And Alice has Clone in hand
    And Alice has {U}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C} floating
    When Alice casts Clone
    And the stack resolves
    And Alice chooses Thraben Gargoyle from the options
    And Alice activates the {6} ability of Clone
    And the stack resolves
    Then Clone is not transformed
    And Clone is 2/2
    When Alice activates the {6} ability of Thraben Gargoyle
    And the stack resolves
    Then Thraben Gargoyle is transformed

  @id:transform-into-sorcery @CR-701.27d @CR-712.10 @ruling:startled-awake/1
  Scenario: A permanent whose other face is a sorcery can't transform
    Given Alice controls Startled Awake called Awake, Villagers of Estwald and Runed Stalactite
    And Awake is transformed
    And Runed Stalactite is attached to Awake
    And Alice has Waxing Moon called One and Waxing Moon called Two in hand
    And Alice has {C}{C}{G}{G} floating
    When Alice casts One targeting Awake
    And the stack resolves
    Then Awake is transformed
    And Awake is named Persistent Nightmare
    And Awake has trample
    When Alice casts Two targeting Villagers of Estwald
    And the stack resolves
    Then Villagers of Estwald is transformed

  @id:transforms-into-quality @CR-701.27e
  Scenario: An ability about what something transforms into looks at it just afterwards
    Given Alice controls Cult of the Waxing Moon, Thraben Gargoyle and Town Gossipmonger
    And Alice has {C}{C}{C}{C}{C}{C} floating
    When Alice activates the {T} ability of Town Gossipmonger using Cult of the Waxing Moon
    And the stack resolves
    Then Town Gossipmonger is transformed
    And Alice controls no Wolf Tokens
    When Alice activates the {6} ability of Thraben Gargoyle
    And the stack resolves
    Then Alice controls 1 Wolf Token

  @id:transforms-into-itself @CR-701.27e @CR-701.27a
  Scenario: An ability of the new face triggers as the permanent transforms into it
    Given Alice controls Thing in the Ice called Melting and Thing in the Ice called Frozen
    And Melting has 1 ice counter on it
    And Frozen has 2 ice counters on it
    And Bob controls Grizzly Bears
    And Alice has Gut Shot in hand
    And Alice has {R} floating
    When Alice casts Gut Shot targeting Bob
    And Alice orders the triggers Melting and Frozen if asked
    And the stack resolves
    Then Melting is transformed
    And Grizzly Bears is in Bob's hand
    And Frozen is on the battlefield
    And Frozen is not transformed

  @id:transform-once @CR-701.27f
  Scenario: Of two activations of its own ability only one turns a permanent over
    Given Alice controls Thraben Gargoyle
    And Alice has {C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C}{C} floating
    When Alice activates the {6} ability of Thraben Gargoyle
    And Alice activates the {6} ability of Thraben Gargoyle
    And the top of the stack resolves
    Then Thraben Gargoyle is transformed
    When the top of the stack resolves
    Then Thraben Gargoyle is transformed
    And Thraben Gargoyle is 4/2
    And the stack is empty

  @id:transform-delayed-once @CR-701.27f @ruling:archangel-avacyn/2
  Scenario: Of two delayed abilities that would transform their source the second does nothing
    Given Alice controls Archangel Avacyn, Carrion Feeder, Grizzly Bears and Hill Giant
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And Alice activates the Sacrifice a creature ability of Carrion Feeder using Hill Giant
    And the stack resolves
    And the game goes to Bob's upkeep
    And Alice orders the triggers Archangel Avacyn and Archangel Avacyn if asked
    Then the stack has 2 objects
    And Archangel Avacyn is not transformed
    When the stack resolves
    Then Archangel Avacyn is transformed

  @id:transform-by-others-again @CR-701.27f
  Scenario: A spell transforms a permanent whatever it has done before
    Given Alice controls Villagers of Estwald
    And Alice has Waxing Moon called One and Waxing Moon called Two in hand
    And Alice has {C}{C}{G}{G} floating
    When Alice casts One targeting Villagers of Estwald
    And Alice casts Two targeting Villagers of Estwald
    And the top of the stack resolves
    Then Villagers of Estwald is transformed
    When the top of the stack resolves
    Then Villagers of Estwald is not transformed
    And Villagers of Estwald is 2/3
