Feature: Historic

  What is legendary, an artifact or a Saga is historic.

  @id:historic-spells @CR-700.6
  Scenario: An artifact spell and a legendary spell are historic, another creature spell is not
    Given Alice controls Cabal Paladin
    And Alice has Grizzly Bears, Sol Ring and Mowu, Loyal Companion in hand
    And Alice has {G}{G}{G}{G}{G}{G}{G} floating
    When Alice casts Sol Ring
    And the stack resolves
    Then Bob has 18 life
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Bob has 18 life
    When Alice casts Mowu, Loyal Companion
    And the stack resolves
    Then Bob has 16 life

  @id:historic-spell-surtr @CR-700.6
  Scenario: Surtr deals damage for a historic spell, and none for another
    Given Alice controls Surtr, Fiery Jötun
    And Alice has Grizzly Bears and Sol Ring in hand
    And Alice has {G}{G}{G} floating
    When Alice casts Grizzly Bears
    Then the stack has 1 object
    When the stack resolves
    And Alice casts Sol Ring
    And Alice chooses the targets Bob
    And the stack resolves
    Then Bob has 17 life

  @id:historic-permanents-counted @CR-700.6
  Scenario: Alistair counts himself, an artifact and a legendary artifact, each once, and nobody else's artifact
    Given Alice controls Alistair, the Brigadier, Sol Ring called Ours, Ozolith, the Shattered Spire, Grizzly Bears and eight Wastes
    And Bob controls Sol Ring called Theirs
    When Alice attacks with Alistair, the Brigadier
    And the top of the stack resolves
    And Alice chooses to
    Then Alistair, the Brigadier is 6/6
    And Grizzly Bears is 5/5

  @id:historic-spell-alistair @CR-700.6
  Scenario: Alistair makes a Soldier for a legendary spell, and none for another creature spell
    Given Alice controls Alistair, the Brigadier
    And Alice has Grizzly Bears and Mowu, Loyal Companion in hand
    And Alice has {G}{G}{G}{G}{G}{G} floating
    When Alice casts Grizzly Bears
    Then the stack has 1 object
    When the stack resolves
    And Alice casts Mowu, Loyal Companion
    And the top of the stack resolves
    Then Mowu, Loyal Companion is on the stack
    And Alice controls 1 Soldier Token
