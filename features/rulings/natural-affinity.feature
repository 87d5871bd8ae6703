Feature: Natural Affinity

  Lands that are creatures are held back like creatures.

  @id:lands-awake-new-one-waits @ruling:natural-affinity/1 @CR-302.6
  Scenario: A land played this turn that becomes a creature can't attack or be tapped for mana, an older one can
    Given Alice controls three Forests
    And Alice has Plains and Natural Affinity in hand
    And Alice has {G}{G}{G} floating
    When Alice plays Plains
    And Alice casts Natural Affinity
    And the stack resolves
    Then Plains is 2/2
    And Plains is a land
    And Alice can tap Forest 1 for mana
    And Alice can't tap Plains for mana
    And Alice can attack with Forest 1
    And Alice can't attack with Plains
