Feature: 111.3 What a token is

  A token has the characteristics that the effect names which makes it, as if they were printed on it.

  @id:token-as-described @CR-111.3 @CR-308.2
  Scenario: The token of Bitterblossom is a Faerie creature for Faerie Noble, Bitterblossom a Faerie that is no creature
    Given it is Bob's end step
    And Alice controls Bitterblossom and Faerie Noble
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice's new Faerie Rogue Token is called Rogue
    Then Rogue is 1/2
    And Rogue is black
    And Rogue has flying
    And Bitterblossom is a Faerie
    And Bitterblossom is not a creature
    And Alice has 19 life
