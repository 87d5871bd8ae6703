Feature: 708.4 Casting face down

  A card is turned face down before it becomes a spell. Whatever looks at the spell, to forbid it or to trigger on it, sees the
  face-down spell and not the card.

  @id:face-down-no-red-spell @CR-708.4
  Scenario: Dragon's Claw doesn't see a red card that is cast face down, but one cast face up
    Given Alice controls Dragon's Claw and seven Mountains
    And Alice has Battering Craghorn called Hidden and Battering Craghorn called Open in hand
    When Alice casts Hidden for its morph cost
    Then the stack has 1 object
    When the stack resolves
    And Alice casts Open
    Then the stack has 2 objects
    And the top of the stack is an ability of Dragon's Claw

  @id:face-down-land-card @CR-708.4
  Scenario: A land card with morph is cast face down as a creature spell, and so not by a player who can't cast those
    Given Alice controls Steel Golem and three Mountains
    And Alice has Zoetic Cavern and Disenchant in hand
    And Alice has {W}{C} floating
    Then Alice can't cast Zoetic Cavern for its morph cost
    And Alice can play Zoetic Cavern
    When Alice casts Disenchant targeting Steel Golem
    And the stack resolves
    And Alice casts Zoetic Cavern for its morph cost
    Then the top of the stack is Zoetic Cavern
    When the stack resolves
    Then Zoetic Cavern is 2/2
    And Zoetic Cavern is not a land
