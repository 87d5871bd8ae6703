Feature: Rulings on Ajani's Pridemate

  It grows each time its controller gains life.

  @id:pridemate-two-sources @CR-702.15e @ruling:ajanis-pridemate/1
  Scenario: Two creatures with lifelink that deal damage together make Ajani's Pridemate grow twice
    Given Alice controls Ajani's Pridemate, Ajani's Sunstriker, Gray Ogre and Basilisk Collar
    And Basilisk Collar is attached to Gray Ogre
    When Alice attacks with Ajani's Sunstriker and Gray Ogre
    And the game goes to Alice's combat damage step
    And Alice orders the triggers Ajani's Pridemate and Ajani's Pridemate if asked
    And the stack resolves
    Then Alice has 24 life
    And Ajani's Pridemate has 2 +1/+1 counters on it

  @id:pridemate-amount @CR-119.9 @ruling:ajanis-pridemate/5
  Scenario: Ajani's Pridemate grows once for a gain of 3 life, and not for the opponent's
    Given Alice controls Ajani's Pridemate and Bottle Gnomes called Ours
    And Bob controls Bottle Gnomes called Theirs
    When Alice activates the Sacrifice this creature ability of Ours
    And the stack resolves
    Then Ajani's Pridemate is 3/3
    When Alice passes priority
    And Bob activates the Sacrifice this creature ability of Theirs
    And the stack resolves
    Then Bob has 23 life
    And Ajani's Pridemate is 3/3
