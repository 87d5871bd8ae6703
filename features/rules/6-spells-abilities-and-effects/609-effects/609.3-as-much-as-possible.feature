Feature: 609.3 As much as possible

  An effect that asks for something impossible does only as much as is possible.

  @id:as-much-as-possible-discard @CR-609.3 @CR-608.2c
  Scenario: A player who has to discard three cards and has two discards both
    Given Alice controls Bazaar of Baghdad
    And Alice has Gray Ogre and Bear Cub on top of the library
    When Alice activates the {T} ability of Bazaar of Baghdad
    And the stack resolves
    Then Gray Ogre is in Alice's graveyard
    And Bear Cub is in Alice's graveyard
    And Alice has 0 cards in hand

  @id:as-much-as-possible-sacrifice @CR-609.3
  Scenario: Dredge draws a card though there is nothing to sacrifice
    Given Alice controls Bear Cub and Sol Ring
    And Alice has Dredge called First and Dredge called Second in hand
    And Alice has {B}{B} floating
    When Alice casts First
    And the stack resolves
    Then Bear Cub is in Alice's graveyard
    And Alice has 2 cards in hand
    When Alice casts Second
    And the stack resolves
    Then Alice has 2 cards in hand
    And Sol Ring is on the battlefield
