Feature: 303.4e Whose Aura

  Only the Aura's controller activates its abilities.

  @id:aura-ability-activator @CR-303.4e
  Scenario: An Aura's ability is its controller's to activate, whoever controls the creature
    Given Alice controls Gray Ogre and Plains called Hers
    And Bob controls Blessing and Plains called His
    And Blessing is attached to Gray Ogre
    Then Alice can't activate the {W} ability of Blessing
    When Alice passes priority
    Then Bob can activate the {W} ability of Blessing
    When Bob activates the {W} ability of Blessing
    And the stack resolves
    Then Gray Ogre is 3/3
