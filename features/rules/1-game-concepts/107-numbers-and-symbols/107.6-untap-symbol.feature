Feature: 107.6 The untap symbol

  {Q} in a cost asks for the permanent itself to be turned from tapped to untapped, so one that is untapped can't pay it,
  and a creature that is new to its controller can't either (302.6).

  Rule: Only a tapped permanent can pay {Q}

    @id:untap-symbol-untapped-permanent @CR-107.6
    Scenario: An untapped creature can't activate an ability that costs {Q}
      Given Alice controls Pili-Pala called Tired and Pili-Pala called Rested
      And Tired is tapped
      And Alice has {C}{C} floating
      Then Alice can activate the {2}, {Q} ability of Tired
      And Alice can't activate the {2}, {Q} ability of Rested

    @id:untap-symbol-paying-untaps @CR-107.6
    Scenario: Paying {Q} untaps the permanent that has the ability
      Given Alice controls Pili-Pala called Spender and Pili-Pala called Tired
      And Spender and Tired are tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Spender for {U}
      Then Alice has {U} floating
      And Spender is untapped
      And Tired is tapped

  Rule: A creature that is new to its controller can't pay {Q}

    @id:untap-symbol-new-creature @CR-107.6 @CR-302.6
    Scenario: A tapped creature that came under its controller's control this turn can't pay {Q}
      Given Alice controls Pili-Pala called Old and Pili-Pala called New
      And New came under Alice's control this turn
      And Old and New are tapped
      And Alice has {C}{C} floating
      Then Alice can activate the {2}, {Q} ability of Old
      And Alice can't activate the {2}, {Q} ability of New
