Feature: 702.79 Persist

  A permanent that is put into a graveyard from the battlefield without a -1/-1 counter on it comes back with one, under
  its owner's control.

  @id:persist-returns @CR-702.79a
  Scenario: A creature with persist that dies returns with a -1/-1 counter
    Given Alice controls Safehold Elite
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Safehold Elite
    And the stack resolves
    Then Safehold Elite is on the battlefield
    And Safehold Elite has 1 -1/-1 counter on it
    And Safehold Elite is 1/1

  @id:persist-once @CR-702.79a
  Scenario: A creature with persist and a -1/-1 counter stays in the graveyard
    Given Alice controls Safehold Elite called First and Safehold Elite called Second
    And First has 1 -1/-1 counter on it
    And Alice has Pyroclasm in hand
    And Alice has {C}{R} floating
    When Alice casts Pyroclasm
    And the stack resolves
    Then First is in Alice's graveyard
    And Second is on the battlefield

  @id:persist-counter-that-kills @CR-702.79a @CR-603.10a
  Scenario: The -1/-1 counter of which a creature dies keeps it from returning
    Given Alice controls Safehold Elite called First and Safehold Elite called Second
    And First has been dealt 1 damage this turn
    And Alice controls Mountain
    And Alice has Scar and Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Second
    And the stack resolves
    And Alice casts Scar targeting First
    And the stack resolves
    Then First is in Alice's graveyard
    And Second is on the battlefield

  @id:persist-other-counters @CR-702.79a
  Scenario: A +1/+1 counter does not keep a creature with persist from returning
    Given Alice controls Safehold Elite
    And Safehold Elite has 1 +1/+1 counter on it
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Safehold Elite
    And the stack resolves
    Then Safehold Elite has 1 -1/-1 counter on it
    And Safehold Elite has 0 +1/+1 counters on it

  @id:persist-counters-annihilated @CR-702.79a @CR-704.5q
  Scenario: A creature with persist whose -1/-1 counter was taken away by a +1/+1 counter returns again
    Given Alice controls Safehold Elite called First and Safehold Elite called Second
    And First has 1 -1/-1 counter on it
    And Second has 1 -1/-1 counter on it
    And Alice has Battlegrowth and Pyroclasm in hand
    And Alice has {G}{C}{R} floating
    When Alice casts Battlegrowth targeting First
    And the stack resolves
    And Alice casts Pyroclasm
    And the stack resolves
    Then First is on the battlefield
    And First has 1 -1/-1 counter on it
    And Second is in Alice's graveyard

  @id:persist-under-owner @CR-702.79a
  Scenario: A creature with persist returns under its owner's control
    Given Alice controls Safehold Elite, owned by Bob
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Safehold Elite
    And the stack resolves
    Then Bob controls Safehold Elite
    And Safehold Elite has 1 -1/-1 counter on it

  @id:persist-enters-anew @CR-702.79a @CR-400.7
  Scenario: A creature that returns with persist is a new object that enters the battlefield
    Given Alice controls Kitchen Finks and Hill Giant
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Kitchen Finks
    And the stack resolves
    Then Kitchen Finks is 2/1
    And Alice has 22 life
    And Alice can't attack with Kitchen Finks
    And Alice can attack with Hill Giant

  @id:persist-card-gone @CR-702.79a @CR-400.7
  Scenario: A creature with persist does not return if its card has left the graveyard
    Given Alice controls Safehold Elite called First and Safehold Elite called Second
    And Alice controls Deathrite Shaman
    And Alice has Murder called One and Murder called Two in hand
    And Alice has {C}{B}{B}{C}{B}{B}{G} floating
    When Alice casts One targeting First
    And the top of the stack resolves
    And Alice activates the {G}, {T} ability of Deathrite Shaman targeting First
    And the stack resolves
    And Alice casts Two targeting Second
    And the stack resolves
    Then First is in exile
    And Second is on the battlefield
