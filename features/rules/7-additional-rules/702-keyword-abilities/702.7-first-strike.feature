Feature: 702.7 First strike

  Creatures with first strike deal their combat damage in a step of their own, before the others do.

  @id:first-strike-kills-first @CR-702.7b @CR-510.4
  Scenario: A blocker killed by first strike deals no damage
    Given Alice controls Youthful Knight
    And Bob controls Grizzly Bears
    When Alice attacks with Youthful Knight
    And Bob blocks Youthful Knight with Grizzly Bears
    And the game goes to Alice's end of combat
    Then Grizzly Bears is in Bob's graveyard
    And Youthful Knight is on the battlefield

  @id:first-strike-others-second @CR-702.7b @CR-510.4
  Scenario: A creature without first strike deals its damage in the second combat damage step
    Given Alice controls Youthful Knight and Hill Giant
    When Alice attacks with Youthful Knight and Hill Giant
    And the game goes to Alice's combat damage step
    Then Bob has 18 life
    When the game goes to Alice's combat damage step
    Then Bob has 15 life
