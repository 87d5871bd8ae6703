Feature: 701.27 Transforming for the spells of the last turn

  The older werewolves transform in an upkeep after a turn without spells, and back after one in which a player cast two.

  @id:werewolf-no-spells @CR-701.27a @CR-603.4
  Scenario: A werewolf transforms after a turn without spells
    Given it is Alice's end step
    And Alice controls Village Ironsmith
    When the game goes to Bob's upkeep
    And the stack resolves
    Then Village Ironsmith is transformed
    And Village Ironsmith is 3/1
    And Village Ironsmith is not a Human

  @id:werewolf-one-spell @CR-701.27a @CR-603.4
  Scenario: A werewolf doesn't transform after a turn with a spell, whoever cast it
    Given Alice controls Village Ironsmith
    And Bob has Gut Shot in hand
    And Bob has {R} floating
    When Bob casts Gut Shot targeting Alice
    And the stack resolves
    And the game goes to Bob's upkeep
    Then the stack is empty
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Village Ironsmith is transformed
    And Village Ironsmith is 3/1

  @id:werewolf-two-spells @CR-701.27a @CR-603.4
  Scenario: A werewolf transforms back after a turn in which one player cast two spells
    Given Alice controls Village Ironsmith
    And Village Ironsmith is transformed
    And Alice has two Gut Shots in hand
    And Alice has {R}{R} floating
    When Alice casts Gut Shot 1 targeting Bob
    And the stack resolves
    And Alice casts Gut Shot 2 targeting Bob
    And the stack resolves
    And the game goes to Bob's upkeep
    Then Village Ironsmith is transformed
    When the stack resolves
    Then Village Ironsmith is not transformed

  @id:werewolf-one-spell-each @CR-701.27a @CR-603.4
  Scenario: Two players' spells, one each, don't turn a werewolf back
    Given Alice controls Village Ironsmith
    And Village Ironsmith is transformed
    And Alice has Gut Shot called Hers in hand
    And Bob has Gut Shot called His, Gut Shot called Second and Gut Shot called Third in hand
    And Bob controls two Mountains
    And Alice has {R} floating
    And Bob has {R} floating
    When Alice casts Hers targeting Bob
    And Bob casts His targeting Alice
    And the stack resolves
    And the game goes to Bob's upkeep
    Then the stack is empty
    And Village Ironsmith is transformed
    When Bob casts Second targeting Alice
    And Bob casts Third targeting Alice
    And the stack resolves
    And the game goes to Alice's upkeep
    And the stack resolves
    Then Village Ironsmith is not transformed
