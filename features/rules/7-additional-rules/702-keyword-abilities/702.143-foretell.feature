Feature: 702.143 Foretell

  In their own turn a player may exile a card with foretell from hand face down for {2}, and cast it on a later turn for
  its foretell cost.

  @id:foretell-exiles-face-down @CR-702.143a @CR-702.143b @CR-116.2h
  Scenario: A foretold card is exiled face down at once, and only its owner may look at it
    Given Alice controls two Islands
    And Alice has Augury Raven in hand
    When Alice takes the foretell action of Augury Raven
    Then Augury Raven is in exile
    And Augury Raven is face down
    And the stack is empty
    And Alice may look at Augury Raven
    And Bob may not look at Augury Raven
    And Alice has priority

  @id:foretell-costs-two @CR-702.143a @CR-116.2h
  Scenario: To foretell a card costs {2}
    Given Alice controls Island
    And Alice has Augury Raven and Island called Second in hand
    Then Alice can't take the foretell action of Augury Raven
    When Alice plays Second
    Then Alice can take the foretell action of Augury Raven

  @id:foretell-cast-later @CR-702.143a
  Scenario: A foretold card can't be cast in the turn in which it was foretold, but in a later one
    Given Alice controls four Islands
    And Alice has Augury Raven in hand
    When Alice takes the foretell action of Augury Raven
    Then Alice can't cast Augury Raven for its foretell cost
    When the game goes to Alice's precombat main phase
    Then Alice can cast Augury Raven for its foretell cost
    When Alice casts Augury Raven for its foretell cost
    Then Augury Raven has mana value 4
    When the stack resolves
    Then Augury Raven is on the battlefield
    And Alice controls 4 Islands

  @id:foretell-only-own-turn @CR-116.2h @CR-702.143a
  Scenario: A card is foretold in its owner's turn, in any step of it
    Given it is Bob's upkeep
    And Alice controls two Islands
    And Alice has Augury Raven in hand
    Then Alice can't take the foretell action of Augury Raven
    When the game goes to Alice's upkeep
    Then Alice can take the foretell action of Augury Raven

  @id:foretell-cast-in-opponents-turn @CR-702.143a
  Scenario: A foretold instant can be cast in the opponent's next turn
    Given Alice controls four Islands
    And Alice has Saw It Coming in hand
    And Bob has Grizzly Bears in hand
    And Bob controls two Forests
    When Alice takes the foretell action of Saw It Coming
    And the game goes to Bob's precombat main phase
    And Bob casts Grizzly Bears
    And Bob passes priority
    And Alice casts Saw It Coming targeting Grizzly Bears for its foretell cost
    And the stack resolves
    Then Grizzly Bears is in Bob's graveyard
    And Saw It Coming is in Alice's graveyard

  @id:foretell-not-merely-exiled @CR-702.143c @CR-601.3
  Scenario: A card with foretell that was exiled otherwise can't be cast
    Given Alice controls four Islands
    And Alice has Augury Raven called Exiled in exile
    And Alice has Augury Raven called Held in hand
    When Alice takes the foretell action of Held
    And the game goes to Alice's precombat main phase
    Then Alice can't cast Exiled for its foretell cost
    And Alice can cast Held for its foretell cost

  @id:foretell-not-from-hand @CR-702.143a
  Scenario: From the hand a card is not cast for its foretell cost
    Given Alice controls four Islands
    And Alice has Depart the Realm in hand
    And Bob controls Grizzly Bears
    Then Alice can't cast Depart the Realm targeting Grizzly Bears for its foretell cost
    And Alice can cast Depart the Realm targeting Grizzly Bears
    When Alice takes the foretell action of Depart the Realm
    And the game goes to Bob's upkeep
    Then Alice can cast Depart the Realm targeting Grizzly Bears for its foretell cost

  @id:foretell-is-no-casting @CR-702.143b @CR-101.2
  Scenario: Drannith Magistrate lets an opponent foretell a card, but not cast it from exile
    Given Alice controls four Islands
    And Bob controls Drannith Magistrate and four Islands called Far 1, Far 2, Far 3 and Far 4
    And Alice has Saw It Coming called Hers in hand
    And Bob has Depart the Realm called His in hand
    And Alice has Depart the Realm called Second in hand
    When Alice takes the foretell action of Second
    And the game goes to Bob's precombat main phase
    Then Alice can't cast Second targeting Drannith Magistrate for its foretell cost
    When Bob takes the foretell action of His
    And the game goes to Alice's upkeep
    Then Bob can cast His targeting Drannith Magistrate for its foretell cost
