Feature: 702.138 Escape

  A card with escape can be cast from its owner's graveyard for its escape cost, as often as that can be paid.

  @id:escape-casts-from-graveyard @CR-702.138a
  Scenario: Fruit of Tizerus escapes for mana and three other cards, and goes to the graveyard again
    Given Alice controls four Swamps
    And Alice has Fruit of Tizerus, Forest, Plains and Island in the graveyard
    When Alice casts Fruit of Tizerus targeting Bob for its escape cost using Forest, Plains and Island
    Then Forest is in exile
    And the top of the stack is Fruit of Tizerus
    When the stack resolves
    Then Bob has 18 life
    And Fruit of Tizerus is in Alice's graveyard

  @id:escape-other-cards @CR-702.138a @CR-118.3
  Scenario: The card that escapes is none of the other cards
    Given Alice controls five Swamps
    And Alice has Fruit of Tizerus, Forest and Plains in the graveyard
    And Alice has Fruit of Tizerus called Held in hand
    Then Alice can't cast Fruit of Tizerus targeting Bob for its escape cost
    When Alice casts Held targeting Bob
    And the stack resolves
    Then Alice can cast Fruit of Tizerus targeting Bob for its escape cost

  @id:escape-not-from-hand @CR-702.138a
  Scenario: From the hand a card is not cast for its escape cost
    Given Alice controls four Swamps
    And Alice has Fruit of Tizerus called Held in hand
    And Alice has Fruit of Tizerus called Dead in the graveyard
    And Alice has Forest, Plains and Island in the graveyard
    Then Alice can't cast Held targeting Bob for its escape cost
    And Alice can cast Dead targeting Bob for its escape cost

  @id:escape-keeps-timing @CR-702.138a @CR-302.1
  Scenario: A creature card escapes only when a creature could be cast
    Given it is Alice's upkeep
    And Alice controls five Forests
    And Alice has Loathsome Chimera, Forest called First, Plains and Island in the graveyard
    Then Alice can't cast Loathsome Chimera for its escape cost
    When the game goes to Alice's precombat main phase
    Then Alice can cast Loathsome Chimera for its escape cost

  @id:escapes-with-counters @CR-702.138b @CR-702.138c
  Scenario: Loathsome Chimera has its counter if it escaped, and not if it was cast from the hand
    Given Alice controls eight Forests
    And Alice has Loathsome Chimera called Held in hand
    And Alice has Loathsome Chimera called Dead in the graveyard
    And Alice has Swamp, Plains and Island in the graveyard
    When Alice casts Held
    And the stack resolves
    And Alice casts Dead for its escape cost using Swamp, Plains and Island
    And the stack resolves
    Then Held is 4/1
    And Dead is 5/2
    And Dead has 1 +1/+1 counter on it

  @id:escape-countered @CR-702.138a @CR-701.6a
  Scenario: A countered spell that escaped is put into the graveyard
    Given Alice controls four Swamps
    And Alice has Fruit of Tizerus, Forest, Plains and Island in the graveyard
    And Bob controls three Islands called Blue 1, Blue 2 and Blue 3
    And Bob has Cancel in hand
    When Alice casts Fruit of Tizerus targeting Bob for its escape cost using Forest, Plains and Island
    And Alice passes priority
    And Bob casts Cancel targeting Fruit of Tizerus
    And the stack resolves
    Then Fruit of Tizerus is in Alice's graveyard
    And Bob has 20 life
    And Plains is in exile

  @id:escape-cost-increase @CR-118.9d @CR-702.138a
  Scenario: Sphere of Resistance adds to an escape cost
    Given Alice controls Sphere of Resistance and four Swamps
    And Alice has Fruit of Tizerus, Forest, Plains and Island in the graveyard
    And Alice has Swamp called Fifth in hand
    Then Alice can't cast Fruit of Tizerus targeting Bob for its escape cost
    When Alice plays Fifth
    Then Alice can cast Fruit of Tizerus targeting Bob for its escape cost
