Feature: Rulings on Faceless Haven

  @id:haven-new-creature @CR-302.6 @ruling:faceless-haven/1
  Scenario: Faceless Haven that has come this turn can't attack or be tapped for mana as a creature
    Given Alice controls Faceless Haven and three Snow-Covered Islands
    And Faceless Haven came under Alice's control this turn
    Then Alice can tap Faceless Haven for mana
    When Alice activates the {S}{S}{S} ability of Faceless Haven paying with Snow-Covered Island 1, Snow-Covered Island 2 and Snow-Covered Island 3
    And the stack resolves
    Then Faceless Haven is a creature
    And Alice can't tap Faceless Haven for mana
    And Alice can't attack with Faceless Haven
