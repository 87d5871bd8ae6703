Feature: 605.5b Spells that add mana

  A spell is never a mana ability, whatever it adds.

  @id:mana-spell-countered @CR-605.5b @CR-701.6a @CR-605.5
  Scenario: A spell that adds mana uses the stack and can be countered
    Given Alice has Dark Ritual called First and Dark Ritual called Second in hand
    And Alice has {B}{B} floating
    And Bob has Counterspell in hand
    And Bob has {U}{U} floating
    When Alice casts First
    Then Alice has {B} floating
    When Alice passes priority
    And Bob casts Counterspell targeting First
    And the stack resolves
    Then Alice has {B} floating
    When Alice casts Second
    And the stack resolves
    Then Alice has {B}{B}{B} floating
