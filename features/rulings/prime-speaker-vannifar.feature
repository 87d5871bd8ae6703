Feature: Rulings of Prime Speaker Vannifar

  @id:vannifar-token @ruling:prime-speaker-vannifar/2 @CR-202.3a
  Scenario: For a token that copies nothing a creature card of mana value 1 is found
    Given Alice controls Prime Speaker Vannifar
    And Alice has Dragon Fodder in hand
    And Alice has Bear Cub and Llanowar Elves on top of the library
    And Alice has {C}{R} floating
    When Alice casts Dragon Fodder
    And the stack resolves
    And Alice's new Goblin Token is called Fodder
    And Alice activates the {T}, Sacrifice another creature ability of Prime Speaker Vannifar using Fodder
    And the stack resolves
    Then the options for Alice are Llanowar Elves
    When Alice chooses Llanowar Elves from the options
    Then Alice controls Llanowar Elves
