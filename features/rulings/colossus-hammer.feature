Feature: Rulings on Colossus Hammer

  Its bearer is larger by 10/10 and loses the flying that it has.

  @id:hammer-no-flying-to-lose @CR-113.10 @ruling:colossus-hammer/1
  Scenario: A creature without flying wears Colossus Hammer as well as one with it
    Given Alice controls Colossus Hammer, Gray Ogre, Air Elemental, eight Wastes and eight Forests
    When Alice activates the {8} ability of Colossus Hammer targeting Air Elemental
    And the stack resolves
    Then Air Elemental is 14/14
    And Air Elemental does not have flying
    When Alice activates the {8} ability of Colossus Hammer targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is 12/12
    And Air Elemental has flying

  @id:hammer-flying-afterwards @CR-613.7 @ruling:colossus-hammer/3
  Scenario: Flying that comes after Colossus Hammer stays
    Given Alice controls Colossus Hammer, Flying Carpet and Air Elemental
    And Colossus Hammer is attached to Air Elemental
    And Alice has {C}{C} floating
    Then Air Elemental does not have flying
    When Alice activates the {2}, {T} ability of Flying Carpet targeting Air Elemental
    And the stack resolves
    Then Air Elemental has flying
    And Air Elemental is 14/14

  @id:hammer-flying-before @CR-613.7e
  Scenario: Flying from an Aura is lost to Colossus Hammer once that is attached
    Given Alice controls Colossus Hammer, Flight, Gray Ogre and eight Wastes
    And Flight is attached to Gray Ogre
    Then Gray Ogre has flying
    When Alice activates the {8} ability of Colossus Hammer targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre does not have flying
