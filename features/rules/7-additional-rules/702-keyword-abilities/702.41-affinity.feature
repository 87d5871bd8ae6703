Feature: 702.41 Affinity

  A spell with affinity costs {1} less for each permanent of the kind that its controller controls.

  @id:affinity-costs-less @CR-702.41a
  Scenario: With two artifacts Frogmite costs {2}
    Given Alice controls Sol Ring and Springleaf Drum
    And Alice has Frogmite in hand
    And Alice has {C}{C} floating
    When Alice casts Frogmite
    Then the top of the stack is Frogmite
    And Alice has no mana floating
    And Sol Ring is untapped

  @id:affinity-each-counts @CR-702.41a
  Scenario: With one artifact {2} is not enough for Frogmite, with another one it is
    Given Alice controls Springleaf Drum
    And Alice has Frogmite and Darksteel Citadel in hand
    And Alice has {C}{C} floating
    Then Alice can't cast Frogmite
    When Alice plays Darksteel Citadel
    Then Alice can cast Frogmite
    When Alice casts Frogmite
    Then Darksteel Citadel is untapped
    And the top of the stack is Frogmite

  @id:affinity-own-artifacts @CR-702.41a
  Scenario: Only artifacts that its controller controls make Frogmite cheaper
    Given Bob controls Sol Ring, Springleaf Drum, Pili-Pala and Voltaic Key
    And Alice has Frogmite called Hers in hand
    And Bob has Frogmite called His in hand
    And it is Bob's precombat main phase
    Then Bob can cast His
    When the game goes to Alice's precombat main phase
    Then Alice can't cast Hers

  @id:affinity-nothing-left @CR-702.41a @CR-118.7
  Scenario: With more artifacts than generic mana the cost is nothing
    Given Alice controls Sol Ring, Springleaf Drum, Pili-Pala, Voltaic Key and Short Sword
    And Sol Ring is tapped
    And Alice has Frogmite in hand
    When Alice casts Frogmite
    And the stack resolves
    Then Frogmite is on the battlefield
    And Frogmite has mana value 4

  @id:affinity-not-colored @CR-702.41a @CR-118.7a
  Scenario: Affinity takes nothing away from colored mana
    Given Alice controls Voltaic Key, Idol of Endurance, Pili-Pala, Short Sword, Soldevi Golem and Collector's Cage
    And Alice has Thoughtcast and Island in hand
    Then Alice can't cast Thoughtcast
    When Alice plays Island
    Then Alice can cast Thoughtcast

  @id:affinity-increase-first @CR-601.2f @CR-702.41a
  Scenario: Increases are added before affinity reduces the cost
    Given Alice controls Sphere of Resistance, Springleaf Drum, Pili-Pala, Voltaic Key and Short Sword
    And Alice has Frogmite in hand
    When Alice casts Frogmite
    Then the top of the stack is Frogmite

  @id:affinity-locked-in @CR-601.2f @CR-601.2g @CR-702.41a
  Scenario: An artifact sacrificed for mana while the spell is cast has still made it cheaper
    Given Alice controls Chromatic Sphere, Voltaic Key, Short Sword and Pili-Pala
    And Alice has Thoughtcast in hand
    And Alice has {C} floating
    When Alice casts Thoughtcast paying with Chromatic Sphere
    Then the top of the stack is Thoughtcast
    And Chromatic Sphere is in Alice's graveyard
