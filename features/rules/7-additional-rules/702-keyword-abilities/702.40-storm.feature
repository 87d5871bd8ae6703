Feature: 702.40 Storm

  A spell with storm is copied for each spell that was cast before it in the turn.

  @id:storm-copies @CR-702.40a
  Scenario: A spell with storm is copied once for each spell cast before it this turn
    Given Alice has Sol Ring, Gut Shot and Brain Freeze in hand
    And Alice has {C}{R}{C}{U} floating
    When Alice casts Sol Ring
    And the stack resolves
    And Alice casts Gut Shot targeting Bob
    And the stack resolves
    And Alice casts Brain Freeze targeting Bob
    And the top of the stack resolves
    And Alice chooses not to if asked
    And Alice chooses not to if asked
    Then the stack has 3 objects
    When the stack resolves
    Then Bob has 9 cards in the graveyard

  @id:storm-none-before @CR-702.40a
  Scenario: The first spell of a turn is not copied by storm
    Given Alice has Brain Freeze and Sol Ring in hand
    And Alice has {C}{U}{C} floating
    When Alice casts Brain Freeze targeting Bob
    And the stack resolves
    And Alice casts Sol Ring
    And the stack resolves
    Then Bob has 3 cards in the graveyard
    And Sol Ring is on the battlefield

  @id:storm-any-player @CR-702.40a
  Scenario: Spells of other players count for storm, also while they are on the stack
    Given Alice has Brain Freeze in hand
    And Bob has Lightning Bolt in hand
    And Alice has {C}{U} floating
    And Bob has {R} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Alice
    And Bob passes priority
    And Alice casts Brain Freeze targeting Bob
    And the top of the stack resolves
    And Alice chooses not to if asked
    Then the stack has 3 objects
    When the stack resolves
    Then Bob has 7 cards in the graveyard
    And Alice has 17 life

  @id:storm-not-after @CR-702.40a
  Scenario: A spell cast after the spell with storm does not count
    Given Alice has Sol Ring, Brain Freeze and Lightning Bolt in hand
    And Alice has {C}{C}{U}{R} floating
    When Alice casts Sol Ring
    And the stack resolves
    And Alice casts Brain Freeze targeting Bob
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    And Alice chooses not to if asked
    And the stack resolves
    Then Bob has 17 life
    And Bob has 6 cards in the graveyard

  @id:storm-new-targets @CR-702.40a
  Scenario: The copies of storm may get new targets
    Given Alice has Sol Ring and Grapeshot in hand
    And Alice has {C}{C}{R} floating
    And Bob controls Elvish Mystic
    When Alice casts Sol Ring
    And the stack resolves
    And Alice casts Grapeshot targeting Bob
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses the targets Elvish Mystic
    And the stack resolves
    Then Elvish Mystic is in Bob's graveyard
    And Bob has 19 life

  @id:storm-copies-not-cast @CR-702.40a @CR-707.10
  Scenario: The copies that storm makes are not cast
    Given Alice controls Monastery Swiftspear
    And Alice has Sol Ring and Empty the Warrens in hand
    And Alice has {C}{C}{C}{C}{R} floating
    When Alice casts Sol Ring
    And the stack resolves
    And Alice casts Empty the Warrens
    And Alice orders the triggers Monastery Swiftspear and Empty the Warrens if asked
    And the stack resolves
    Then Alice controls 4 Goblin Tokens
    And Monastery Swiftspear is 3/4

  @id:cast-trigger-countered @CR-603.2 @CR-701.6a
  Scenario: An ability that triggers as its spell is cast resolves although the spell is countered
    Given Alice has Nulldrifter in hand
    And Alice has {C}{C}{C}{C}{C}{C}{C} floating
    And Bob has Cancel in hand
    And Bob has {C}{U}{U} floating
    When Alice casts Nulldrifter
    And Alice passes priority
    And Bob casts Cancel targeting Nulldrifter
    And the stack resolves
    Then Nulldrifter is in Alice's graveyard
    And Alice has 2 cards in hand
