Feature: 702.20 Vigilance

  A creature with vigilance attacks without tapping.

  @id:vigilance-untapped @CR-702.20b
  Scenario: A creature with vigilance stays untapped as it attacks
    Given Alice controls Serra Angel and Grizzly Bears
    When Alice attacks with Serra Angel and Grizzly Bears
    Then Serra Angel is untapped
    And Grizzly Bears is tapped

  @id:vigilance-pays-tap-cost @CR-702.20b
  Scenario: An attacker with vigilance can be tapped to pay for Springleaf Drum
    Given Alice controls Springleaf Drum, Serra Angel and Grizzly Bears
    When Alice attacks with Serra Angel and Grizzly Bears
    Then Alice can tap Springleaf Drum for mana using Serra Angel
    And Alice can't tap Springleaf Drum for mana using Grizzly Bears

  @id:vigilance-from-equipment @CR-702.20b
  Scenario: Archangel and a creature whose shield gives vigilance attack without tapping
    Given Alice controls Archangel, Accorder's Shield, Bear Cub called Guarded and Bear Cub called Bare
    And Accorder's Shield is attached to Guarded
    When Alice attacks with Archangel, Guarded and Bare
    Then Archangel and Guarded are untapped
    And Bare is tapped

  @id:vigilance-then-blocks @CR-702.20b @CR-509.1a
  Scenario: Winged Shepherd can block on the turn after its attack, a creature without vigilance can't
    Given Alice controls Winged Shepherd and Gray Ogre
    And Bob controls Hill Giant
    When Alice attacks with Winged Shepherd and Gray Ogre
    And the game goes to Bob's precombat main phase
    And Bob attacks with Hill Giant
    Then Alice can block Hill Giant with Winged Shepherd
    And Alice can't block Hill Giant with Gray Ogre

  @id:vigilance-redundant @CR-702.20c
  Scenario: A creature that has vigilance twice attacks without tapping, too
    Given Alice controls Serra Angel, Accorder's Shield and Hill Giant
    And Accorder's Shield is attached to Serra Angel
    When Alice attacks with Serra Angel and Hill Giant
    Then Serra Angel is untapped
    And Serra Angel has vigilance
    And Hill Giant is tapped
