Feature: Rulings on Everflowing Chalice

  It makes as much mana as it was kicked.

  @id:chalice-unkicked @CR-702.33c @ruling:everflowing-chalice/1
  Scenario: Everflowing Chalice makes one mana for each time that it was kicked, none without
    Given Alice has Everflowing Chalice called Empty and Everflowing Chalice called Full in hand
    And Alice has {C}{C}{C}{C} floating
    When Alice casts Empty unkicked
    And the stack resolves
    And Alice casts Full kicked 2 times
    And the stack resolves
    Then Full has 2 charge counters on it
    When Alice taps Empty for mana
    Then Alice has no mana floating
    When Alice taps Full for mana
    Then Alice has {C}{C} floating
