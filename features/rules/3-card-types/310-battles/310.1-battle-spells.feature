Feature: 310.1 Casting battles

  A battle is cast in its player's own main phase, and resolves into a permanent that this player controls.

  @id:battle-main-phase @CR-310.1
  Scenario: A battle can be cast in a main phase and not during combat
    Given it is Alice's beginning of combat
    And Alice has Invasion of Dominaria and Gut Shot in hand
    And Alice has {C}{C}{W}{R} floating
    Then Alice can't cast Invasion of Dominaria
    And Alice can cast Gut Shot targeting Bob

  @id:battle-empty-stack @CR-310.1
  Scenario: A battle can't be cast while something is on the stack
    Given Alice has Invasion of Dominaria and Gut Shot in hand
    And Alice has {C}{C}{W}{R} floating
    Then Alice can cast Invasion of Dominaria
    When Alice casts Gut Shot targeting Bob
    Then Alice can't cast Invasion of Dominaria

  @id:battle-resolves @CR-310.2 @CR-310.4b
  Scenario: A battle spell becomes a permanent of the player who cast it
    Given Alice has Invasion of Kaladesh in hand
    And Alice has {U}{R} floating
    When Alice casts Invasion of Kaladesh
    And the top of the stack resolves
    Then Alice controls Invasion of Kaladesh
    And Invasion of Kaladesh is a battle
    And Invasion of Kaladesh is a Siege
    And the top of the stack is an ability of Invasion of Kaladesh
