Feature: 508.1d Creatures that attack if able

  An effect can require that a creature attacks. A declaration of attackers without it is illegal, if the creature could
  have attacked.

  @id:must-attack @CR-508.1d
  Scenario: An attack without a creature that has to attack is illegal
    Given Alice controls Bloodrock Cyclops and Hill Giant
    Then Alice can't attack with Hill Giant
    And Alice can attack with Bloodrock Cyclops
    And Alice can attack with Bloodrock Cyclops and Hill Giant

  @id:must-attack-if-able @CR-508.1d
  Scenario: A creature that can't attack needn't
    Given Alice controls Bloodrock Cyclops called Tapped, Bloodrock Cyclops called New, Bloodrock Cyclops called Ready and Hill Giant
    And Tapped is tapped
    And New came under Alice's control this turn
    Then Alice can't attack with Hill Giant
    And Alice can attack with Hill Giant and Ready
    When Alice attacks with Hill Giant and Ready
    Then Hill Giant and Ready are attacking

  @id:must-attack-own-turn @CR-508.1d
  Scenario: The creatures of the player whom Curse of the Nightly Hunt enchants attack, those of other players needn't
    Given Alice controls Curse of the Nightly Hunt, Gray Ogre and Bear Cub
    And Curse of the Nightly Hunt is attached to Bob
    And Bob controls Hill Giant and Grizzly Bears
    Then Alice can attack with Gray Ogre
    When the game goes to Bob's precombat main phase
    Then Bob can't attack with Hill Giant
    And Bob can attack with Hill Giant and Grizzly Bears

  @id:must-attack-walled @CR-508.1d @CR-508.1c
  Scenario: What can't attack is not made to attack by a requirement
    Given it is Bob's precombat main phase
    And Alice controls Curse of the Nightly Hunt
    And Curse of the Nightly Hunt is attached to Bob
    And Bob controls Wall of Omens, Hill Giant and Grizzly Bears
    Then Bob can't attack with Hill Giant
    And Bob can't attack with Wall of Omens, Hill Giant and Grizzly Bears
    And Bob can attack with Hill Giant and Grizzly Bears
