Feature: 603.3 Triggered abilities go onto the stack

  An ability that triggers while a spell is being cast goes on top of that spell.

  @id:trigger-above-the-spell @CR-603.3 @CR-118.8 @CR-117.2a
  Scenario: The creature sacrificed for a spell leaves its token before the spell resolves
    Given Alice controls Doomed Dissenter, Gray Ogre and Gaea's Cradle
    And Alice has Altar's Reap in hand
    And Alice has {B}{B} floating
    When Alice casts Altar's Reap using Doomed Dissenter
    Then Doomed Dissenter is in Alice's graveyard
    And the stack has 2 objects
    And the top of the stack is an ability of Doomed Dissenter
    When the top of the stack resolves
    Then the top of the stack is Altar's Reap
    And Alice can tap Gaea's Cradle for {G}{G}
    When the stack resolves
    Then Alice has 2 cards in hand
