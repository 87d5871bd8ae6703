Feature: 510.1a Power below 0

  A creature that would assign 0 damage or less assigns none.

  @id:damage-of-negative-power @CR-510.1a
  Scenario: Char-Rumbler with power -1 deals no combat damage
    Given Alice controls Char-Rumbler and Grizzly Bears
    When Alice attacks with Char-Rumbler and Grizzly Bears
    And the game goes to Alice's end of combat
    Then Bob has 18 life
    And Char-Rumbler is -1/3
