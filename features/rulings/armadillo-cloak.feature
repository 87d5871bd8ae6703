Feature: Rulings on Armadillo Cloak

  Whenever the enchanted creature deals damage, the Aura's controller gains as much life.

  @id:armadillo-cloak-on-opponents-creature @CR-303.4e @ruling:armadillo-cloak/1
  Scenario: Armadillo Cloak gives life to its own controller, whoever controls the creature
    Given it is Bob's precombat main phase
    And Bob controls Gray Ogre
    And Alice controls Armadillo Cloak
    And Armadillo Cloak is attached to Gray Ogre
    When Bob attacks with Gray Ogre
    And the game goes to Bob's combat damage step
    Then Alice has 16 life
    And the stack has 1 object
    When the stack resolves
    Then Alice has 20 life
    And Bob has 20 life

  @id:armadillo-cloak-and-lifelink @CR-603.2 @CR-702.15b @ruling:armadillo-cloak/2
  Scenario: Armadillo Cloak gives life after, and on top of, lifelink
    Given Alice controls Ajani's Sunstriker and Armadillo Cloak
    And Armadillo Cloak is attached to Ajani's Sunstriker
    When Alice attacks with Ajani's Sunstriker
    And the game goes to Alice's combat damage step
    Then Alice has 24 life
    When the stack resolves
    Then Alice has 28 life
    And Bob has 16 life
