Feature: 508.1a Creatures that are battles

  A creature that is a battle as well can neither attack nor block.

  @id:battle-creature-cant-attack @CR-508.1a
  Scenario: A battle that is also a creature can't attack
    Given Alice controls Memnarch, Invasion of Dominaria and Sol Ring
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Ensoul Artifact called One and Ensoul Artifact called Two in hand
    And Alice has {C}{C}{C}{U}{U}{U}{U} floating
    When Alice activates the {1}{U}{U} ability of Memnarch targeting Invasion of Dominaria
    And the stack resolves
    And Alice casts One targeting Invasion of Dominaria
    And the stack resolves
    And Alice casts Two targeting Sol Ring
    And the stack resolves
    Then Invasion of Dominaria is 5/5
    And Alice can't attack with Invasion of Dominaria
    And Alice can attack with Sol Ring

  @id:battle-creature-cant-block @CR-509.1a
  Scenario: A battle that is also a creature can't block
    Given it is Bob's precombat main phase
    And Bob controls Memnarch, Invasion of Dominaria and Sol Ring
    And Invasion of Dominaria has 5 defense counters on it
    And Alice protects Invasion of Dominaria
    And Alice controls Hill Giant
    And Bob has Ensoul Artifact called One and Ensoul Artifact called Two in hand
    And Bob has {C}{C}{C}{U}{U}{U}{U} floating
    When Bob activates the {1}{U}{U} ability of Memnarch targeting Invasion of Dominaria
    And the stack resolves
    And Bob casts One targeting Invasion of Dominaria
    And the stack resolves
    And Bob casts Two targeting Sol Ring
    And the stack resolves
    And the game goes to Alice's precombat main phase
    And Alice attacks Bob with Hill Giant
    Then Bob can't block Hill Giant with Invasion of Dominaria
    And Bob can block Hill Giant with Sol Ring
