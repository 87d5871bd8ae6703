Feature: 508.8 Combat without attackers

  The declare attackers step takes place, and players get priority in it, whether or not anything attacks. Only with no
  attacker at all are the two steps after it left out.

  @id:no-attackers-priority @CR-508.2
  Scenario: Players get priority in a declare attackers step without attackers
    Given Alice controls Grizzly Bears
    And Alice has Giant Growth in hand
    And Alice controls Forest
    When the game goes to Alice's declare attackers step
    Then it is Alice's declare attackers step
    And Alice can cast Giant Growth
    When Alice passes priority
    Then Bob has priority

  @id:no-attackers-steps-skipped @CR-508.8
  Scenario: Without attackers the end of combat follows the declare attackers step
    Given Alice controls Grizzly Bears
    And Bob controls Hill Giant
    When the game goes to Alice's declare attackers step
    And Alice passes priority
    And Bob passes priority
    Then it is Alice's end of combat

  @id:no-blockers-step-takes-place @CR-508.8
  Scenario: An attack that nobody could block still has a declare blockers step
    Given Alice controls Grizzly Bears
    When Alice attacks with Grizzly Bears
    And Alice passes priority
    And Bob passes priority
    Then it is Alice's declare blockers step
    And Bob has 20 life

  @id:attacker-gone-step-takes-place @CR-508.8
  Scenario: The declare blockers step takes place even after the only attacker has died
    Given Alice controls Grizzly Bears
    And Bob has Lightning Bolt in hand
    And Bob controls Mountain
    When Alice attacks with Grizzly Bears
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Grizzly Bears
    And the stack resolves
    And Alice passes priority
    And Bob passes priority
    Then Grizzly Bears is in Alice's graveyard
    And it is Alice's declare blockers step
