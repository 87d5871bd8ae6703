Feature: 608.2h Last known information

  An effect that asks about an object that is gone takes what the object was last.

  @id:last-known-toughness @CR-608.2h
  Scenario: The toughness that a sacrificed creature had last is the life gained
    Given Alice controls Diamond Valley and Giant Tortoise
    Then Giant Tortoise is 1/4
    When Alice activates the {T}, Sacrifice a creature ability of Diamond Valley using Giant Tortoise
    And the stack resolves
    Then Alice has 24 life

  @id:last-known-power @CR-608.2h
  Scenario: The power that a destroyed attacker had last is the life gained
    Given Alice controls Hill Giant, Gray Ogre and Holy Strength
    And Holy Strength is attached to Hill Giant
    And Bob controls four Plains
    And Bob has Chastise in hand
    When Alice attacks with Hill Giant
    And Alice passes priority
    Then Gray Ogre is not a legal target for Chastise
    And Hill Giant is a legal target for Chastise
    When Bob casts Chastise targeting Hill Giant
    And the stack resolves
    Then Hill Giant is in Alice's graveyard
    And Holy Strength is in Alice's graveyard
    And Bob has 24 life

  @id:last-known-controller @CR-608.2h
  Scenario: Whoever controlled a destroyed permanent last creates the Beast, not its owner
    Given Alice controls Bear Cub, owned by Bob
    And Bob has Beast Within in hand
    And Bob has {G}{G}{G} floating
    And Alice controls Gaea's Cradle
    When Alice passes priority
    And Bob casts Beast Within targeting Bear Cub
    And the stack resolves
    Then Bear Cub is in Bob's graveyard
    When Alice taps Gaea's Cradle for mana
    Then Alice has {G} floating

  @id:indestructible-controller-still-creates @CR-608.2c @CR-702.12b
  Scenario: The controller of a permanent that isn't destroyed creates the Beast as well
    Given Bob controls Darksteel Citadel and Gaea's Cradle
    And Alice has Beast Within in hand
    And Alice has {G}{G}{G} floating
    When Alice casts Beast Within targeting Darksteel Citadel
    And the stack resolves
    And Alice passes priority
    And Bob taps Gaea's Cradle for mana
    Then Bob has {G} floating
    And Darksteel Citadel is on the battlefield

  @id:last-known-power-of-cost @CR-608.2h
  Scenario: Fling deals the damage of the power that the sacrificed creature had last
    Given Alice controls Gray Ogre, Bonesplitter and two Mountains
    And Bonesplitter is attached to Gray Ogre
    And Alice has Fling in hand
    When Alice casts Fling targeting Bob using Gray Ogre
    Then Gray Ogre is in Alice's graveyard
    When the stack resolves
    Then Bob has 16 life

  @id:last-known-mana-value-of-cost @CR-608.2h
  Scenario: Bosh, Iron Golem deals the damage of the mana value of an artifact, its own as well
    Given Alice controls Bosh, Iron Golem, Short Sword and eight Mountains
    When Alice activates the {3}{R} ability of Bosh, Iron Golem targeting Bob using Short Sword
    And the stack resolves
    Then Bob has 19 life
    When Alice activates the {3}{R} ability of Bosh, Iron Golem targeting Bob using Bosh, Iron Golem
    And the stack resolves
    Then Bob has 11 life

  @id:last-known-controller-gains @CR-608.2h
  Scenario: The player who controlled the exiled creature last gains the life that Ajani gives
    Given Alice controls Ajani, Inspiring Leader
    And Ajani, Inspiring Leader has 5 loyalty counters on it
    And Bob controls Grizzly Bears, owned by Alice
    When Alice activates the [−3] ability of Ajani, Inspiring Leader targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in exile
    And Bob has 22 life
    And Alice has 20 life
