Feature: 305.1 When a land may be played

  To play a land takes priority, an empty stack and a main phase of one's own turn. The land is on the battlefield at once.

  @id:land-needs-empty-stack @CR-305.1 @CR-116.2a
  Scenario: A land can't be played while an ability is on the stack
    Given Alice controls Prodigal Pyromancer
    And Alice has Forest in hand
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
    Then Alice can't play Forest
    When the stack resolves
    Then Alice can play Forest

  @id:land-needs-main-phase @CR-305.1 @CR-116.2a
  Scenario: A land can't be played in combat but in the main phase after it
    Given Alice has Forest in hand
    When the game goes to Alice's beginning of combat
    Then Alice can't play Forest
    When the game goes to Alice's postcombat main phase
    Then Alice can play Forest

  @id:land-no-spell @CR-305.1
  Scenario: A land that is played is on the battlefield at once
    Given Alice has Forest in hand
    When Alice plays Forest
    Then Forest is on the battlefield
    And the stack is empty
    And Alice can tap Forest for {G}

  @id:land-one-each-turn @CR-305.2
  Scenario: One land can be played in a turn, and one more in the next
    Given Alice has Forest and Island in hand
    When Alice plays Forest
    Then Alice can't play Island
    When the game goes to Alice's precombat main phase
    Then Alice can play Island
