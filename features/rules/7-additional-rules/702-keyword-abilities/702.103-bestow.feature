Feature: 702.103 Bestow

  A card with bestow can be cast for its bestow cost as an Aura with enchant creature. It becomes a creature again when it
  is no longer attached.

  @id:bestow-as-aura @CR-702.103a @CR-702.103b
  Scenario: Nyxborn Rollicker cast for its bestow cost is an Aura on a creature, cast for its mana cost it is a creature
    Given Alice controls three Mountains and Grizzly Bears
    And Alice has Nyxborn Rollicker called Bestowed in hand
    And Alice has Nyxborn Rollicker called Plain in hand
    When Alice casts Bestowed targeting Grizzly Bears for its bestow cost
    And the stack resolves
    And Alice casts Plain
    And the stack resolves
    Then Bestowed is attached to Grizzly Bears
    And Bestowed is an Aura
    And Bestowed is an enchantment
    And Bestowed is not a creature
    And Grizzly Bears is 3/3
    And Plain is a creature
    And Plain is not an Aura

  @id:bestow-needs-target @CR-702.103b @CR-601.2c
  Scenario: Without a creature to enchant Nyxborn Rollicker can't be cast for its bestow cost
    Given Alice controls three Mountains
    And Alice has Nyxborn Rollicker called Bestowed in hand
    And Alice has Raging Goblin in hand
    Then Alice can't cast Bestowed for its bestow cost
    And Alice can cast Bestowed
    When Alice casts Raging Goblin
    And the stack resolves
    Then Alice can cast Bestowed targeting Raging Goblin for its bestow cost

  @id:bestow-not-a-creature-spell @CR-702.103b
  Scenario: A spell cast for its bestow cost is no creature spell
    Given Alice controls three Mountains and Grizzly Bears
    And Alice has Nyxborn Rollicker called Bestowed in hand
    And Alice has Nyxborn Rollicker called Plain in hand
    And Alice has Double Major in hand
    When Alice casts Bestowed targeting Grizzly Bears for its bestow cost
    Then Bestowed is not a legal target for Double Major
    When the stack resolves
    And Alice casts Plain
    Then Plain is a legal target for Double Major

  @id:bestow-target-gone @CR-702.103e @CR-608.3b
  Scenario: A bestowed spell whose target is gone resolves as a creature spell
    Given Alice controls two Mountains and Grizzly Bears
    And Alice has Nyxborn Rollicker in hand
    And Bob has Murder in hand
    And Bob has {B}{B}{B} floating
    When Alice casts Nyxborn Rollicker targeting Grizzly Bears for its bestow cost
    And Alice passes priority
    And Bob casts Murder targeting Grizzly Bears
    And the stack resolves
    Then Nyxborn Rollicker is on the battlefield
    And Nyxborn Rollicker is a creature
    And Nyxborn Rollicker is not an Aura
    And Nyxborn Rollicker is 1/1

  @id:bestow-host-dies @CR-702.103f @CR-704.5m
  Scenario: When the enchanted creature dies the bestowed Aura becomes a creature, another Aura is put into the graveyard
    Given Alice controls two Mountains, Grizzly Bears and Rancor
    And Rancor is attached to Grizzly Bears
    And Alice controls Unholy Strength
    And Unholy Strength is attached to Grizzly Bears
    And Alice has Nyxborn Rollicker in hand
    And Bob has Murder in hand
    And Bob has {B}{B}{B} floating
    When Alice casts Nyxborn Rollicker targeting Grizzly Bears for its bestow cost
    And the stack resolves
    Then Grizzly Bears is 7/4
    When Alice passes priority
    And Bob casts Murder targeting Grizzly Bears
    And the stack resolves
    Then Nyxborn Rollicker is a creature
    And Nyxborn Rollicker is not attached
    And Unholy Strength is in Alice's graveyard

  @id:bestow-keyword-granted @CR-702.103b
  Scenario: Leafcrown Dryad gives reach and +2/+2 to what it enchants, and has reach itself as a creature
    Given Alice controls four Forests and Grizzly Bears
    And Alice has Leafcrown Dryad in hand
    When Alice casts Leafcrown Dryad targeting Grizzly Bears for its bestow cost
    And the stack resolves
    Then Grizzly Bears is 4/4
    And Grizzly Bears has reach

  @id:bestow-mana-value @CR-118.9c @CR-702.103a
  Scenario: A bestowed Aura keeps the mana value of its mana cost
    Given Alice controls four Forests and Grizzly Bears
    And Alice has Leafcrown Dryad in hand
    When Alice casts Leafcrown Dryad targeting Grizzly Bears for its bestow cost
    And the stack resolves
    Then Leafcrown Dryad is attached to Grizzly Bears
    And Leafcrown Dryad has mana value 2

  @id:bestow-leaves @CR-400.7 @CR-702.103b
  Scenario: A bestowed Aura that is returned to the hand can be cast as a creature
    Given Alice controls four Forests and Grizzly Bears
    And Alice has Leafcrown Dryad and Depart the Realm in hand
    And Alice has {U}{U}{G}{G} floating
    When Alice casts Leafcrown Dryad targeting Grizzly Bears for its bestow cost, paying with Forest 1, Forest 2, Forest 3 and Forest 4
    And the stack resolves
    And Alice casts Depart the Realm targeting Leafcrown Dryad
    And the stack resolves
    Then Leafcrown Dryad is in Alice's hand
    And Grizzly Bears is 2/2
    When Alice casts Leafcrown Dryad
    And the stack resolves
    Then Leafcrown Dryad is a creature
    And Leafcrown Dryad is 2/2

  @id:bestow-under-a-ban @CR-702.103d @CR-601.3
  Scenario: Where creature spells can't be cast, a card with bestow can still be cast for its bestow cost
    Given Alice controls Steel Golem and four Mountains
    And Alice has Nyxborn Rollicker and Raging Goblin in hand
    Then Alice can't cast Raging Goblin
    And Alice can cast Nyxborn Rollicker targeting Steel Golem for its bestow cost
    When Alice casts Nyxborn Rollicker targeting Steel Golem for its bestow cost
    And the stack resolves
    Then Nyxborn Rollicker is attached to Steel Golem
