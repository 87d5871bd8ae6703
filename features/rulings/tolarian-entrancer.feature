Feature: Rulings on Tolarian Entrancer

  Its controller gets what blocked it.

  @id:entrancer-dead-by-then @CR-603.7a @CR-611.2a @ruling:tolarian-entrancer/1
  Scenario: The creature that blocked Tolarian Entrancer changes sides for good, though the Entrancer died in combat
    Given Alice controls Tolarian Entrancer
    And Bob controls Gray Ogre and Elvish Mystic
    When Alice attacks with Tolarian Entrancer
    And Bob blocks Tolarian Entrancer with Gray Ogre
    And the stack resolves
    Then Bob controls Gray Ogre
    When the game goes to Alice's end of combat
    Then Tolarian Entrancer is in Alice's graveyard
    When the stack resolves
    Then Alice controls Gray Ogre
    When the game goes to Alice's precombat main phase
    Then Alice controls Gray Ogre
    And Bob controls Elvish Mystic
    And Alice can attack with Gray Ogre
