Feature: 603.10a Triggers that look back

  @id:efreet-burns-its-controller @CR-603.10a
  Scenario: Smoldering Efreet deals damage to its controller as it dies
    Given Alice controls Smoldering Efreet and Mountain
    And Alice has Lightning Bolt in hand
    When Alice casts Lightning Bolt targeting Smoldering Efreet
    And the stack resolves
    Then Smoldering Efreet is in Alice's graveyard
    And Alice has 18 life
