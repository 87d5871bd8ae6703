Feature: 310.10 New protectors

  Another protector is chosen for a battle that has none in the game, or that a player would protect who may not.

  @id:siege-taken-by-protector @CR-704.5x @CR-310.10
  Scenario: A protector who gains control of a Siege no longer protects it
    Given Alice controls Invasion of Dominaria and Invasion of Moag
    And Invasion of Dominaria has 5 defense counters on it
    And Invasion of Moag has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob protects Invasion of Moag
    And it is Bob's precombat main phase
    And Bob has Confiscate in hand
    And Bob has {C}{C}{C}{C}{U}{U} floating
    When Bob casts Confiscate targeting Invasion of Dominaria
    And the stack resolves
    Then Bob controls Invasion of Dominaria
    And Alice protects Invasion of Dominaria
    And Bob protects Invasion of Moag

  @id:siege-taken-choice @CR-704.5x @CR-310.10 @players:3
  Scenario: Who gains control of a Siege that they protect chooses another protector
    Given it is Bob's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob has Confiscate in hand
    And Bob has {C}{C}{C}{C}{U}{U} floating
    When Bob casts Confiscate targeting Invasion of Dominaria
    And the stack resolves
    Then the options for Bob are Alice and Carol
    When Bob chooses the player Carol
    Then Carol protects Invasion of Dominaria

  @id:siege-taken-by-another @CR-704.5x @CR-310.10 @players:3
  Scenario: The protector of a Siege stays when a third player gains control of it
    Given it is Carol's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Carol has Confiscate in hand
    And Carol has {C}{C}{C}{C}{U}{U} floating
    When Carol casts Confiscate targeting Invasion of Dominaria
    And the stack resolves
    Then Carol controls Invasion of Dominaria
    And Bob protects Invasion of Dominaria
    And nobody is asked to choose

  @id:protector-leaves @CR-704.5w @CR-310.10 @players:3
  Scenario: A battle whose protector has left the game gets another one
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob has 3 life
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has lost the game
    And Carol protects Invasion of Dominaria
