Feature: 202.3 The greatest mana value among several things

  Whoever draws cards or deals damage by a mana value counts all mana in the cost, whatever its color.

  @id:greatest-mana-value-drawn @CR-202.3
  Scenario: As many cards are drawn as the greatest mana value among your artifacts
    Given Alice has One with the Machine in hand
    And Alice controls Gilded Lotus, Sol Ring and Air Elemental
    And Bob controls Bosh, Iron Golem
    And Alice has {C}{C}{C}{U} floating
    When Alice casts One with the Machine
    And the stack resolves
    Then Alice has 5 cards in hand

  @id:greatest-mana-value-damage @CR-202.3
  Scenario: Damage of the greatest mana value among your permanents
    Given Alice has Torrent of Fire in hand
    And Alice controls Bear Cub and Gray Ogre
    And Bob controls Air Elemental
    And Alice has {C}{C}{C}{R}{R} floating
    When Alice casts Torrent of Fire targeting Bob
    And the stack resolves
    Then Bob has 17 life
