Feature: 509.1a Blocking more than one attacker

  A creature blocks one attacker. Effects that let it block more add up, and each blocker may block others.

  @id:block-two @CR-509.1a
  Scenario: Foriysian Interceptor can block two attackers, not three, and Hill Giant one
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls Foriysian Interceptor and Hill Giant
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    Then Bob can block Grizzly Bears and Gray Ogre with Foriysian Interceptor
    And Bob can't block Grizzly Bears, Gray Ogre and Raging Goblin with Foriysian Interceptor
    And Bob can't block Grizzly Bears and Gray Ogre with Hill Giant
    And Bob can block Gray Ogre with Hill Giant

  @id:block-two-played @CR-509.1h @CR-510.1b
  Scenario: Both attackers that one creature blocks are blocked, and the third is not
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls Foriysian Interceptor
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob blocks Grizzly Bears and Gray Ogre with Foriysian Interceptor
    And the game goes to Alice's combat damage step
    Then Foriysian Interceptor has 4 damage marked on it
    And Bob has 19 life

  @id:block-any-number @CR-509.1a
  Scenario: Palace Guard can block any number of attackers
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls Palace Guard and Hill Giant
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    Then Bob can't block Grizzly Bears, Gray Ogre and Raging Goblin with Hill Giant
    And Bob can block Grizzly Bears with Hill Giant
    When Bob blocks Grizzly Bears, Gray Ogre and Raging Goblin with Palace Guard
    And the game goes to Alice's combat damage step
    And Bob assigns damage 1 to Raging Goblin if asked
    Then Palace Guard is in Bob's graveyard
    And Bob has 20 life

  @id:block-overlapping @CR-509.1a @ruling:high-ground/1
  Scenario: Two creatures that can each block two may share one of the attackers
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls High Ground, Hill Giant and Dwarven Trader
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    Then Bob can block Grizzly Bears and Gray Ogre with Hill Giant but Gray Ogre and Raging Goblin with Dwarven Trader
    And Bob can't block Grizzly Bears, Gray Ogre and Raging Goblin with Hill Giant but Gray Ogre with Dwarven Trader

  @id:block-more-each-still-legal @CR-509.1b
  Scenario: A creature that can block any number still can't block what flies over it
    Given Alice controls Grizzly Bears and Serra Angel
    And Bob controls Palace Guard and Giant Spider
    And Bob has Valor Made Real in hand
    And Bob has {W} floating
    When Bob casts Valor Made Real targeting Giant Spider
    And the stack resolves
    And Alice attacks with Grizzly Bears and Serra Angel
    Then Bob can't block Grizzly Bears and Serra Angel with Palace Guard
    And Bob can block Grizzly Bears and Serra Angel with Giant Spider

  @id:block-more-this-turn @CR-509.1a @CR-514.2
  Scenario: What lets a creature block more for a turn is over the next turn
    Given it is Bob's precombat main phase
    And Alice controls Hill Giant and Palace Guard
    And Bob controls Grizzly Bears and Gray Ogre
    And Alice has Valor Made Real in hand
    And Alice has {W} floating
    When Alice casts Valor Made Real targeting Hill Giant
    And the stack resolves
    And Bob attacks with Grizzly Bears and Gray Ogre
    Then Alice can block Grizzly Bears and Gray Ogre with Hill Giant
    When the game goes to Alice's precombat main phase
    And the game goes to Bob's precombat main phase
    And Bob attacks with Grizzly Bears and Gray Ogre
    Then Alice can't block Grizzly Bears and Gray Ogre with Hill Giant
    And Alice can block Grizzly Bears and Gray Ogre with Palace Guard
