Feature: Rulings on Scattershot

  Its storm counts the spells of the turn.

  @id:scattershot-countered-and-flashback @CR-702.40a @ruling:scattershot/2
  Scenario: A countered spell and one from the graveyard count for the storm of Scattershot
    Given Alice has Sol Ring and Scattershot in hand
    And Alice has Think Twice in the graveyard
    And Alice has {C}{C}{C}{U}{C}{C}{R} floating
    And Bob has Counterspell in hand
    And Bob has {U}{U} floating
    And Bob controls Colossal Dreadmaw
    When Alice casts Sol Ring
    And Alice passes priority
    And Bob casts Counterspell targeting Sol Ring
    And the stack resolves
    Then Sol Ring is in Alice's graveyard
    When Alice casts Think Twice for its flashback cost
    And the stack resolves
    And Alice casts Scattershot targeting Colossal Dreadmaw
    And the top of the stack resolves
    And Alice chooses not to if asked
    And Alice chooses not to if asked
    And Alice chooses not to if asked
    Then the stack has 4 objects
    When the stack resolves
    Then Colossal Dreadmaw has 4 damage marked on it
