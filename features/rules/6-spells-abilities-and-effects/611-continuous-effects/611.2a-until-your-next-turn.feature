Feature: 611.2a Until your next turn

  An effect lasts as long as it says: until a player's next turn means that it ends as that turn begins.

  @id:until-next-turn @CR-611.2a
  Scenario: Hag of Inner Weakness shrinks a creature for a whole round
    Given it is Bob's end step
    And Alice controls Hag of Inner Weakness
    And Bob controls Hill Giant
    When the game goes to Alice's upkeep
    And Alice chooses the targets Hill Giant if asked
    And the stack resolves
    Then Hill Giant is 1/2
    When the game goes to Bob's end step
    Then Hill Giant is 1/2
    When the game goes to Alice's upkeep
    Then Hill Giant is 3/3

  @id:until-next-turn-haste @CR-611.2a
  Scenario: Bond of Revival gives haste until the next turn of its player
    Given Alice has Grizzly Bears in the graveyard
    And Alice has Bond of Revival in hand
    And Alice has {B}{B}{B}{B}{B} floating
    When Alice casts Bond of Revival targeting Grizzly Bears
    And the stack resolves
    And the game goes to Bob's upkeep
    Then Grizzly Bears has haste
    When the game goes to Alice's upkeep
    Then Grizzly Bears does not have haste
