Feature: 702.164 Toxic

  Combat damage that a creature with toxic deals to a player also gives that player poison counters.

  @id:toxic-adds-poison @CR-702.164c @CR-120.3g
  Scenario: Combat damage to a player by a creature with toxic takes life and gives poison counters
    Given Alice controls Pestilent Syphoner and Grizzly Bears
    When Alice attacks with Pestilent Syphoner and Grizzly Bears
    And the game goes to Alice's combat damage step
    Then Bob has 17 life
    And Bob has 1 poison counter

  @id:toxic-whatever-amount @CR-702.164c
  Scenario: The poison counters of toxic do not depend on the amount of damage
    Given Alice controls Pestilent Syphoner
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Pestilent Syphoner
    And the stack resolves
    And Alice attacks with Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Bob has 16 life
    And Bob has 1 poison counter

  @id:toxic-creature @CR-702.164c
  Scenario: Damage to a creature by a creature with toxic gives no counters
    Given Alice controls Jawbone Duelist and Pestilent Syphoner
    And Bob controls Hill Giant
    When Alice attacks with Jawbone Duelist and Pestilent Syphoner
    And Bob blocks Jawbone Duelist with Hill Giant
    And the game goes to Bob's upkeep
    Then Hill Giant is 3/3
    And Hill Giant has 0 -1/-1 counters on it
    And Bob has 1 poison counter

  @id:toxic-noncombat @CR-702.164c
  Scenario: Noncombat damage by a creature with toxic gives no poison counters
    Given Alice controls Prodigal Pyromancer, Pestilent Syphoner and Prosthetic Injector
    And Prosthetic Injector is attached to Prodigal Pyromancer
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
    And the stack resolves
    Then Bob has 19 life
    And Bob has 0 poison counters
    When Alice attacks with Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Bob has 1 poison counter

  @id:toxic-total @CR-702.164b
  Scenario: The numbers of several toxic abilities are added up
    Given Alice controls Pestilent Syphoner and Prosthetic Injector
    And Prosthetic Injector is attached to Pestilent Syphoner
    When Alice attacks with Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Bob has 2 poison counters
    And Bob has 19 life

  @id:toxic-each-time @CR-702.164c @CR-702.4b
  Scenario: A creature with toxic and double strike gives poison counters twice
    Given Alice controls Jawbone Duelist
    When Alice attacks with Jawbone Duelist
    And the game goes to Alice's end of combat
    Then Bob has 2 poison counters
    And Bob has 18 life

  @id:toxic-with-infect @CR-702.164c @CR-702.90b
  Scenario: Toxic gives its poison counters beside those of infect
    Given Alice controls Pestilent Syphoner
    And Alice has Tainted Strike in hand
    And Alice has {B} floating
    When Alice casts Tainted Strike targeting Pestilent Syphoner
    And the stack resolves
    And Alice attacks with Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Bob has 3 poison counters
    And Bob has 20 life

  @id:toxic-no-damage @CR-702.164c @CR-120.8
  Scenario: A creature with toxic that deals no damage gives no poison counters
    Given Alice controls Darksteel Myr, Pestilent Syphoner and Prosthetic Injector
    And Prosthetic Injector is attached to Darksteel Myr
    When Alice attacks with Darksteel Myr and Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Bob has 1 poison counter
    And Bob has 19 life

  @id:toxic-deathtouch-blocked @CR-702.164c @CR-702.2b
  Scenario: A blocked creature with toxic and deathtouch kills the blocker and gives no poison, an unblocked one gives it
    Given Alice controls Bilious Skulldweller called Held and Bilious Skulldweller called Free
    And Bob controls Hill Giant
    When Alice attacks with Held and Free
    And Bob blocks Held with Hill Giant
    And the game goes to Alice's postcombat main phase
    Then Hill Giant is in Bob's graveyard
    And Bob has 1 poison counter
    And Bob has 19 life
