Feature: 608.2c Instructions in the order written

  @id:slash-then-samurai @CR-608.2c
  Scenario: Banishing Slash destroys a tapped creature, then makes a Samurai for an artifact and an enchantment
    Given Alice controls Sol Ring and Fervor
    And Alice has Banishing Slash in hand
    And Alice has {W}{W} floating
    And Bob controls Hill Giant and Grizzly Bears
    And Hill Giant is tapped
    When Alice casts Banishing Slash targeting Hill Giant
    And the stack resolves
    And Alice's new Samurai Token is called Ronin
    Then Hill Giant is in Bob's graveyard
    And Ronin is 2/2
    And Ronin has vigilance

  @id:slash-untapped-creature @CR-115.1
  Scenario: Banishing Slash can target a tapped creature only, and any artifact or enchantment
    Given Alice has Banishing Slash in hand
    And Bob controls Hill Giant, Grizzly Bears, Sol Ring and Fervor
    And Hill Giant is tapped
    Then Hill Giant is a legal target for Banishing Slash
    And Grizzly Bears is not a legal target for Banishing Slash
    And Sol Ring is a legal target for Banishing Slash
    And Fervor is a legal target for Banishing Slash

  @id:slash-one-of-two @CR-608.2h
  Scenario: With an artifact alone Banishing Slash makes nothing more
    Given Alice controls Sol Ring
    And Alice has Banishing Slash in hand
    And Alice has {W}{W} floating
    And Bob controls Fervor
    When Alice casts Banishing Slash targeting Fervor
    And the stack resolves
    Then Fervor is in Bob's graveyard
    And Alice controls 0 Samurai Tokens

  @id:dreams-two-in-hand @CR-608.2c
  Scenario: Drawn from Dreams puts two of seven cards into the hand and the rest on the bottom
    Given Alice has Drawn from Dreams in hand
    And Alice has {U}{U}{U}{U} floating
    And Alice has Hill Giant, Grizzly Bears, Serra Angel, Giant Spider, Sol Ring, Fervor, Murder and Island on top of the library
    When Alice casts Drawn from Dreams
    And the stack resolves
    And Alice chooses Serra Angel and Murder from the options
    Then Serra Angel is in Alice's hand
    And Murder is in Alice's hand
    And Alice has 2 cards in hand
    And Hill Giant is in Alice's library

  @id:brainstorm-what-was-drawn @CR-608.2c
  Scenario: A card that Brainstorm has drawn can be put back, and one that was in hand as well
    Given Alice has Brainstorm and Serra Angel in hand
    And Alice has {U} floating
    And Alice has Forest, Gray Ogre and Hill Giant on top of the library
    When Alice casts Brainstorm
    And the stack resolves
    And Alice chooses Serra Angel and Forest from the options
    And Alice chooses the order Forest and Serra Angel if asked
    Then Serra Angel is in Alice's library
    And Forest is in Alice's library
    And Gray Ogre is in Alice's hand
    And Hill Giant is in Alice's hand
