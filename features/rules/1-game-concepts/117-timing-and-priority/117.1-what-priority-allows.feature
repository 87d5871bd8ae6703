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
