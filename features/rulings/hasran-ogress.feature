Feature: Rulings on Hasran Ogress

  Attacking costs its controller {2} or 3 damage.

  @id:ogress-paid-or-not @CR-118.12a @ruling:hasran-ogress/1
  Scenario Outline: The controller of an attacking Hasran Ogress who <chooses> has <life> life
    Given Alice controls Hasran Ogress and two Swamps
    When Alice attacks with Hasran Ogress
    And the stack resolves
    And Alice <chooses>
    Then Alice has <life> life
    And Swamp 1 and Swamp 2 are <lands>

    Examples:
      | case   | chooses        | life | lands    |
      | paid   | chooses to     | 20   | tapped   |
      | unpaid | chooses not to | 17   | untapped |
