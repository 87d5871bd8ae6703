Feature: 702.29c When a card is cycled

  An ability that triggers on cycling its own card triggers from wherever that card went, and resolves before the card
  is drawn.

  @id:cycled-this-triggers @CR-702.29c
  Scenario: Renewed Faith gives life when it is cycled, before the card is drawn
    Given Alice has Renewed Faith in hand
    And Alice has {W}{W} floating
    When Alice activates the {1}{W} ability of Renewed Faith
    Then the top of the stack is an ability of Renewed Faith
    And the stack has 2 objects
    When the top of the stack resolves
    And Alice chooses to
    Then Alice has 22 life
    And Alice has 0 cards in hand
    When the stack resolves
    Then Alice has 1 card in hand

  @id:cycled-this-not-discarded @CR-702.29c
  Scenario: The cycling of another card does not trigger it
    Given Alice has Renewed Faith and Desert Cerodon in hand
    And Alice controls Mountain
    When Alice activates the {R} ability of Desert Cerodon
    Then the stack has 1 object
    And the top of the stack is an ability of Desert Cerodon

  @id:cycled-trigger-with-target @CR-702.29c @CR-603.3d
  Scenario: The trigger of a cycled Windcaller Aven gives a creature flying before the card is drawn
    Given Alice controls Hill Giant
    And Alice has Windcaller Aven in hand
    And Alice has {U} floating
    When Alice activates the {U} ability of Windcaller Aven
    And Alice chooses the targets Hill Giant if asked
    Then the stack has 2 objects
    And Windcaller Aven is in Alice's graveyard
    When the top of the stack resolves
    Then Hill Giant has flying
    And Alice has 0 cards in hand
