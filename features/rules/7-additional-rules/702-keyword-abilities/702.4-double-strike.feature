Feature: 702.4 Double strike

  A creature with double strike deals combat damage twice: together with first strikers, then once more in a second
  combat damage step.

  @id:double-strike-two-steps @CR-702.4b @CR-510.4
  Scenario: A creature with double strike deals damage in both combat damage steps
    Given Alice controls Fencing Ace
    When Alice attacks with Fencing Ace
    And the game goes to Alice's combat damage step
    Then Bob has 19 life
    When the game goes to Alice's combat damage step
    Then Bob has 18 life

  @id:double-strike-from-equipment @CR-702.4b
  Scenario: An unblocked creature deals its damage twice with the double strike of an Equipment
    Given Alice controls Fireshrieker, Gray Ogre and Elite Vanguard
    And Fireshrieker is attached to Gray Ogre
    When Alice attacks with Gray Ogre and Elite Vanguard
    And the game goes to Alice's postcombat main phase
    Then Bob has 14 life
