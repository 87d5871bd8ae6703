Feature: 118.12a Unless

  What happens "unless" a player pays something happens if this player doesn't want to pay.

  @id:unless-upkeep @CR-118.12a
  Scenario Outline: Hungry Mist is <place> if its controller <chooses>
    Given it is Bob's end step
    And Alice controls Hungry Mist and two Forests
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice <chooses>
    Then Hungry Mist is <place>
    And Forest 1 and Forest 2 are <lands>

    Examples:
      | case   | chooses        | place                | lands    |
      | paid   | chooses to     | on the battlefield   | tapped   |
      | unpaid | chooses not to | in Alice's graveyard | untapped |
