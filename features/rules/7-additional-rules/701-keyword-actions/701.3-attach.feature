Feature: 701.3 Attach

  What is attached to something by an effect leaves whatever it was attached to before.

  @id:attach-moves-equipment @CR-701.3a
  Scenario: Kazuul's Toll Collector takes Short Sword from the creature that wears it
    Given Alice controls Kazuul's Toll Collector, Grizzly Bears and Short Sword
    And Short Sword is attached to Grizzly Bears
    When Alice activates the {0} ability of Kazuul's Toll Collector targeting Short Sword
    And the stack resolves
    Then Short Sword is attached to Kazuul's Toll Collector
    And Kazuul's Toll Collector is 4/3
    And Grizzly Bears is 2/2

  @id:attach-own-equipment-only @CR-115.1c
  Scenario: Kazuul's Toll Collector reaches for Equipment of its controller only
    Given Alice controls Kazuul's Toll Collector, Sol Ring and Short Sword called Ours
    And Bob controls Short Sword called Theirs
    Then Ours is a legal target for the {0} ability of Kazuul's Toll Collector
    And Theirs is not a legal target for the {0} ability of Kazuul's Toll Collector
    And Sol Ring is not a legal target for the {0} ability of Kazuul's Toll Collector

  @id:attach-as-a-sorcery @CR-602.5d
  Scenario: Kazuul's Toll Collector can't take up Short Sword during combat
    Given Alice controls Kazuul's Toll Collector and Short Sword
    Then Alice can activate the {0} ability of Kazuul's Toll Collector targeting Short Sword
    When the game goes to Alice's beginning of combat
    Then Alice can't activate the {0} ability of Kazuul's Toll Collector targeting Short Sword
