Feature: Whenever something is dealt damage

  Damage that several sources deal to something at the same time is dealt to it in one event.

  @id:dealt-damage-once @CR-603.2c @ruling:dromad-purebred/1
  Scenario: Dromad Purebred gains 1 life for the damage of two blockers, and 1 for that of a spell later
    Given Alice controls Dromad Purebred
    And Bob controls Gray Ogre and Grizzly Bears
    And Alice has Lightning Bolt in hand
    And Alice controls Mountain
    When Alice attacks with Dromad Purebred
    And Bob blocks Dromad Purebred with Gray Ogre and Grizzly Bears
    And the game goes to Alice's combat damage step
    And Alice assigns damage 1 to Gray Ogre
    And the stack resolves
    Then Alice has 21 life
    When Alice casts Lightning Bolt targeting Dromad Purebred
    And the stack resolves
    Then Alice has 22 life

  @id:dealt-damage-sum @CR-603.2c
  Scenario: Spitemare deals as much damage as both blockers dealt to it together
    Given Alice controls Spitemare
    And Bob controls Llanowar Elves called First and Llanowar Elves called Second
    When Alice attacks with Spitemare
    And Bob blocks Spitemare with First and Second
    And the game goes to Alice's combat damage step
    And Alice assigns damage 2 to First and 1 to Second
    And Alice chooses the targets Bob
    And the stack resolves
    Then Bob has 18 life
