Feature: 117.3 Who has priority

  Whoever casts a spell has priority again after it. Passing hands it to the next player; once all have passed in a row,
  the top of the stack resolves and the active player has it.

  @id:priority-kept-after-casting @CR-117.3c @CR-117.3d
  Scenario: A player who has cast a spell keeps priority until passing
    Given Alice controls Grizzly Bears
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Grizzly Bears
    Then Alice has priority
    When Alice passes priority
    Then Bob has priority

  @id:priority-active-player-after-resolution @CR-117.3b
  Scenario: The active player gets priority after an opponent's spell has resolved
    Given Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    Then Bob has priority
    When the top of the stack resolves
    Then Alice has 17 life
    And Alice has priority

  @id:priority-all-must-pass @CR-117.4
  Scenario: A spell resolves only when both players have passed
    Given Alice controls Grizzly Bears
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Grizzly Bears
    And Alice passes priority
    Then Grizzly Bears is 2/2
    When Bob passes priority
    Then Grizzly Bears is 5/5

  @id:priority-active-player-first @CR-117.3a
  Scenario: The active player has priority first in the draw step, with the card drawn and the trigger on the stack
    Given it is Bob's upkeep
    And Alice controls Howling Mine
    When the game goes to Bob's draw step
    Then Bob has 1 card in hand
    And the top of the stack is an ability of Howling Mine
    And Bob has priority

  @id:priority-not-in-untap-step @CR-117.3a @CR-502.4
  Scenario: After the end step nobody has priority before the next player's upkeep
    Given it is Bob's end step
    And Alice controls Grizzly Bears
    And Grizzly Bears is tapped
    When Bob passes priority
    And Alice passes priority
    Then it is Alice's upkeep
    And Grizzly Bears is untapped
    And Alice has priority
