Feature: 601.3e As what it would be cast

  A card that may be cast as something else is that something else when it is asked whether an effect lets it be cast.

  @id:permission-not-for-bestowed @CR-601.3e @CR-702.103d
  Scenario: Where creature spells may be cast from the library, a creature card with bestow can't be cast as an Aura from there
    Given Alice controls Garruk's Horde
    And Alice has Nyxborn Rollicker called Above on top of the library
    And Alice has Nyxborn Rollicker called Held in hand
    And Alice has {R}{C} floating
    Then Alice can cast Above
    And Alice can't cast Above targeting Garruk's Horde for its bestow cost
    And Alice can cast Held targeting Garruk's Horde for its bestow cost
    When Alice casts Above
    Then the top of the stack is Above
