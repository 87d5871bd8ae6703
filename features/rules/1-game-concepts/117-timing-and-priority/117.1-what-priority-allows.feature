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
