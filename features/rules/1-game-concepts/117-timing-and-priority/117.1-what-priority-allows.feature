Feature: 117.1 What a player with priority may do

  Priority is enough for an instant. A spell of any other type wants the player's own main phase besides, and nothing on
  the stack.

  @id:priority-creature-needs-empty-stack @CR-117.1a
  Scenario: A creature spell can't be cast while an ability is on the stack
    Given Alice controls Prodigal Pyromancer
    And Alice has Grizzly Bears and Lightning Bolt in hand
    And Alice has {R}{G}{G} floating
    Then Alice can cast Grizzly Bears
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
    Then Alice can't cast Grizzly Bears
    And Alice can cast Lightning Bolt

  @id:priority-creature-needs-own-turn @CR-117.1a
  Scenario: A creature spell can't be cast in the opponent's main phase
    Given it is Bob's precombat main phase
    And Alice has Grizzly Bears and Lightning Bolt in hand
    And Alice has {R}{G}{G} floating
    When Bob passes priority
    Then Alice can't cast Grizzly Bears
    And Alice can cast Lightning Bolt

  @id:priority-allows-abilities @CR-117.1b
  Scenario: An ability can be activated in the opponent's turn and above a spell, where a sorcery can't be cast
    Given it is Bob's precombat main phase
    And Alice controls Prodigal Pyromancer
    And Alice has Divination in hand
    And Alice has {U}{C}{C} floating
    And Bob has Grizzly Bears in hand
    And Bob has {G}{G} floating
    When Bob casts Grizzly Bears
    And Bob passes priority
    Then Alice can activate the {T} ability of Prodigal Pyromancer targeting Bob
    And Alice can't cast Divination

  @id:priority-needed @CR-117.1
  Scenario: A player who has passed can neither cast a spell nor activate an ability before something resolves
    Given Alice controls Prodigal Pyromancer called Hers
    And Bob controls Prodigal Pyromancer called His
    And Alice has Giant Growth called First and Lightning Bolt in hand
    And Bob has Giant Growth called Second in hand
    And Alice has {R}{G} floating
    And Bob has {G} floating
    When Alice casts Lightning Bolt targeting Bob
    Then Alice can cast First targeting Hers
    And Alice can activate the {T} ability of Hers targeting Bob
    When Alice passes priority
    Then Alice can't cast First targeting Hers
    And Alice can't activate the {T} ability of Hers targeting Bob
    And Bob can cast Second targeting His
    And Bob can activate the {T} ability of His targeting Alice

  @id:priority-two-kinds-of-special-action @CR-117.1c @CR-116.2a
  Scenario: With an ability on the stack a creature can be turned face up, but no land can be played
    Given Alice controls Prodigal Pyromancer, Battering Craghorn and three Mountains
    And Battering Craghorn is face down
    And Alice has Forest in hand
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
    Then Alice can take the morph action of Battering Craghorn
    And Alice can't play Forest
    When the stack resolves
    Then Alice can take the morph action of Battering Craghorn
    And Alice can play Forest

  @id:priority-not-for-paying @CR-117.1d
  Scenario: A player without priority can tap a land for mana as soon as a resolving spell asks for a payment
    Given Alice controls three Forests
    And Alice has Grizzly Bears in hand
    And Bob has Force Spike in hand
    And Bob has {U} floating
    When Alice casts Grizzly Bears paying with Forest 1 and Forest 2
    And Alice passes priority
    And Bob casts Force Spike targeting Grizzly Bears
    And the top of the stack resolves
    And Alice chooses to
    Then Forest 3 is tapped
    And the top of the stack is Grizzly Bears
