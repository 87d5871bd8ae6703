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
