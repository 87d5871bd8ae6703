Feature: 701.21 Sacrifice

  A permanent that is sacrificed goes to its owner's graveyard, and only its controller can sacrifice it.

  @id:sacrifice-greatest-power @CR-701.21a
  Scenario: The creature with the greatest power is the one that is sacrificed
    Given Alice has Crackling Doom in hand
    And Alice controls Air Elemental
    And Bob controls Bear Cub, Hill Giant and Llanowar Elves
    And Alice has {R}{W}{B} floating
    When Alice casts Crackling Doom
    And the stack resolves
    Then Bob has 18 life
    And Hill Giant is in Bob's graveyard
    And Bear Cub is on the battlefield
    And Llanowar Elves is on the battlefield
    And Air Elemental is on the battlefield

  @id:sacrifice-greatest-tied @CR-701.21a @ruling:crackling-doom/1
  Scenario: Of creatures with equal power their controller chooses one
    Given Alice has Crackling Doom in hand
    And Bob controls Bear Cub, Grizzly Bears and Llanowar Elves
    And Alice has {R}{W}{B} floating
    When Alice casts Crackling Doom
    And the stack resolves
    Then the options for Bob are Bear Cub and Grizzly Bears
    When Bob chooses Grizzly Bears from the options
    Then Grizzly Bears is in Bob's graveyard
    And Bear Cub is on the battlefield

  @id:sacrifice-one-of-each @CR-701.21a
  Scenario: An artifact and a land are sacrificed
    Given Alice has Structural Collapse in hand
    And Bob controls Sol Ring, Forest and Bear Cub
    And Alice has {C}{C}{C}{C}{C}{R} floating
    When Alice casts Structural Collapse targeting Bob
    And the stack resolves
    Then Sol Ring is in Bob's graveyard
    And Forest is in Bob's graveyard
    And Bear Cub is on the battlefield
    And Bob has 18 life

  @id:sacrifice-artifact-land-only-artifact @CR-701.21a @ruling:structural-collapse/1
  Scenario: An artifact land that is the only artifact isn't the land as well
    Given Alice has Structural Collapse in hand
    And Bob controls Darksteel Citadel and Forest
    And Alice has {C}{C}{C}{C}{C}{R} floating
    When Alice casts Structural Collapse targeting Bob
    And the stack resolves
    Then Darksteel Citadel is in Bob's graveyard
    And Forest is in Bob's graveyard

  @id:sacrifice-artifact-land-only-land @CR-701.21a @ruling:structural-collapse/1
  Scenario: An artifact land that is the only land isn't the artifact as well
    Given Alice has Structural Collapse in hand
    And Bob controls Darksteel Citadel and Sol Ring
    And Alice has {C}{C}{C}{C}{C}{R} floating
    When Alice casts Structural Collapse targeting Bob
    And the stack resolves
    Then Darksteel Citadel is in Bob's graveyard
    And Sol Ring is in Bob's graveyard

  @id:sacrifice-artifact-land-alone @CR-701.21a @ruling:structural-collapse/1
  Scenario: Whoever has an artifact land and nothing else of the two sacrifices that
    Given Alice has Structural Collapse in hand
    And Bob controls Darksteel Citadel and Bear Cub
    And Alice has {C}{C}{C}{C}{C}{R} floating
    When Alice casts Structural Collapse targeting Bob
    And the stack resolves
    Then Darksteel Citadel is in Bob's graveyard
    And Bear Cub is on the battlefield
    And Bob has 18 life
