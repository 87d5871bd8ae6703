Feature: 701.6 Counter

  A countered spell leaves the stack for its owner's graveyard and does nothing.

  @id:counter-spell @CR-701.6a
  Scenario: A countered spell has no effect and goes to the graveyard
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Cancel in hand
    And Bob has {U}{U}{U} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Cancel targeting Lightning Bolt
    And the top of the stack resolves
    Then the stack is empty
    And Lightning Bolt is in Alice's graveyard
    And Bob has 20 life
