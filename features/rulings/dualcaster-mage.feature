Feature: Rulings on Dualcaster Mage

  As it enters it copies an instant or sorcery spell.

  @id:dualcaster-x @CR-707.10 @ruling:dualcaster-mage/4
  Scenario: The copy that Dualcaster Mage makes has the same X
    Given Alice has Braingeyser and Dualcaster Mage in hand
    And Alice has {U}{U}{C}{C}{R}{R}{R} floating
    When Alice casts Braingeyser with X = 2 targeting Alice
    And Alice casts Dualcaster Mage
    And the top of the stack resolves
    And Alice chooses the targets Braingeyser if asked
    And the top of the stack resolves
    And Alice chooses not to if asked
    Then the stack has 2 objects
    And the top of the stack has X = 2
    When the stack resolves
    Then Alice has 4 cards in hand

  @id:dualcaster-opponents-spell @CR-707.10 @ruling:dualcaster-mage/2 @ruling:dualcaster-mage/3
  Scenario: The copy of an opponent's spell means its own controller by "you"
    Given Alice has Concentrate in hand
    And Alice has {U}{U}{U}{U} floating
    And Bob has Dualcaster Mage in hand
    And Bob has {R}{R}{R} floating
    When Alice casts Concentrate
    And Alice passes priority
    And Bob casts Dualcaster Mage
    And the stack resolves
    And Bob chooses the targets Concentrate if asked
    And the stack resolves
    Then Alice has 3 cards in hand
    And Bob has 3 cards in hand

  @id:dualcaster-copy-not-cast @CR-707.10 @ruling:dualcaster-mage/1
  Scenario: Prowess doesn't trigger for the copy that Dualcaster Mage makes
    Given Alice controls Monastery Swiftspear
    And Alice has Lightning Bolt and Dualcaster Mage in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts Lightning Bolt targeting Bob
    Then the stack has 2 objects
    When Alice casts Dualcaster Mage
    And the top of the stack resolves
    And Alice chooses the targets Lightning Bolt if asked
    And the top of the stack resolves
    And Alice chooses not to if asked
    And the stack resolves
    Then Bob has 14 life
    And Monastery Swiftspear is 2/3

  @id:dualcaster-new-target @CR-707.10c @ruling:dualcaster-mage/6
  Scenario: The copy that Dualcaster Mage makes may get a new target
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Dualcaster Mage in hand
    And Bob has {R}{R}{R} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Dualcaster Mage
    And the top of the stack resolves
    And Bob chooses the targets Lightning Bolt if asked
    And the top of the stack resolves
    And Bob chooses to if asked
    And Bob chooses the targets Alice
    Then the top of the stack targets Alice
    When the stack resolves
    Then Alice has 17 life
    And Bob has 17 life

  @id:dualcaster-old-target @CR-707.10c @ruling:dualcaster-mage/6
  Scenario: The copy that Dualcaster Mage makes may keep the target
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Dualcaster Mage in hand
    And Bob has {R}{R}{R} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Dualcaster Mage
    And the top of the stack resolves
    And Bob chooses the targets Lightning Bolt if asked
    And the top of the stack resolves
    And Bob chooses not to if asked
    And Bob chooses the targets Bob if asked
    Then the top of the stack targets Bob
    When the stack resolves
    Then Bob has 14 life
