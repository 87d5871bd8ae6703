Feature: 116.1 Special actions and priority

  A special action takes priority, like a spell, but doesn't use the stack.

  @id:special-action-needs-priority @CR-116.1 @CR-117.1
  Scenario: A player who has passed can't turn a creature face up before the spell on the stack has resolved
    Given Alice controls Battering Craghorn called Hers and three Mountains
    And Bob controls Battering Craghorn called His and three Mountains called Red 1, Red 2 and Red 3
    And Hers is face down
    And His is face down
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Bob
    Then Alice can take the morph action of Hers
    When Alice passes priority
    Then Alice can't take the morph action of Hers
    And Bob can take the morph action of His
    When Bob takes the morph action of His
    Then His is face up
    And the top of the stack is Lightning Bolt
    And Bob has priority
