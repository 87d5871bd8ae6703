Feature: 702.108 Prowess

  Each noncreature spell that its controller casts makes the creature bigger until end of turn.

  @id:prowess-noncreature-spell @CR-702.108a
  Scenario: A noncreature spell gives a creature with prowess +1/+1 before it resolves
    Given Alice controls Monastery Swiftspear and Grizzly Bears
    And Alice has Sol Ring in hand
    And Alice has {C} floating
    When Alice casts Sol Ring
    And the top of the stack resolves
    Then Monastery Swiftspear is 2/3
    And Grizzly Bears is 2/2
    And Sol Ring is on the stack

  @id:prowess-creature-spell @CR-702.108a
  Scenario: A creature spell does not make prowess trigger
    Given Alice controls Monastery Swiftspear
    And Alice has Grizzly Bears and Sol Ring in hand
    And Alice has {C}{G}{C} floating
    When Alice casts Grizzly Bears
    Then the stack has 1 object
    When the stack resolves
    And Alice casts Sol Ring
    Then the stack has 2 objects

  @id:prowess-your-spells @CR-702.108a
  Scenario: An opponent's spell does not make prowess trigger
    Given Alice controls Monastery Swiftspear called Hers
    And Bob controls Monastery Swiftspear called His
    And Alice has Sol Ring in hand
    And Alice has {C} floating
    When Alice casts Sol Ring
    And the stack resolves
    Then Hers is 2/3
    And His is 1/2

  @id:prowess-until-end-of-turn @CR-702.108a
  Scenario: What prowess gives lasts until end of turn
    Given Alice controls Monastery Swiftspear
    And Alice has Sol Ring in hand
    And Alice has {C} floating
    When Alice casts Sol Ring
    And the stack resolves
    And the game goes to Alice's end step
    Then Monastery Swiftspear is 2/3
    When the game goes to Bob's upkeep
    Then Monastery Swiftspear is 1/2

  @id:prowess-each-creature @CR-702.108a
  Scenario: Each creature with prowess triggers for itself
    Given Alice controls Jeskai Windscout and Monastery Swiftspear
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice orders the triggers Jeskai Windscout and Monastery Swiftspear if asked
    Then the stack has 3 objects
    When the stack resolves
    Then Jeskai Windscout is 3/2
    And Monastery Swiftspear is 2/3
