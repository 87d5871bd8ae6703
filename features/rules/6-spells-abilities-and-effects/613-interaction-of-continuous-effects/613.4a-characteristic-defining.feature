Feature: 613.4a Abilities that define power and toughness

  A star in the corner of a card is filled in by an ability of the card itself: before every other effect that changes
  its size, and wherever the card is.

  @id:star-follows-count @CR-208.2a @CR-613.4a
  Scenario: A creature whose size is a count grows with what is counted
    Given Alice controls Nightmare and three Swamps
    And Bob controls Swamp called Elsewhere
    And Alice has Swamp called Fourth in hand
    When Alice plays Fourth
    Then Nightmare is 4/4

  @id:star-plus-number @CR-208.2a @CR-613.4a
  Scenario: A number before the star is added to the count
    Given Alice controls Gaea's Avenger and Black Lotus
    And Bob controls two Sol Rings
    Then Gaea's Avenger is 3/3

  @id:star-of-one-number @CR-208.2a @CR-613.4a
  Scenario: Where only the toughness is a count, the power stays as printed
    Given Alice controls An-Havva Constable
    And Bob controls Grizzly Bears and Hill Giant
    Then An-Havva Constable is 2/3

  @id:star-before-growth @CR-613.4a @CR-613.4c
  Scenario: What a spell adds stays added when the count changes later
    Given Alice controls Nightmare and two Swamps
    And Alice has Giant Growth and Swamp called Third in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Nightmare
    And the stack resolves
    And Alice plays Third
    Then Nightmare is 6/6

  @id:star-removed-with-abilities @CR-613.1 @CR-613.4a
  Scenario: A creature that has lost all abilities has the size that is given to it, not its count
    Given Alice controls Nightmare and three Swamps
    And Alice has Humility in hand
    And Alice has {C}{C}{W}{W} floating
    Then Nightmare is 3/3
    When Alice casts Humility
    And the stack resolves
    Then Nightmare is 1/1

  @id:star-in-other-zones @CR-604.3 @CR-208.2a
  Scenario: A card in a graveyard has the size that its ability defines there
    Given Alice controls three Swamps
    And Alice has Nightmare in the graveyard
    And Bob has Nightmare called Other in hand
    And Bob controls Swamp called Elsewhere
    Then Nightmare is 3/3
    And Other is 1/1

  @id:star-counts-stars @CR-208.2a @CR-604.3
  Scenario: Cards whose own size is a count are counted like any others
    Given Alice controls Maro
    And Alice has Maro called Kept and Forest in hand
    And Bob controls Maro called Lean
    And Bob has Maro called Alone in hand
    Then Maro is 2/2
    And Kept is 2/2
    And Lean is 1/1

  @id:star-at-zero @CR-208.2a @CR-704.5f
  Scenario: A creature dies at once when nothing is left to count
    Given Alice controls Maro
    And Bob controls Maro called Fed
    And Alice has Forest in hand
    And Bob has Forest called Kept in hand
    When Alice plays Forest
    Then Maro is in Alice's graveyard
    And Fed is 1/1
