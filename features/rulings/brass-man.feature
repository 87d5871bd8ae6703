Feature: Rulings on Brass Man

  It untaps for {1} in its controller's upkeep.

  @id:brass-man-upkeep @CR-118.12 @ruling:brass-man/1
  Scenario Outline: Brass Man whose controller <chooses> is <state> after the upkeep
    Given it is Bob's end step
    And Alice controls Brass Man and Forest
    And Brass Man is tapped
    When the game goes to Alice's upkeep
    Then Brass Man is tapped
    And the stack has 1 object
    When the stack resolves
    And Alice <chooses>
    Then Brass Man is <state>
    And Forest is <forest>
    And the stack is empty

    Examples:
      | case   | chooses        | state    | forest   |
      | paid   | chooses to     | untapped | tapped   |
      | unpaid | chooses not to | tapped   | untapped |
