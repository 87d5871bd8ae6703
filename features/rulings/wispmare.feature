Feature: Rulings on Wispmare

  It destroys an enchantment as it enters; evoked, it is sacrificed as well.

  @id:wispmare-two-triggers @CR-603.3b @CR-702.74a @ruling:wispmare/1
  Scenario: The two abilities of an evoked Wispmare trigger together, and both resolve
    Given Alice has Wispmare in hand
    And Alice controls Plains
    And Bob controls Glorious Anthem
    When Alice casts Wispmare for its evoke cost
    And the top of the stack resolves
    And Alice orders the triggers Wispmare and Wispmare if asked
    And Alice chooses the targets Glorious Anthem if asked
    Then the stack has 2 objects
    And Wispmare is on the battlefield
    When the stack resolves
    Then Wispmare is in Alice's graveyard
    And Glorious Anthem is in Bob's graveyard
