Feature: 608.2n Last of all

  As the last part of its resolution an instant or sorcery goes to its owner's graveyard; an ability just ceases to exist.

  @id:on-the-stack-while-resolving @CR-608.2n
  Scenario: A sorcery is on the stack while a card is being chosen for it, and in the graveyard afterwards
    Given Alice has Diabolic Tutor in hand
    And Alice has {B}{B}{C}{C} floating
    And Alice has Island and Swamp on top of the library
    When Alice casts Diabolic Tutor
    And the top of the stack resolves
    Then Alice is asked to choose
    And Diabolic Tutor is on the stack
    When Alice chooses Swamp from the options
    Then Diabolic Tutor is in Alice's graveyard
    And Swamp is in Alice's hand

  @id:to-its-owners-graveyard @CR-608.2n
  Scenario: A spell goes to the graveyard of its owner, not of the player who cast it
    Given Alice controls Nightveil Specter and Mountain
    And Bob has Lightning Bolt on top of the library
    When Alice attacks with Nightveil Specter
    And the game goes to Alice's combat damage step
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Lightning Bolt is in Bob's graveyard
    And Bob has 15 life
    And Alice has 0 cards in the graveyard
