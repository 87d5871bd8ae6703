Feature: Rulings on Elvish Archdruid

  Lord of other Elves, and an Elf itself.

  @id:archdruid-counts-itself @CR-604.1 @CR-605.3b @ruling:elvish-archdruid/1 @ruling:elvish-archdruid/2
  Scenario: Elvish Archdruid doesn't strengthen itself but counts itself for mana
    Given Alice controls Elvish Archdruid, Llanowar Elves and Bear Cub
    And Bob controls Elvish Mystic
    Then Elvish Archdruid is 2/2
    And Llanowar Elves is 2/2
    And Elvish Mystic is 1/1
    When Alice taps Elvish Archdruid for mana
    Then Alice has {G}{G} floating
    And the stack is empty
