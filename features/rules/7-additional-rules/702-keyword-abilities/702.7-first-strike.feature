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

  @id:first-strike-and-haste @CR-702.7b @CR-702.10b
  Scenario: A new creature with haste and first strike attacks, and kills its blocker before that strikes back
    Given Alice has Ambush Party in hand
    And Alice controls Gray Ogre
    And Gray Ogre came under Alice's control this turn
    And Alice has {R}{R}{R}{R}{R} floating
    And Bob controls Hill Giant
    When Alice casts Ambush Party
    And the stack resolves
    Then Alice can't attack with Gray Ogre
    And Alice can attack with Ambush Party
    When Alice attacks with Ambush Party
    And Bob blocks Ambush Party with Hill Giant
    And the game goes to Alice's postcombat main phase
    Then Hill Giant is in Bob's graveyard
    And Ambush Party is on the battlefield

  @id:first-strike-gained-by-blockers @CR-702.7b
  Scenario: Blockers that gain first strike once they block deal their damage before the attackers
    Given Alice controls Elite Vanguard
    And Bob controls Bear Cub and four Mountains
    And Bob has Ambush in hand
    When Alice attacks with Elite Vanguard
    And Bob blocks Elite Vanguard with Bear Cub
    And Alice passes priority
    And Bob casts Ambush
    And the stack resolves
    Then Bear Cub has first strike
    And Elite Vanguard does not have first strike
    When the game goes to Alice's postcombat main phase
    Then Elite Vanguard is in Alice's graveyard
    And Bear Cub is on the battlefield
