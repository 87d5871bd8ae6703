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
