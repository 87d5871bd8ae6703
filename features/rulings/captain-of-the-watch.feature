Feature: Rulings on Captain of the Watch

  It brings three Soldiers, and leads all of its controller's.

  @id:captain-leads-all-soldiers @CR-604.1 @ruling:captain-of-the-watch/1
  Scenario: Captain of the Watch strengthens Soldiers that were there before it, of its controller only
    Given Alice controls Elite Vanguard, Gray Ogre and six Plains
    And Bob controls Tomakul Honor Guard
    And Alice has Captain of the Watch in hand
    When Alice casts Captain of the Watch
    And the stack resolves
    Then Elite Vanguard is 3/2
    And Elite Vanguard has vigilance
    And Captain of the Watch is 3/3
    And Gray Ogre is 2/2
    And Tomakul Honor Guard is 3/1
