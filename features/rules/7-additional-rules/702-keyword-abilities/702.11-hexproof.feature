Feature: 702.11 Hexproof

  Opponents can't choose a permanent with hexproof as a target; its controller can.

  @id:hexproof-opponent @CR-702.11b
  Scenario: A creature with hexproof is no target for an opponent's spell
    Given Alice controls Gladecover Scout and Grizzly Bears
    And Bob has Lightning Bolt in hand
    Then Grizzly Bears is a legal target for Lightning Bolt
    And Gladecover Scout is not a legal target for Lightning Bolt

  @id:hexproof-controller @CR-702.11b
  Scenario: A creature with hexproof is a target for its controller's spell
    Given Alice controls Gladecover Scout
    And Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Gladecover Scout
    And the stack resolves
    Then Gladecover Scout is 4/4

  @id:hexproof-player @CR-702.11c @CR-113.1b
  Scenario: A player with hexproof is no target for an opponent's spells, and is one for their own
    Given Bob controls Aegis of the Gods
    And Alice has Lightning Bolt called Hers in hand
    And Bob has Lightning Bolt called His in hand
    Then Bob is not a legal target for Hers
    And Alice is a legal target for Hers
    And Aegis of the Gods is a legal target for Hers
    And Bob is a legal target for His

  @id:hexproof-from-spells @CR-702.11d
  Scenario: A creature with hexproof from monocolored can be targeted by spells of other opponents' colors, and by its controller
    Given Bob controls General Ferrous Rokiric and Grizzly Bears
    And Alice has Lightning Bolt and Scar in hand
    And Bob has Giant Growth in hand
    Then General Ferrous Rokiric is not a legal target for Lightning Bolt
    And Grizzly Bears is a legal target for Lightning Bolt
    And General Ferrous Rokiric is a legal target for Scar
    And General Ferrous Rokiric is a legal target for Giant Growth

  @id:hexproof-from-abilities @CR-702.11d
  Scenario: Hexproof from monocolored looks at the source of an ability
    Given Alice controls Prodigal Pyromancer and Aladdin's Ring
    And Bob controls General Ferrous Rokiric and Grizzly Bears
    Then General Ferrous Rokiric is not a legal target for the {T} ability of Prodigal Pyromancer
    And Grizzly Bears is a legal target for the {T} ability of Prodigal Pyromancer
    And General Ferrous Rokiric is a legal target for the {8}, {T} ability of Aladdin's Ring

  @id:hexproof-from-each-color @CR-702.11g
  Scenario: Hexproof from each color leaves what is colorless
    Given Alice controls Aladdin's Ring
    And Bob controls Breaker of Creation and Grizzly Bears
    And Alice has Lightning Bolt, Unsummon, Giant Growth, Murder and Valor Made Real in hand
    Then Breaker of Creation is not a legal target for Lightning Bolt
    And Breaker of Creation is not a legal target for Unsummon
    And Breaker of Creation is not a legal target for Giant Growth
    And Breaker of Creation is not a legal target for Murder
    And Breaker of Creation is not a legal target for Valor Made Real
    And Grizzly Bears is a legal target for Murder
    And Breaker of Creation is a legal target for the {8}, {T} ability of Aladdin's Ring

  @id:hexproof-from-is-hexproof @CR-702.11e
  Scenario: What takes hexproof away takes hexproof from monocolored, too
    Given Bob controls General Ferrous Rokiric
    And Alice has Archetype of Endurance and Lightning Bolt in hand
    And Alice has {G}{G}{G}{G}{G}{G}{G}{G} floating
    Then General Ferrous Rokiric is not a legal target for Lightning Bolt
    When Alice casts Archetype of Endurance
    And the stack resolves
    Then General Ferrous Rokiric is a legal target for Lightning Bolt

  @id:hexproof-twice @CR-702.11h
  Scenario: A creature that has hexproof twice is still a target for its controller
    Given Alice controls Archetype of Endurance and Gladecover Scout
    And Alice has Giant Growth in hand
    And Bob has Lightning Bolt in hand
    Then Gladecover Scout is not a legal target for Lightning Bolt
    And Bob is a legal target for Lightning Bolt
    And Gladecover Scout is a legal target for Giant Growth
