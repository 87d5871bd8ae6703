Feature: 702.2 Deathtouch

  Any damage at all from a source with deathtouch is enough to destroy a creature.

  @id:deathtouch-destroys @CR-702.2b @CR-704.5h
  Scenario: One damage from a creature with deathtouch destroys a larger creature
    Given Alice controls Hill Giant
    And Bob controls Typhoid Rats
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Typhoid Rats
    And the game goes to Alice's combat damage step
    Then Hill Giant is in Alice's graveyard

  @id:deathtouch-trample @CR-702.2c @CR-702.19b
  Scenario: An attacker with deathtouch and trample needs to assign only 1 damage to a blocker
    Given Alice controls Typhoid Rats and Rancor
    And Rancor is attached to Typhoid Rats
    And Bob controls Hill Giant
    When Alice attacks with Typhoid Rats
    And Bob blocks Typhoid Rats with Hill Giant
    And the game goes to Alice's combat damage step
    And Alice assigns damage 1 to Hill Giant and 2 to Bob
    Then Hill Giant is in Bob's graveyard
    And Bob has 18 life

  @id:deathtouch-granted-trample @CR-702.2c @CR-702.19b
  Scenario: An attacker with trample that an Equipment gives deathtouch needs to assign 1 damage to each blocker
    Given Alice controls Stampeding Rhino and Gorgon's Head
    And Gorgon's Head is attached to Stampeding Rhino
    And Bob controls Hill Giant and Giant Spider
    When Alice attacks with Stampeding Rhino
    And Bob blocks Stampeding Rhino with Hill Giant and Giant Spider
    And the game goes to Alice's combat damage step
    And Alice assigns damage 1 to Hill Giant, 1 to Giant Spider and 2 to Bob
    Then Hill Giant is in Bob's graveyard
    And Giant Spider is in Bob's graveyard
    And Bob has 18 life
