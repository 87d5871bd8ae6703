Feature: Gaining and losing life

  An effect that makes a player gain or lose life changes the life total by that much; losing life is no damage.

  @id:lose-life-each-opponent @CR-119.3
  Scenario: Deathrite Shaman makes an opponent lose 2 life
    Given Alice controls Deathrite Shaman
    And Bob has Lightning Bolt in the graveyard
    And Alice has {B} floating
    When Alice activates the {B}, {T} ability of Deathrite Shaman targeting Lightning Bolt
    And the stack resolves
    Then Bob has 18 life
    And Alice has 20 life

  @id:gain-life @CR-119.3
  Scenario: Deathrite Shaman makes its controller gain 2 life
    Given Alice controls Deathrite Shaman
    And Bob has Grizzly Bears in the graveyard
    And Alice has {G} floating
    When Alice activates the {G}, {T} ability of Deathrite Shaman targeting Grizzly Bears
    And the stack resolves
    Then Alice has 22 life
