Feature: Rulings on Aphetto Grifter

  Two Wizards tap a permanent.

  @id:grifter-itself-or-others @CR-602.1a @CR-302.6 @ruling:aphetto-grifter/1
  Scenario: Aphetto Grifter may be one of the Wizards that are tapped for its ability, and need not
    Given Alice controls Aphetto Grifter and three Tolarian Entrancers
    And Aphetto Grifter came under Alice's control this turn
    And Bob controls Gray Ogre and Hill Giant
    When Alice activates the Tap two untapped Wizards you control ability of Aphetto Grifter targeting Gray Ogre using Tolarian Entrancer 1 and Tolarian Entrancer 2
    And the stack resolves
    Then Gray Ogre is tapped
    And Aphetto Grifter is untapped
    And Alice can activate the Tap two untapped Wizards you control ability of Aphetto Grifter targeting Hill Giant
    When Alice activates the Tap two untapped Wizards you control ability of Aphetto Grifter targeting Hill Giant using Tolarian Entrancer 3 and Aphetto Grifter
    And the stack resolves
    Then Hill Giant is tapped
    And Aphetto Grifter is tapped
    And Alice can't activate the Tap two untapped Wizards you control ability of Aphetto Grifter targeting Hill Giant
