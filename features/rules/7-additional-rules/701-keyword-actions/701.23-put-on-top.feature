Feature: 701.23 A card that is searched for goes on top

  The library is shuffled before the found card is put on top of it.

  @id:search-put-on-top @CR-701.23a @CR-701.24a
  Scenario: The card found with Cruel Tutor is the next one drawn
    Given Alice has Cruel Tutor and Think Twice in hand
    And Alice has {C}{C}{B}{C}{U} floating
    And Alice has Hill Giant, Sol Ring and Grizzly Bears on top of the library
    When Alice casts Cruel Tutor
    And the stack resolves
    And Alice chooses Grizzly Bears from the options
    Then Grizzly Bears is in Alice's library
    And Alice has 18 life
    When Alice casts Think Twice
    And the stack resolves
    Then Grizzly Bears is in Alice's hand
    And Sol Ring is in Alice's library

  @id:search-put-on-top-quality @CR-701.23a
  Scenario: Mystical Tutor finds instants and sorceries alone
    Given Alice has Mystical Tutor and Think Twice called Held in hand
    And Alice has {U}{C}{U} floating
    And Alice has Hill Giant, Lightning Bolt and Divination on top of the library
    When Alice casts Mystical Tutor
    And the stack resolves
    Then the options for Alice are Lightning Bolt and Divination
    When Alice chooses Divination from the options
    And Alice casts Held
    And the stack resolves
    Then Divination is in Alice's hand
