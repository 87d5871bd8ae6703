Feature: 603.2g What really happens

  Only an event that happens triggers anything, not one that is prevented or replaced.

  @id:prevented-damage-no-trigger @CR-603.2g
  Scenario: Damage that is prevented doesn't trigger Hypnotic Specter's ability, damage that is dealt does
    Given Alice controls Hypnotic Specter called Attacker and Hypnotic Specter called Archer
    And Alice controls Heavy Arbalest
    And Heavy Arbalest is attached to Archer
    And Alice has Fog in hand
    And Alice controls Forest
    And Bob has Island and Swamp in hand
    When Alice attacks with Attacker
    And Alice casts Fog
    And the stack resolves
    And the game goes to Alice's combat damage step
    Then the stack is empty
    And Bob has 20 life
    When Alice activates the {T} ability of Archer targeting Bob
    And the top of the stack resolves
    Then Bob has 18 life
    And the top of the stack is an ability of Archer
    When the stack resolves
    Then Bob has 1 card in hand

  @id:replaced-death-no-trigger @CR-603.2g
  Scenario: A creature that is exiled instead of dying doesn't trigger what waits for its death
    Given Alice controls Smoldering Efreet called Marked and Smoldering Efreet called Plain
    And Marked has 1 finality counter on it
    And Alice has two Murders in hand
    And Alice has {B}{B}{B}{B}{B}{B} floating
    When Alice casts Murder 1 targeting Marked
    And the top of the stack resolves
    Then Marked is in exile
    And the stack is empty
    When Alice casts Murder 2 targeting Plain
    And the top of the stack resolves
    Then the top of the stack is an ability of Plain
