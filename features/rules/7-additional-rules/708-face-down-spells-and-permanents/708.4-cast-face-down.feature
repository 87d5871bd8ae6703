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

  @id:face-down-creature-spell @CR-708.4 @CR-101.2
  Scenario: Who can't cast creature spells can't cast a card face down either
    Given Alice controls three Mountains and Steel Golem
    And Bob controls three Mountains called Red 1, Red 2 and Red 3
    And Alice has Battering Craghorn called Hers and Lightning Bolt in hand
    Then Alice can't cast Hers for its morph cost
    And Alice can cast Lightning Bolt targeting Bob
