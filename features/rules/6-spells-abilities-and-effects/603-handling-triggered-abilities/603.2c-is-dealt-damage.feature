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

  @id:dealt-damage-others-not-saved @CR-704.3 @CR-704.5g @ruling:bellowing-aegisaur/1
  Scenario: The counters of Bellowing Aegisaur come too late for a creature that the same damage destroys
    Given Alice controls Bellowing Aegisaur, Gray Ogre and Hill Giant
    And Alice has Pyroclasm in hand
    And Alice has {C}{R} floating
    When Alice casts Pyroclasm
    And the top of the stack resolves
    Then Gray Ogre is in Alice's graveyard
    And the top of the stack is an ability of Bellowing Aegisaur
    When the top of the stack resolves
    Then Hill Giant is 4/4
    And Bellowing Aegisaur is 3/5

  @id:dealt-damage-lethal @CR-603.2 @CR-113.7a @ruling:boros-reckoner/1
  Scenario: Boros Reckoner deals all of the damage that destroyed it
    Given it is Bob's precombat main phase
    And Bob controls Garruk's Horde
    And Alice controls Boros Reckoner
    When Bob attacks with Garruk's Horde
    And Alice blocks Garruk's Horde with Boros Reckoner
    And the game goes to Bob's combat damage step
    And Bob assigns damage 7 to Boros Reckoner
    And Alice chooses the targets Bob
    Then Boros Reckoner is in Alice's graveyard
    And Bob has 20 life
    When the stack resolves
    Then Bob has 13 life
    And Garruk's Horde has 3 damage marked on it
