Feature: Rulings on Titan of Industry

  Its fourth mode gives a shield counter.

  @id:titan-shield-sacrificed @CR-122.1c @CR-701.21a @ruling:titan-of-industry/7
  Scenario: A creature with a shield counter outlives Murder, and is sacrificed to Diabolic Edict
    Given Alice controls Titan of Industry
    And Titan of Industry has 2 shield counters on it
    And Bob has Diabolic Edict and Murder in hand
    And Bob has {C}{B}{C}{B}{B} floating
    When Alice passes priority
    And Bob casts Murder targeting Titan of Industry
    And the stack resolves
    Then Titan of Industry has 1 shield counter on it
    When Alice passes priority
    And Bob casts Diabolic Edict targeting Alice
    And the stack resolves
    Then Titan of Industry is in Alice's graveyard
