Feature: 510.1 Assigning combat damage

  Attackers and blockers deal damage equal to their power, all at one time: an unblocked attacker to the player it
  attacks, a blocked one to its blockers, and a blocker to what it blocks.

  @id:combat-damage-unblocked @CR-510.1b
  Scenario: An unblocked creature deals its damage to the player that it attacks
    Given Alice controls Hill Giant
    When Alice attacks with Hill Giant
    And the game goes to Alice's combat damage step
    Then Bob has 17 life

  @id:combat-damage-blocked @CR-510.1c
  Scenario: A blocked creature without trample deals no damage to the player
    Given Alice controls Hill Giant
    And Bob controls Llanowar Elves
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Llanowar Elves
    And the game goes to Alice's combat damage step
    Then Llanowar Elves is in Bob's graveyard
    And Bob has 20 life

  @id:combat-damage-simultaneous @CR-510.2
  Scenario: Attacker and blocker deal combat damage at one time
    Given Alice controls Grizzly Bears
    And Bob controls Goblin Piker
    When Alice attacks with Grizzly Bears
    And Bob blocks Grizzly Bears with Goblin Piker
    And the game goes to Alice's combat damage step
    Then Grizzly Bears is in Alice's graveyard
    And Goblin Piker is in Bob's graveyard
