Feature: 511.3 Leaving combat

  As the end of combat step ends, everything is removed from combat.

  @id:end-of-combat-removes @CR-511.3
  Scenario: An attacker is attacking until the end of combat step ends
    Given Alice controls Grizzly Bears
    And Bob has Divine Verdict in hand
    When Alice attacks with Grizzly Bears
    And the game goes to Alice's end of combat
    Then Grizzly Bears is a legal target for Divine Verdict
    When the game goes to Alice's postcombat main phase
    Then Grizzly Bears is not a legal target for Divine Verdict
