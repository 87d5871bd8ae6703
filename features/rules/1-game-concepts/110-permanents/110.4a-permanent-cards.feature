Feature: 110.4a Permanent cards

  A permanent card is a card of a type that can be on the battlefield.

  @id:permanent-card-types @CR-110.4a
  Scenario: Lands and artifacts are permanent cards, instants and sorceries are not
    Given Alice has Elvish Regrower in hand
    And Alice has {C}{C}{G}{G} floating
    And Alice has Forest, Sol Ring, Lightning Bolt, Dry Spell and Grizzly Bears in the graveyard
    When Alice casts Elvish Regrower
    And the top of the stack resolves
    Then the options for Alice are Forest, Sol Ring and Grizzly Bears
    When Alice chooses the targets Sol Ring
    And the stack resolves
    Then Sol Ring is in Alice's hand
