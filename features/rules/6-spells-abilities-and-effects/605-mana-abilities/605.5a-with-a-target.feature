Feature: Abilities with a target are no mana abilities

  An ability that asks for a target is no mana ability even if it adds mana: it uses the stack.

  @id:mana-ability-none-with-target @CR-605.5a @CR-605.5
  Scenario: Deathrite Shaman's mana comes once its ability has resolved
    Given Alice controls Deathrite Shaman
    And Bob has Forest in the graveyard
    When Alice activates the {T} ability of Deathrite Shaman targeting Forest
    Then the top of the stack is an ability of Deathrite Shaman
    And Alice has no mana floating
    When the stack resolves
    And Alice chooses the mana {B}
    Then Alice has {B} floating
    And Forest is in exile

  @id:mana-ability-none-for-paying @CR-605.5a
  Scenario: Deathrite Shaman can't pay for a spell while that is cast
    Given Alice controls Deathrite Shaman
    And Alice has Llanowar Elves in hand
    And Bob has Forest in the graveyard
    Then Alice can't cast Llanowar Elves
    But Alice can activate the {T} ability of Deathrite Shaman targeting Forest

  @id:mana-ability-none-untapping @CR-605.1a
  Scenario: Voyaging Satyr untaps a land once its ability has resolved, not while a spell is paid for
    Given Alice controls Voyaging Satyr and Forest
    And Forest is tapped
    And Alice has Llanowar Elves in hand
    Then Alice can't cast Llanowar Elves
    When Alice activates the {T} ability of Voyaging Satyr targeting Forest
    Then the top of the stack is an ability of Voyaging Satyr
    And Forest is tapped
    When the stack resolves
    Then Forest is untapped
    And Alice can cast Llanowar Elves
