Feature: 704.5 State-based actions

  Before anyone gets priority the game looks at itself: a player without life loses, a creature with damage up to its
  toughness is destroyed.

  @id:sba-no-life @CR-704.5a
  Scenario: A player with 0 life loses the game
    Given Bob has 3 life
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Bob
    And the top of the stack resolves
    Then Bob has lost the game
    And Alice has won the game

  @id:sba-lethal-damage @CR-704.5g
  Scenario: A creature is destroyed by damage equal to its toughness, not by less
    Given Alice has Lightning Bolt called First and Lightning Bolt called Second in hand
    And Alice has {R}{R} floating
    And Bob controls Hill Giant and Giant Spider
    When Alice casts First targeting Hill Giant
    And the stack resolves
    And Alice casts Second targeting Giant Spider
    And the stack resolves
    Then Hill Giant is in Bob's graveyard
    And Giant Spider has 3 damage marked on it

  @id:sba-damage-adds-up @CR-704.5g
  Scenario: Damage from several sources in a turn adds up
    Given Alice controls Prodigal Pyromancer
    And Bob controls Hill Giant
    And Hill Giant has been dealt 2 damage this turn
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Hill Giant
    And the stack resolves
    Then Hill Giant is in Bob's graveyard

  @id:sba-empty-library @CR-704.5b @CR-121.4
  Scenario: A player loses by drawing from an empty library, not by having one
    Given Alice's library has 0 cards
    And Bob's library has 0 cards
    When the game goes to Bob's upkeep
    Then it is Bob's upkeep
    When the game goes to Bob's draw step
    Then Bob has lost the game

  @id:sba-poison @CR-704.5c
  Scenario: Ten poison counters lose the game, nine do not
    Given Alice has 9 poison counters
    And Bob has 10 poison counters
    When the game goes to Alice's end step
    Then Bob has lost the game
    And Alice has won the game

  @id:sba-token-ceases @CR-704.5d
  Scenario: A token that leaves the battlefield ceases to exist
    Given Alice has Raise the Alarm and Unsummon in hand
    And Alice has {W}{W}{U} floating
    When Alice casts Raise the Alarm
    And the stack resolves
    And Alice's new Soldier Token is called First
    And Alice's new Soldier Token is called Second
    And Alice casts Unsummon targeting First
    And the stack resolves
    Then First is outside the game
    And Second is on the battlefield
    And Alice has 0 cards in hand

  @id:sba-legend-rule @CR-704.5j
  Scenario: Of two legendary permanents of one name their controller keeps one
    Given Alice controls Isamaru, Hound of Konda called Old
    And Bob controls Isamaru, Hound of Konda called Other
    And Alice has Isamaru, Hound of Konda called New in hand
    And Alice has {W} floating
    When Alice casts New
    And the top of the stack resolves
    And Alice chooses New from the options
    Then New is on the battlefield
    And Old is in Alice's graveyard
    And Other is on the battlefield

  @id:sba-counters-annihilate @CR-704.5q
  Scenario: A +1/+1 counter and a -1/-1 counter take each other away
    Given Alice controls Grizzly Bears
    And Grizzly Bears has two +1/+1 counters on it
    And Alice has Scar in hand
    And Alice has {R} floating
    When Alice casts Scar targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 1 +1/+1 counter on it
    And Grizzly Bears has 0 -1/-1 counters on it
    And Grizzly Bears is 3/3
