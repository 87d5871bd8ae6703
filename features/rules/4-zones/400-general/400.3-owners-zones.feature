Feature: 400.3 Hands, libraries and graveyards of owners

  Whatever would go to another player's hand, library or graveyard goes to its owner's.

  @id:owners-hand @CR-400.3
  Scenario: Borrowed permanents return to their owner's hand, not to their controller's
    Given Alice controls Sol Ring, owned by Bob
    And Alice controls Gray Ogre, owned by Bob
    And Alice has Boomerang and Aether Adept in hand
    And Alice has {U}{U}{U}{U}{C} floating
    When Alice casts Boomerang targeting Sol Ring
    And the stack resolves
    Then Sol Ring is in Bob's hand
    When Alice casts Aether Adept
    And the top of the stack resolves
    And Alice chooses the targets Gray Ogre
    And the stack resolves
    Then Gray Ogre is in Bob's hand
    And Alice has 0 cards in hand

  @id:owners-graveyard @CR-400.3 @CR-701.21a
  Scenario: A borrowed creature that is sacrificed goes to its owner's graveyard
    Given Alice controls Bear Cub, owned by Bob
    And Alice controls Carrion Feeder and Blasting Station
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Bear Cub
    And the stack resolves
    Then Bear Cub is in Bob's graveyard
    And Carrion Feeder is 2/2
    When Alice activates the {T}, Sacrifice a creature ability of Blasting Station targeting Bob using Carrion Feeder
    And the stack resolves
    Then Carrion Feeder is in Alice's graveyard
    And Bob has 19 life

  @id:creatures-to-their-owners @CR-400.3 @CR-111.7
  Scenario: Evacuation returns a creature to its owner's hand, and a token nowhere
    Given Alice controls Hill Giant, owned by Bob
    And Alice has Dragon Fodder and Evacuation in hand
    And Alice has {R}{C}{U}{U}{C}{C}{C} floating
    When Alice casts Dragon Fodder
    And the stack resolves
    And Alice's new Goblin Token is called Goblin
    And Alice casts Evacuation
    And the stack resolves
    Then Hill Giant is in Bob's hand
    And Goblin is outside the game
    And Alice has 0 cards in hand
