Feature: Rulings on Alchemist's Vial

  Broken, it keeps a creature out of combat for the turn.

  @id:vial-attacker-goes-on @CR-506.4 @CR-508.1c @ruling:alchemists-vial/1
  Scenario: Alchemist's Vial keeps a creature from attacking, but doesn't stop one that attacks already
    Given Alice controls Grizzly Bears and Gray Ogre
    And Bob controls Alchemist's Vial called Early, Alchemist's Vial called Late and two Wastes
    When Alice passes priority
    And Bob activates the {1}, {T} ability of Early targeting Gray Ogre
    And the stack resolves
    Then Alice can't attack with Gray Ogre
    And Alice can attack with Grizzly Bears
    And Early is in Bob's graveyard
    When Alice attacks with Grizzly Bears
    And Alice passes priority
    And Bob activates the {1}, {T} ability of Late targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is attacking
    When the game goes to Alice's postcombat main phase
    Then Bob has 18 life
