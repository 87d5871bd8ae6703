Feature: Rulings of Town Gossipmonger

  @id:gossipmonger-new-creature @ruling:town-gossipmonger/3 @CR-302.6
  Scenario: A new creature may be tapped for the Gossipmonger, but the Gossipmonger itself may not be new
    Given Alice controls Town Gossipmonger called Old, Town Gossipmonger called New and Grizzly Bears
    And New came under Alice's control this turn
    And Grizzly Bears came under Alice's control this turn
    Then Alice can't activate the {T} ability of New using Grizzly Bears
    And Alice can activate the {T} ability of Old using Grizzly Bears
    When Alice activates the {T} ability of Old using Grizzly Bears
    And the stack resolves
    Then Old is transformed
