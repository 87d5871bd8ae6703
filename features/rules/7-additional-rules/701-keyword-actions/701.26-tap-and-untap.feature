Feature: Tapping and untapping change the status, or are nothing

  Only what is untapped can be tapped, and only what is tapped can be untapped.

  @id:untap-untapped-is-nothing @CR-701.26b
  Scenario: An untapped artifact doesn't become untapped
    Given Alice controls Mesmeric Orb, Sol Ring called Tapped One, Sol Ring called Untapped One and two Voltaic Keys
    And Tapped One is tapped
    And Alice has {W}{W} floating
    When Alice activates the {1}, {T} ability of Voltaic Key 1 targeting Untapped One
    And the stack resolves
    Then Alice has no cards in the graveyard
    When Alice activates the {1}, {T} ability of Voltaic Key 2 targeting Tapped One
    And the stack resolves
    Then Alice has 1 card in the graveyard

  @id:untap-target-land @CR-701.26b @CR-115.1c
  Scenario: Voyaging Satyr untaps the land that it aims at, whoever controls it
    Given Alice controls Voyaging Satyr, Forest and Grizzly Bears
    And Bob controls Island and Mountain
    And Forest, Grizzly Bears, Island and Mountain are tapped
    Then Grizzly Bears is not a legal target for the {T} ability of Voyaging Satyr
    And Island is a legal target for the {T} ability of Voyaging Satyr
    When Alice activates the {T} ability of Voyaging Satyr targeting Island
    And the stack resolves
    Then Island is untapped
    And Forest is tapped
    And Mountain is tapped
    And Voyaging Satyr is tapped
