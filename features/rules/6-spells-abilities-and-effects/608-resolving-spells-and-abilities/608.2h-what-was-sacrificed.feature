Feature: 608.2h What was sacrificed

  Of an object that is gone, what is asked is what it was as it last existed where it was.

  @id:sacrificed-was-red @CR-608.2h
  Scenario: A red creature sacrificed deals damage, and no card is drawn
    Given Alice controls Lyzolda, the Blood Witch and Goblin Piker
    And Alice has {C}{C} floating
    When Alice activates the {2}, Sacrifice a creature ability of Lyzolda, the Blood Witch targeting Bob using Goblin Piker
    And the stack resolves
    Then Bob has 18 life
    And Alice has 0 cards in hand

  @id:sacrificed-was-black @CR-608.2h
  Scenario: A black creature sacrificed draws a card, and no damage is dealt
    Given Alice controls Lyzolda, the Blood Witch and Typhoid Rats
    And Alice has {C}{C} floating
    When Alice activates the {2}, Sacrifice a creature ability of Lyzolda, the Blood Witch targeting Bob using Typhoid Rats
    And the stack resolves
    Then Bob has 20 life
    And Alice has 1 card in hand

  @id:sacrificed-was-both @CR-608.2h
  Scenario: Lyzolda herself, sacrificed, is both
    Given Alice controls Lyzolda, the Blood Witch
    And Alice has {C}{C} floating
    When Alice activates the {2}, Sacrifice a creature ability of Lyzolda, the Blood Witch targeting Bob
    And the stack resolves
    Then Bob has 18 life
    And Alice has 1 card in hand
