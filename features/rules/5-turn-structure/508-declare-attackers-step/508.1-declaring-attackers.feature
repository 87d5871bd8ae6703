Feature: 508.1 Declaring attackers

  Attackers are chosen among the active player's untapped creatures, and the attack taps them.

  @id:attack-untapped-only @CR-508.1a
  Scenario: A tapped creature can't attack
    Given Alice controls Grizzly Bears called Rested and Grizzly Bears called Tired
    And Tired is tapped
    Then Alice can attack with Rested
    And Alice can't attack with Tired

  @id:attack-after-tapping-for-mana @CR-508.1a
  Scenario: A creature tapped for mana can't attack
    Given Alice controls Llanowar Elves and Elvish Mystic
    When Alice taps Llanowar Elves for mana
    Then Alice can attack with Elvish Mystic
    And Alice can't attack with Llanowar Elves

  @id:attack-taps @CR-508.1f
  Scenario: Attacking taps the attackers and no other creature
    Given Alice controls Grizzly Bears and Hill Giant
    When Alice attacks with Grizzly Bears
    Then Grizzly Bears is tapped
    And Hill Giant is untapped

  @id:attack-with-one-that-cant @CR-508.1c
  Scenario: An attack is illegal if one of the creatures can't attack, and legal without that one
    Given Alice controls Grizzly Bears, Hill Giant and Wall of Omens
    Then Alice can't attack with Grizzly Bears, Hill Giant and Wall of Omens
    And Alice can attack with Grizzly Bears and Hill Giant

  @id:attackers-are-attacking @CR-508.1k
  Scenario: The chosen creature is an attacking creature in each step of that combat, and no other is
    Given Alice controls Grizzly Bears and Hill Giant
    And Bob has Divine Verdict in hand
    When Alice attacks with Grizzly Bears
    Then Grizzly Bears is attacking
    And Grizzly Bears is a legal target for Divine Verdict
    And Hill Giant is not a legal target for Divine Verdict
    When the game goes to Alice's combat damage step
    Then Grizzly Bears is a legal target for Divine Verdict
    And Hill Giant is not a legal target for Divine Verdict

  @id:attack-triggers-last @CR-508.1m @CR-508.1f
  Scenario: What triggers on the attack waits on the stack once the attackers are tapped, before anyone has priority
    Given Alice controls Goblin Wardriver called First, Goblin Wardriver called Second and Hill Giant
    When Alice attacks with First and Hill Giant
    Then the stack has 1 object
    And the top of the stack is an ability of First
    And Hill Giant is tapped
    And Hill Giant is 3/3
    And Alice has priority
    When the top of the stack resolves
    Then Hill Giant is 4/3
