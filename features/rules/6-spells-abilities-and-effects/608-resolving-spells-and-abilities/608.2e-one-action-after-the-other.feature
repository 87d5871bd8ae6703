Feature: 608.2e One action after the other

  Where all players do several things, everybody chooses for the first in turn order and it is done, before the second begins.

  @id:all-discard-then-all-sacrifice @CR-608.2e
  Scenario: Both players have discarded before either chooses a creature to sacrifice
    Given Alice has Smallpox, Lightning Bolt and Giant Growth in hand
    And Alice has {B}{B} floating
    And Alice controls Grizzly Bears and Hill Giant
    And Bob has Fog and Murder in hand
    And Bob controls Gray Ogre and Bear Cub
    When Alice casts Smallpox
    And the top of the stack resolves
    Then Alice is asked to choose
    When Alice chooses Giant Growth from the options
    Then Bob is asked to choose
    When Bob chooses Fog from the options
    Then Giant Growth is in Alice's graveyard
    And Fog is in Bob's graveyard
    And Alice is asked to choose
    When Alice chooses Grizzly Bears from the options
    Then Grizzly Bears is on the battlefield
    And the options for Bob are Gray Ogre and Bear Cub
    When Bob chooses Bear Cub from the options
    Then Grizzly Bears is in Alice's graveyard
    And Bear Cub is in Bob's graveyard
    And Alice has 19 life
    And Bob has 19 life
