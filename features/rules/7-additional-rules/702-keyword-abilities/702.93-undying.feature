Feature: 702.93 Undying

  A permanent that is put into a graveyard from the battlefield without a +1/+1 counter on it comes back with one, under
  its owner's control.

  @id:undying-returns @CR-702.93a
  Scenario: A creature with undying that dies returns with a +1/+1 counter
    Given Alice controls Young Wolf
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Young Wolf
    And the stack resolves
    Then Young Wolf has 1 +1/+1 counter on it
    And Young Wolf is 2/2

  @id:undying-once @CR-702.93a
  Scenario: A creature with undying and a +1/+1 counter stays in the graveyard
    Given Alice controls Young Wolf called First and Young Wolf called Second
    And First has 1 +1/+1 counter on it
    And Alice has Pyroclasm in hand
    And Alice has {C}{R} floating
    When Alice casts Pyroclasm
    And the stack resolves
    Then First is in Alice's graveyard
    And Second is on the battlefield
    And Second has 1 +1/+1 counter on it

  @id:undying-counter-that-kills @CR-702.93a @CR-603.10a
  Scenario: The -1/-1 counter of which a creature dies does not keep it from returning with undying
    Given Alice controls Young Wolf
    And Alice has Scar in hand
    And Alice has {R} floating
    When Alice casts Scar targeting Young Wolf
    And the stack resolves
    Then Young Wolf is on the battlefield
    And Young Wolf has 1 +1/+1 counter on it
    And Young Wolf has 0 -1/-1 counters on it

  @id:undying-both-kinds @CR-702.93a @CR-704.3
  Scenario: A creature that dies of a -1/-1 counter while it has a +1/+1 counter stays in the graveyard
    Given Alice controls Young Wolf called First and Young Wolf called Second
    And First has 1 +1/+1 counter on it
    And First has been dealt 1 damage this turn
    And Alice has Scar called One and Scar called Two in hand
    And Alice has {R}{R} floating
    When Alice casts One targeting First
    And the stack resolves
    And Alice casts Two targeting Second
    And the stack resolves
    Then First is in Alice's graveyard
    And Second is on the battlefield

  @id:undying-under-owner @CR-702.93a
  Scenario: A creature with undying returns under its owner's control
    Given Alice controls Young Wolf, owned by Bob
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Young Wolf
    And the stack resolves
    Then Bob controls Young Wolf
    And Young Wolf is 2/2

  @id:undying-with-haste @CR-702.93a @CR-702.10b @CR-400.7
  Scenario: Of two creatures that return with undying only the one with haste can attack
    Given Alice controls Strangleroot Geist and Young Wolf
    And Alice has Pyroclasm in hand
    And Alice has {R}{C} floating
    When Alice casts Pyroclasm
    And the stack resolves
    And Alice orders the triggers Strangleroot Geist and Young Wolf if asked
    And the stack resolves
    Then Strangleroot Geist is 3/2
    And Alice can attack with Strangleroot Geist
    And Alice can't attack with Young Wolf
