Feature: 310.4 Defense

  A battle enters with as many defense counters as are printed on it; from then on its counters are its defense.

  @id:defense-counters @CR-310.4b @CR-210.1 @CR-614.1c
  Scenario: A battle enters with its printed defense in defense counters
    Given Alice has Invasion of Belenon and Invasion of Kaladesh in hand
    And Alice has {C}{C}{W}{U}{R} floating
    When Alice casts Invasion of Belenon
    And the stack resolves
    And Alice casts Invasion of Kaladesh
    And the stack resolves
    Then Invasion of Belenon has 5 defense counters on it
    And Invasion of Kaladesh has 4 defense counters on it

  @id:defense-elsewhere @CR-310.4a @CR-310.4c @CR-210.1
  Scenario: The defense of a battle is printed, and on the battlefield it is the number of its counters
    Given Alice controls Invasion of Dominaria called Here
    And Here has 2 defense counters on it
    And Bob protects Here
    And Alice has Invasion of Dominaria called There in hand
    Then Here has defense 2
    And There has defense 5

  @id:defense-goes-down @CR-310.4c @CR-310.6 @CR-120.3h
  Scenario: With its counters a battle loses defense
    Given Alice controls Invasion of Dominaria and Invasion of Moag
    And Invasion of Dominaria has 5 defense counters on it
    And Invasion of Moag has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob protects Invasion of Moag
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    Then Invasion of Dominaria has defense 2
    And Invasion of Dominaria has 0 damage marked on it
    And Invasion of Moag has defense 5
    And Bob has 20 life

  @id:defense-token-copy @CR-310.4b @CR-310.8a @CR-707.8a
  Scenario: A token that copies a battle enters with defense counters and a protector
    Given Alice controls Invasion of Dominaria and Memnarch
    And Invasion of Dominaria has 1 defense counter on it
    And Bob protects Invasion of Dominaria
    And Alice has Ensoul Artifact and Cackling Counterpart in hand
    And Alice has {C}{C}{C}{U}{U}{U}{U}{U} floating
    When Alice activates the {1}{U}{U} ability of Memnarch targeting Invasion of Dominaria
    And the stack resolves
    And Alice casts Ensoul Artifact targeting Invasion of Dominaria
    And the stack resolves
    And Alice casts Cackling Counterpart targeting Invasion of Dominaria
    And the top of the stack resolves
    And Alice's new Invasion of Dominaria is called Copy
    Then Copy has 5 defense counters on it
    And Bob protects Copy
    And Invasion of Dominaria has 1 defense counter on it
