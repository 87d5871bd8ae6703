Feature: Rulings on High Ground

  With it each creature can block one attacker more.

  @id:high-ground-adds-up @CR-509.1a @ruling:high-ground/2
  Scenario: High Ground lets Foriysian Interceptor block three attackers, and Hill Giant two
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls High Ground, Foriysian Interceptor and Hill Giant
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    Then Bob can block Grizzly Bears, Gray Ogre and Raging Goblin with Foriysian Interceptor
    And Bob can't block Grizzly Bears, Gray Ogre and Raging Goblin with Hill Giant
    And Bob can block Grizzly Bears and Gray Ogre with Hill Giant

  @id:two-blessings-add-up @CR-509.1a
  Scenario: A creature that two Iona's Blessings enchant can block three attackers
    Given Alice controls Grizzly Bears, Gray Ogre and Raging Goblin
    And Bob controls Hill Giant, Dwarven Trader, Iona's Blessing called First, Iona's Blessing called Second and Iona's Blessing called Third
    And First is attached to Hill Giant
    And Second is attached to Hill Giant
    And Third is attached to Dwarven Trader
    When Alice attacks with Grizzly Bears, Gray Ogre and Raging Goblin
    Then Bob can block Grizzly Bears, Gray Ogre and Raging Goblin with Hill Giant
    And Bob can't block Grizzly Bears, Gray Ogre and Raging Goblin with Dwarven Trader
    And Bob can block Grizzly Bears and Gray Ogre with Dwarven Trader
