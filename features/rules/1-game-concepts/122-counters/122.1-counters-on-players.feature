Feature: 122.1 Counters on players

  Players can have counters too. Ten poison counters lose the game.

  @id:poison-each-opponent @CR-122.1
  Scenario: An effect gives an opponent a poison counter
    Given Alice has Prologue to Phyresis in hand
    And Alice has {C}{U} floating
    When Alice casts Prologue to Phyresis
    And the stack resolves
    Then Bob has 1 poison counter
    And Alice has 0 poison counters
    And Bob has 20 life

  @id:poison-each-player @CR-122.1 @CR-704.5c
  Scenario: Two players who get their tenth poison counter at once both lose
    Given Alice has Ichor Rats in hand
    And Alice has {C}{B}{B} floating
    And Alice has 9 poison counters
    And Bob has 9 poison counters
    When Alice casts Ichor Rats
    And the stack resolves
    Then the game is a draw

  @id:poison-target @CR-122.1
  Scenario: A player who is targeted gets a poison counter for each creature spell with infect
    Given Alice controls Hand of the Praetors
    And Alice has Glistener Elf and Elvish Mystic in hand
    And Alice has {G}{G} floating
    When Alice casts Elvish Mystic
    And the stack resolves
    And Alice casts Glistener Elf
    And Alice chooses the targets Bob
    And the stack resolves
    Then Bob has 1 poison counter
    And Glistener Elf is 2/2
    And Elvish Mystic is 1/1

  @id:poison-condition @CR-122.1
  Scenario: The poison counters of an opponent are counted
    Given Alice controls Apostle of Invasion called One
    And Bob controls Apostle of Invasion called Two
    And Bob has 3 poison counters
    And Alice has 2 poison counters
    Then One has double strike
    And Two does not have double strike
