Feature: Rulings on Candelabra of Tawnos

  It untaps X lands.

  @id:candelabra-untaps-any @CR-605.1a @ruling:candelabra-of-tawnos/1 @ruling:candelabra-of-tawnos/2 @ruling:candelabra-of-tawnos/3
  Scenario: Candelabra of Tawnos untaps lands of both players, through the stack
    Given Alice controls Candelabra of Tawnos and Forest
    And Alice has {C}{C}{C} floating
    And Bob controls Island, Swamp and Sol Ring
    And Forest, Island and Sol Ring are tapped
    Then Sol Ring is not a legal target for the {X}, {T} ability of Candelabra of Tawnos
    And Swamp is a legal target for the {X}, {T} ability of Candelabra of Tawnos
    When Alice activates the {X}, {T} ability of Candelabra of Tawnos with X = 3 targeting Forest, Island and Swamp
    Then the stack has 1 object
    And Forest is tapped
    When the stack resolves
    Then Forest, Island and Swamp are untapped
