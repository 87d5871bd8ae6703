Feature: 110.4a Permanent cards

  Permanent cards are those that can be put onto the battlefield: all but instants and sorceries.

  @id:permanent-cards @CR-110.4a
  Scenario: Elvish Regrower takes a land, artifact or creature card back, and no instant or sorcery card
    Given Alice has Elvish Regrower in hand
    And Alice has {G}{G}{C}{C} floating
    And Alice has Forest, Lightning Bolt, Sol Ring, Grizzly Bears, Flight and Divination in the graveyard
    When Alice casts Elvish Regrower
    And the stack resolves
    Then the options for Alice are Forest, Sol Ring, Grizzly Bears and Flight
    When Alice chooses the targets Forest
    And the stack resolves
    Then Forest is in Alice's hand
