Feature: Rulings on Fallen Angel

  For a sacrificed creature it gets +2/+1.

  @id:fallen-angel-itself @CR-701.21a @ruling:fallen-angel/1
  Scenario: Fallen Angel feeds on its controller's creatures, on itself too, on nobody else's
    Given Alice controls Fallen Angel and Bear Cub
    And Bob controls Gray Ogre
    Then Alice can't activate the Sacrifice a creature ability of Fallen Angel using Gray Ogre
    And Alice can activate the Sacrifice a creature ability of Fallen Angel using Fallen Angel
    When Alice activates the Sacrifice a creature ability of Fallen Angel using Bear Cub
    And the stack resolves
    Then Fallen Angel is 5/4
    When Alice activates the Sacrifice a creature ability of Fallen Angel using Fallen Angel
    And the stack resolves
    Then Fallen Angel is in Alice's graveyard
    And the stack is empty
