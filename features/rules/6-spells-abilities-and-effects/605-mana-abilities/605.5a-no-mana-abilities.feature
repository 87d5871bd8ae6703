Feature: 605.5a What is no mana ability

  An ability with a target is no mana ability, although it adds mana: it uses the stack.

  @id:targeted-mana-uses-stack @CR-605.5a @CR-605.1a
  Scenario: An ability with a target that adds mana uses the stack
    Given Alice controls Deathrite Shaman and Elvish Mystic
    And Bob has Forest in the graveyard
    When Alice taps Elvish Mystic for mana
    Then the stack is empty
    When Alice activates the {T} ability of Deathrite Shaman targeting Forest
    Then the stack has 1 object
    When the top of the stack resolves
    And Alice chooses the mana {B}
    Then Forest is in exile
    And Alice has {G}{B} floating

  @id:death-trigger-is-no-mana-ability @CR-605.1b @CR-605.5a
  Scenario: An ability that triggers on a death and adds mana uses the stack
    Given Alice controls Cathodion and Goblin Bombardment
    When Alice activates the Sacrifice a creature ability of Goblin Bombardment targeting Bob
    Then the top of the stack is an ability of Cathodion
    And Alice has no mana floating
    When the top of the stack resolves
    Then Alice has {C}{C}{C} floating
    And Bob has 20 life
    When the stack resolves
    Then Bob has 19 life

  @id:mana-ability-triggers-no-mana @CR-605.5a @CR-605.3b
  Scenario: Tapped for mana that is there at once, Armored Scrapgorger has an ability on the stack that exiles a card
    Given Alice controls Armored Scrapgorger
    And Armored Scrapgorger has 2 oil counters on it
    And Bob has Forest in the graveyard
    When Alice taps Armored Scrapgorger for {G}
    And Alice chooses the targets Forest if asked
    Then Alice has {G} floating
    And the stack has 1 object
    And the top of the stack is an ability of Armored Scrapgorger
    And Armored Scrapgorger is 0/3
    When the top of the stack resolves
    Then Forest is in exile
    And Armored Scrapgorger is 3/3
