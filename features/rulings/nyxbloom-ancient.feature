Feature: Rulings on Nyxbloom Ancient

  Permanents of its controller that are tapped for mana make three times as much.

  @id:nyxbloom-restricted-mana @CR-106.6a @CR-106.12b @ruling:nyxbloom-ancient/2
  Scenario: All three mana of an Ancient Ziggurat under Nyxbloom Ancient are for creature spells alone
    Given Alice controls Nyxbloom Ancient and Ancient Ziggurat
    And Alice has Gray Ogre and Lightning Bolt in hand
    When Alice taps Ancient Ziggurat for {R}
    Then Alice has {R}{R}{R} floating
    And Alice can't cast Lightning Bolt targeting Bob
    And Alice can cast Gray Ogre
