Feature: 701.23 Searching a library and/or a graveyard

  The player searches one of the zones or both, and shuffles only a library that was searched.

  Background:
    Given Alice has Delivery Moogle and Think Twice in hand
    And Alice has {C}{C}{C}{W}{C}{U} floating
    And Alice has Bonesplitter, Darksteel Ingot and Forest called Old in the graveyard
    And Alice has Hill Giant, Sol Ring and Grizzly Bears on top of the library
    And the next shuffle puts Grizzly Bears on top

  @id:search-both-zones @CR-701.23a
  Scenario: Fitting cards of both zones are found, and the library is shuffled
    When Alice casts Delivery Moogle
    And the stack resolves
    And Alice chooses to
    Then the options for Alice are Sol Ring and Bonesplitter
    When Alice chooses Bonesplitter from the options
    Then Bonesplitter is in Alice's hand
    And Sol Ring is in Alice's library
    And Darksteel Ingot is in Alice's graveyard
    When Alice casts Think Twice
    And the stack resolves
    Then Grizzly Bears is in Alice's hand

  @id:search-graveyard-alone @CR-701.23a
  Scenario: Who searches the graveyard alone finds nothing in the library and doesn't shuffle it
    When Alice casts Delivery Moogle
    And the stack resolves
    And Alice chooses not to
    And Alice chooses Bonesplitter from the options if asked
    Then Bonesplitter is in Alice's hand
    And Sol Ring is in Alice's library
    When Alice casts Think Twice
    And the stack resolves
    Then Hill Giant is in Alice's hand
    And Grizzly Bears is in Alice's library

  @id:search-finds-none @CR-701.23b
  Scenario: Who searches both zones need not find a card there, and shuffles
    When Alice casts Delivery Moogle
    And the stack resolves
    And Alice chooses to
    And Alice chooses nothing from the options
    Then Bonesplitter is in Alice's graveyard
    And Sol Ring is in Alice's library
    When Alice casts Think Twice
    And the stack resolves
    Then Grizzly Bears is in Alice's hand
