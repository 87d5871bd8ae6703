Feature: 601.3c Flash at a price

  A spell that can be cast as though it had flash if more is paid can be begun at any time; then the price must be paid.

  @id:flash-at-a-price @CR-601.3c @CR-118.8
  Scenario: Rout costs two more in the opponent's turn
    Given it is Bob's precombat main phase
    And Alice controls two Plains and four Wastes
    And Alice has Rout and Wrath of God in hand
    And Alice has {W} floating
    And Bob controls Grizzly Bears
    When Bob passes priority
    Then Alice can cast Rout
    And Alice can't cast Wrath of God
    When Alice casts Rout
    And the stack resolves
    Then Grizzly Bears is in Bob's graveyard
    And Alice has 1 card in hand

  @id:flash-without-its-price @CR-601.3c
  Scenario: Who can't pay two more can cast Rout only when a sorcery could be cast
    Given it is Bob's precombat main phase
    And Alice controls six Plains
    And Alice has Rout in hand
    When Bob passes priority
    Then Alice can't cast Rout
    When the game goes to Alice's precombat main phase
    Then Alice can cast Rout
    When Alice casts Rout paying with Plains 1, Plains 2, Plains 3, Plains 4 and Plains 5
    Then the top of the stack is Rout
    And Plains 6 is untapped
