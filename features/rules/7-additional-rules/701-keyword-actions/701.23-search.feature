Feature: 701.23 Searching a library

  Whoever searches looks at all cards of the library and takes what fits. Of cards with a stated quality none has to be
  found; simply a card has to be. What was found need not be shown where nobody says so.

  @id:search-only-what-fits @CR-701.23a
  Scenario: Only cards that fit the description can be found
    Given Alice has Grizzly Bears, Sol Ring, Lightning Bolt and Voltaic Key on top of the library
    And Alice has Fabricate in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Fabricate
    And the stack resolves
    Then the options for Alice are Sol Ring and Voltaic Key
    When Alice chooses Sol Ring from the options
    Then Sol Ring is in Alice's hand
    And Voltaic Key is in Alice's library

  @id:search-may-fail @CR-701.23b
  Scenario: A card with a stated quality need not be found
    Given Alice has Sol Ring on top of the library
    And Alice has Fabricate in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Fabricate
    And the stack resolves
    And Alice chooses nothing from the options
    Then Sol Ring is in Alice's library
    And Fabricate is in Alice's graveyard
    And Alice has priority

  @id:search-must-find @CR-701.23d
  Scenario: A search simply for a card finds one
    Given Alice's library has 0 cards
    And Alice has Sol Ring on top of the library
    And Alice has Diabolic Tutor in hand
    And Alice has {B}{B}{B}{B} floating
    When Alice casts Diabolic Tutor
    And the stack resolves
    And Alice chooses Sol Ring from the options if asked
    Then Sol Ring is in Alice's hand
    And Alice has 0 cards in the library

  @id:search-up-to-two @CR-701.23a @CR-701.23b
  Scenario: Up to two Forests are found together
    Given Alice has Forest, Island, Dryad Arbor and Forest on top of the library
    And Alice has Skyshroud Claim in hand
    And Alice has {G}{G}{G}{G} floating
    When Alice casts Skyshroud Claim
    And the stack resolves
    And Alice chooses Forest 1 and Dryad Arbor from the options
    Then Forest 1 is on the battlefield
    And Dryad Arbor is on the battlefield
    And Forest 2 is in Alice's library

  @id:search-tapped @CR-701.23a @CR-110.5b
  Scenario: The land that Evolving Wilds finds enters tapped
    Given Alice controls Evolving Wilds
    And Alice has Forest on top of the library
    When Alice activates the {T} ability of Evolving Wilds
    And the stack resolves
    And Alice chooses Forest from the options
    Then Forest is tapped
    And Evolving Wilds is in Alice's graveyard

  @id:search-then-shuffle @CR-701.24a
  Scenario: The library is shuffled after the search
    Given Alice has Grizzly Bears, Goblin Piker, Sol Ring and Hill Giant on top of the library
    And the next shuffle puts Hill Giant on top
    And Alice has Fabricate and Divination in hand
    And Alice has {U}{U}{U} floating
    And Alice controls three Islands
    When Alice casts Fabricate
    And the stack resolves
    And Alice chooses Sol Ring from the options
    And Alice casts Divination
    And the stack resolves
    Then Hill Giant is in Alice's hand

  @id:search-mana-value-reckoned @CR-701.23a @CR-202.3
  Scenario: A creature card of one more mana value than the sacrificed creature is found, and no other
    Given Alice controls Prime Speaker Vannifar and Llanowar Elves
    And Alice has Bear Cub, Gray Ogre, Sol Ring and Elvish Mystic on top of the library
    When Alice activates the {T}, Sacrifice another creature ability of Prime Speaker Vannifar
    Then Llanowar Elves is in Alice's graveyard
    When the stack resolves
    Then the options for Alice are Bear Cub
    When Alice chooses Bear Cub from the options
    Then Alice controls Bear Cub
