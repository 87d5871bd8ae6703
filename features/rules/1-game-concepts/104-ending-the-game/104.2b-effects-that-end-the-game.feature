Feature: 104.2b Effects that end the game

  An effect may say that a player wins, or that a player loses.

  @id:wins-by-effect @CR-104.2b
  Scenario: A player with 50 life wins by Test of Endurance in their own upkeep
    Given Alice controls Test of Endurance
    And Alice has 50 life
    And Bob has 60 life
    And it is Bob's end step
    When the game goes to Alice's upkeep
    Then Alice has 50 life
    And the top of the stack is an ability of Test of Endurance
    When the top of the stack resolves
    Then Alice has won the game
    And Bob has lost the game

  @id:wins-not-below @CR-104.2b @CR-603.4
  Scenario: With 49 life Test of Endurance does nothing, and Felidar Sovereign wins
    Given Alice controls Test of Endurance and Felidar Sovereign
    And Alice has 49 life
    And it is Bob's end step
    When the game goes to Alice's upkeep
    Then the stack has 1 object
    And the top of the stack is an ability of Felidar Sovereign
    When the top of the stack resolves
    Then Alice has won the game

  @id:wins-checked-again @CR-104.2b @CR-603.4
  Scenario: Nobody wins if the life is gone when the ability resolves
    Given Alice controls Test of Endurance
    And Alice has 50 life
    And Bob has Lightning Bolt in hand
    And Bob controls Mountain
    And it is Bob's end step
    When the game goes to Alice's upkeep
    Then the top of the stack is an ability of Test of Endurance
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    And the stack resolves
    Then Alice has 47 life
    And it is Alice's upkeep
    And Alice has priority

  @id:wins-exactly @CR-104.2b
  Scenario: With exactly 1 life Near-Death Experience wins, with 2 life Bob's doesn't
    Given Alice controls Near-Death Experience called Hers
    And Bob controls Near-Death Experience called His
    And Alice has 1 life
    And Bob has 2 life
    When the game goes to Bob's upkeep
    Then the stack is empty
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Alice has won the game

  @id:wins-against-two @CR-104.1 @CR-104.2b @players:3
  Scenario: An effect that makes one of three players the winner ends the game for the two others
    Given Alice controls Test of Endurance
    And Alice has 50 life
    And it is Carol's end step
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Alice has won the game
    And Bob has lost the game
    And Carol has lost the game

  @id:loses-by-effect @CR-104.3e
  Scenario: The player whom Door to Nothingness targets loses the game
    Given Alice controls Door to Nothingness
    And Alice has {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} floating
    And Bob has 100 life
    When Alice activates the {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}, {T} ability of Door to Nothingness targeting Bob
    Then Door to Nothingness is in Alice's graveyard
    And the top of the stack targets Bob
    When the top of the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @id:loses-alone-of-three @CR-104.3e @players:3
  Scenario: Of three players one loses by an effect, and the two others play on
    Given Alice controls Door to Nothingness
    And Alice has {W}{W}{U}{U}{B}{B}{R}{R}{G}{G} floating
    When Alice activates the {W}{W}{U}{U}{B}{B}{R}{R}{G}{G}, {T} ability of Door to Nothingness targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And Carol has 20 life
    And Alice has priority

  @id:wins-as-it-resolves @CR-104.2b @CR-608.2c @ruling:azors-elocutors/2
  Scenario: Azor's Elocutors with five counters win as their ability resolves in the upkeep, with a fourth they don't
    Given it is Alice's end step
    And Alice controls Azor's Elocutors called High
    And High has 5 filibuster counters on it
    And Bob controls Azor's Elocutors called Low
    And Low has 3 filibuster counters on it
    When the game goes to Bob's upkeep
    And the top of the stack resolves
    Then Low has 4 filibuster counters on it
    And Bob has priority
    When the game goes to Alice's upkeep
    Then the top of the stack is an ability of High
    And High has 5 filibuster counters on it
    When the top of the stack resolves
    Then Alice has won the game
