Feature: 310.6 Damage to battles

  Damage takes defense counters from a battle; a battle without any is put into the graveyard, unless an ability of it that has
  triggered is still to resolve.

  @id:battle-any-target @CR-310.6 @CR-115.4
  Scenario: A battle is among any targets
    Given Bob controls Invasion of Dominaria and Sol Ring
    And Invasion of Dominaria has 5 defense counters on it
    And Alice protects Invasion of Dominaria
    And Alice has Lightning Bolt in hand
    Then Invasion of Dominaria is a legal target for Lightning Bolt
    And Sol Ring is not a legal target for Lightning Bolt

  @id:battle-infect @CR-120.3h @CR-310.6
  Scenario: Damage from a source with infect takes defense counters, and no other counters come
    Given Alice controls Prodigal Pyromancer, Phyresis and Invasion of Dominaria
    And Phyresis is attached to Prodigal Pyromancer
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Invasion of Dominaria
    And the stack resolves
    Then Invasion of Dominaria has 4 defense counters on it
    And Invasion of Dominaria has 0 -1/-1 counters on it
    And Bob has 0 poison counters

  @id:battle-combat-damage @CR-310.5 @CR-310.6 @CR-510.1b
  Scenario: An unblocked creature deals its damage to the battle that it attacks
    Given Alice controls Grizzly Bears and Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    When Alice attacks Invasion of Dominaria with Grizzly Bears
    And the game goes to Alice's combat damage step
    Then Invasion of Dominaria has 3 defense counters on it
    And Bob has 20 life

  @id:battle-gone-in-combat @CR-506.4c @CR-510.1b
  Scenario: A creature deals no damage where the battle that it attacked is gone
    Given Alice controls Grizzly Bears, Invasion of Dominaria, Invasion of Moag and two Islands
    And Invasion of Dominaria has 5 defense counters on it
    And Invasion of Moag has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob protects Invasion of Moag
    And Alice has Boomerang in hand
    When Alice attacks Invasion of Dominaria with Grizzly Bears
    And Alice casts Boomerang targeting Invasion of Dominaria
    And the top of the stack resolves
    Then Grizzly Bears is attacking
    When the game goes to Alice's combat damage step
    Then Bob has 20 life
    And Invasion of Moag has 5 defense counters on it
    And Invasion of Dominaria is in Alice's hand

  @id:battle-no-defense @CR-310.7 @CR-704.5v
  Scenario: A battle without defense counters is put into its owner's graveyard
    Given Alice controls Invasion of Dominaria called Bare and Invasion of Dominaria called Defended
    And Defended has 1 defense counter on it
    And Bob protects Bare
    And Bob protects Defended
    And Alice has Gut Shot in hand
    And Alice has {R} floating
    When Alice casts Gut Shot targeting Bob
    And the stack resolves
    Then Bare is in Alice's graveyard
    And Defended is on the battlefield
    And nobody is asked to choose

  @id:battle-stays-for-its-trigger @CR-310.7 @CR-704.5v
  Scenario: A battle that has lost its last counter stays while its ability is on the stack
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the top of the stack resolves
    Then Invasion of Dominaria is on the battlefield
    And Invasion of Dominaria has 0 defense counters on it
    And the top of the stack is an ability of Invasion of Dominaria
    When the top of the stack resolves
    And Alice chooses not to
    Then Invasion of Dominaria is in exile
