Feature: Rulings on Damping Sphere

  Each spell costs {1} more for each other spell that the player has cast in the turn.

  @id:damping-sphere-earlier-spells @CR-601.2f @ruling:damping-sphere/1
  Scenario: Spells cast before Damping Sphere, and the Sphere too, make the next one cost more
    Given Alice has two Accorder's Shields, Damping Sphere, Sol Ring and Wastes called Sixth in hand
    And Alice controls five Forests
    When Alice casts Accorder's Shield 1
    And the stack resolves
    And Alice casts Accorder's Shield 2
    And the stack resolves
    And Alice casts Damping Sphere
    And the stack resolves
    Then Alice can't cast Sol Ring
    When Alice plays Sixth
    Then Alice can cast Sol Ring

  @id:damping-sphere-before-reductions @CR-601.2f @CR-202.3 @ruling:damping-sphere/3
  Scenario: What Damping Sphere adds is taken off by affinity, and no part of the mana value
    Given Alice controls Damping Sphere, Voltaic Key, Short Sword and Pili-Pala
    And Alice has Accorder's Shield, Frogmite called Second and Frogmite called Third in hand
    When Alice casts Accorder's Shield
    And the stack resolves
    And Alice casts Second
    Then Second is on the stack
    And Second has mana value 4
    When the stack resolves
    Then Alice can cast Third
