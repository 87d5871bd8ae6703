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
