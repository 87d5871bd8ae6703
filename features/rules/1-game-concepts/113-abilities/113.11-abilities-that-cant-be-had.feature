Feature: 113.11 Abilities that can't be had

  An effect may say that an object can't have an ability. It loses it, and nothing gives it that ability, whichever effect is
  older; of a spell that would, the rest still happens.

  @id:cant-have-flying-lost @CR-113.11
  Scenario: What can't have flying loses it, whoever is older
    Given Bob controls Air Elemental
    And Alice controls Archetype of Imagination and Grizzly Bears
    And Bob controls Bear Cub and Flight
    And Flight is attached to Bear Cub
    Then Grizzly Bears has flying
    And Air Elemental does not have flying
    And Bear Cub does not have flying

  @id:cant-have-flying-comes-back @CR-113.11
  Scenario: What an Aura gives is there again once it can be had
    Given Bob controls Bear Cub and Flight
    And Flight is attached to Bear Cub
    And Alice controls Archetype of Imagination
    And Bob has Doom Blade in hand
    And Bob has {C}{B} floating
    Then Bear Cub does not have flying
    When Alice passes priority
    And Bob casts Doom Blade targeting Archetype of Imagination
    And the stack resolves
    Then Bear Cub has flying

  @id:cant-gain-never-begins @CR-113.11 @ruling:archetype-of-imagination/4
  Scenario: A spell's effect on what can't have the ability doesn't begin, not even later; its other part does
    Given Bob controls Bear Cub
    And Alice controls Archetype of Imagination and Grizzly Bears
    And Alice has Aerial Maneuver in hand
    And Alice has {C}{W} floating
    And Bob has Doom Blade in hand
    And Bob has {C}{B} floating
    When Alice casts Aerial Maneuver targeting Bear Cub
    And the stack resolves
    Then Bear Cub is 3/3
    And Bear Cub has first strike
    And Bear Cub does not have flying
    And Grizzly Bears has flying
    When Alice passes priority
    And Bob casts Doom Blade targeting Archetype of Imagination
    And the stack resolves
    Then Archetype of Imagination is in Alice's graveyard
    And Bear Cub is 3/3
    And Bear Cub has first strike
    And Bear Cub does not have flying
