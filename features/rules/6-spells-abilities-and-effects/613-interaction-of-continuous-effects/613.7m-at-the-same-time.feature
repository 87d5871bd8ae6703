Feature: 613.7m At the same time

  Of what enters at the same time, the active player's objects have the earlier timestamps, then the others' in turn order.

  @id:timestamps-in-turn-order @CR-613.7m
  Scenario Outline: When both return at once, nonbasic lands are what the creature of the player whose turn it isn't says: <type>
    Given Alice has Twilight's Call in hand
    And Alice has {B}{B}{C}{C}{C}{C} floating
    And Alice controls Ancient Tomb
    And Alice has <hers> in the graveyard
    And Bob has <his> in the graveyard
    When Alice casts Twilight's Call
    And the stack resolves
    Then Alice controls <hers>
    And Bob controls <his>
    And Ancient Tomb is <type>

    Examples:
      | case     | hers                  | his                   | type     |
      | mountain | Harbinger of the Seas | Magus of the Moon     | a Mountain |
      | island   | Magus of the Moon     | Harbinger of the Seas | an Island |
