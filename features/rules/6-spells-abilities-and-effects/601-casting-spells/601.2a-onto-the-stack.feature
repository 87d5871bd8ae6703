Feature: 601.2a Onto the stack

  The card itself becomes a spell, the topmost object of the stack, controlled by the player who casts it.

  @id:spell-on-top @CR-601.2a
  Scenario: A card that is cast leaves the hand and lies on the stack, above what was there
    Given it is Bob's precombat main phase
    And Bob has Grizzly Bears in hand
    And Bob has {G}{G} floating
    And Alice has Lightning Bolt and Giant Growth in hand
    And Alice has {R} floating
    When Bob casts Grizzly Bears
    And Bob passes priority
    And Alice casts Lightning Bolt targeting Bob
    Then the stack has 2 objects
    And the top of the stack is Lightning Bolt
    And Bob controls Grizzly Bears
    And Alice controls Lightning Bolt
    And Alice has 1 card in hand

  @id:spell-of-its-caster @CR-601.2a @CR-608.3a
  Scenario: Another player's card that Alice casts is Alice's spell, and Alice's permanent once it has resolved
    Given Alice controls Nightveil Specter and two Forests
    And Bob has Grizzly Bears on top of the library
    When Alice attacks with Nightveil Specter
    And the game goes to Alice's combat damage step
    And the stack resolves
    Then Grizzly Bears is in exile
    When the game goes to Alice's postcombat main phase
    And Alice casts Grizzly Bears
    Then Alice controls Grizzly Bears
    When the stack resolves
    Then Grizzly Bears is on the battlefield
    And Alice controls Grizzly Bears
