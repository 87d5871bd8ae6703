Feature: 702.3 Defender

  A creature with defender can't attack. It can block.

  @id:defender-no-attack @CR-702.3b
  Scenario: A creature with defender can't attack
    Given Alice controls Wall of Omens and Grizzly Bears
    Then Alice can attack with Grizzly Bears
    And Alice can't attack with Wall of Omens

  @id:defender-blocks @CR-702.3b
  Scenario: A creature with defender can block
    Given Alice controls Grizzly Bears and Serra Angel
    And Bob controls Wall of Omens
    When Alice attacks with Grizzly Bears and Serra Angel
    Then Bob can block Grizzly Bears with Wall of Omens
    And Bob can't block Serra Angel with Wall of Omens
