Feature: 704.5f No toughness

  A creature whose toughness is 0 or less goes to the graveyard; that isn't destruction.

  @id:no-toughness-indestructible @CR-704.5f @CR-702.12b
  Scenario: An indestructible creature without toughness left is put into the graveyard
    Given Alice controls Grandmother Sengir
    And Alice has {B}{B} floating
    And Bob controls Darksteel Myr called Shrunk and Darksteel Myr called Whole
    When Alice activates the {1}{B}, {T} ability of Grandmother Sengir targeting Shrunk
    And the stack resolves
    Then Shrunk is in Bob's graveyard
    And Whole is on the battlefield

  @id:no-toughness-aura @CR-704.5f @CR-704.5m
  Scenario: An Aura that takes all toughness away follows the creature into the graveyard
    Given Alice has Dead Weight in hand
    And Alice has {B} floating
    And Bob controls Gray Ogre and Hill Giant
    When Alice casts Dead Weight targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is in Bob's graveyard
    And Dead Weight is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:no-toughness-static @CR-704.5f @CR-613.4c
  Scenario: Creatures with toughness 1 can't live under Heartless Summoning
    Given Alice controls Bear Cub and Dwarven Trader
    And Bob controls Elite Vanguard
    And Alice has Heartless Summoning in hand
    And Alice has {B}{B} floating
    When Alice casts Heartless Summoning
    And the stack resolves
    Then Dwarven Trader is in Alice's graveyard
    And Bear Cub is 1/1
    And Elite Vanguard is on the battlefield
