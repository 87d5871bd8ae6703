Feature: 117.5 Before a player gets priority

  State-based actions are performed, all that apply at once, and again until there is none. Then what has triggered goes
  onto the stack, and the game looks once more. Only then somebody has priority.

  @id:state-based-until-none-is-left @CR-117.5 @CR-704.3
  Scenario: A damaged Goblin dies as its chieftain has died, and nobody has priority in between
    Given Bob controls Goblin Chieftain, Goblin Piker and Raging Goblin
    And Goblin Piker has been dealt 1 damage this turn
    And Bob controls Gray Ogre
    And Gray Ogre has been dealt 1 damage this turn
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    Then Goblin Piker is 3/2
    When Alice casts Lightning Bolt targeting Goblin Chieftain
    And the top of the stack resolves
    Then Goblin Chieftain is in Bob's graveyard
    And Goblin Piker is in Bob's graveyard
    And Raging Goblin is 1/1
    And Gray Ogre is on the battlefield
