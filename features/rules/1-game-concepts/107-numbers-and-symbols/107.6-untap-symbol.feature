Feature: 107.6 The untap symbol

  {Q} in a cost asks for the permanent itself to be turned from tapped to untapped, so one that is untapped can't pay it,
  and a creature that is new to its controller can't either (302.6).

  Rule: Only a tapped permanent can pay {Q}

    @id:untap-symbol-untapped-permanent @CR-107.6 @ruling:pili-pala/1
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

    @id:untap-symbol-new-creature @CR-107.6 @CR-302.6 @ruling:pili-pala/2
    Scenario: A tapped creature that came under its controller's control this turn can't pay {Q}
      Given Alice controls Pili-Pala called Old and Pili-Pala called New
      And New came under Alice's control this turn
      And Old and New are tapped
      And Alice has {C}{C} floating
      Then Alice can activate the {2}, {Q} ability of Old
      And Alice can't activate the {2}, {Q} ability of New

    @id:untap-symbol-haste @CR-702.10c @CR-107.6 @ruling:silkbind-faerie/1
    Scenario: A tapped creature with haste can pay {Q} in the turn in which it came under control
      Given Alice controls Fervor
      And Alice controls Silkbind Faerie called Tired and Silkbind Faerie called Rested
      And Tired and Rested came under Alice's control this turn
      And Tired is tapped
      And Alice has {C}{W} floating
      Then Alice can activate the {1}{W/U}, {Q} ability of Tired targeting Rested
      And Alice can't activate the {1}{W/U}, {Q} ability of Rested targeting Tired

    @id:untap-symbol-new-faerie @CR-302.6 @ruling:silkbind-faerie/1
    Scenario: A new Silkbind Faerie that is tapped can't untap itself for its ability
      Given Alice controls Silkbind Faerie called Old and Silkbind Faerie called New
      And New came under Alice's control this turn
      And Old and New are tapped
      And Bob controls Grizzly Bears
      And Alice has {C}{W} floating
      Then Alice can activate the {1}{W/U}, {Q} ability of Old targeting Grizzly Bears
      And Alice can't activate the {1}{W/U}, {Q} ability of New targeting Grizzly Bears

  Rule: Untapping is a cost, paid before the ability resolves

    @id:untap-symbol-faerie-untapped @CR-107.6 @ruling:silkbind-faerie/2
    Scenario: An untapped Silkbind Faerie can't use its ability
      Given Alice controls Silkbind Faerie called Tired and Silkbind Faerie called Rested
      And Tired is tapped
      And Bob controls Grizzly Bears
      And Alice has {C}{U} floating
      Then Alice can activate the {1}{W/U}, {Q} ability of Tired targeting Grizzly Bears
      And Alice can't activate the {1}{W/U}, {Q} ability of Rested targeting Grizzly Bears

    @id:untap-symbol-untapped-at-once @CR-602.2b @CR-107.6 @ruling:silkbind-faerie/3
    Scenario: Silkbind Faerie is untapped while its ability is still on the stack
      Given Alice controls Silkbind Faerie
      And Silkbind Faerie is tapped
      And Bob controls Grizzly Bears
      And Alice has {C}{W} floating
      When Alice activates the {1}{W/U}, {Q} ability of Silkbind Faerie targeting Grizzly Bears
      Then Silkbind Faerie is untapped
      And Grizzly Bears is untapped
      When the stack resolves
      Then Grizzly Bears is tapped

    @id:untap-symbol-no-stack @CR-605.3b @ruling:pili-pala/3
    Scenario: The ability of Pili-Pala adds its mana without using the stack
      Given Alice controls Pili-Pala
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {U}
      Then the stack is empty
      And Alice has {U} floating

  Rule: Paying {Q} is becoming untapped for all that looks for it

    @id:untap-symbol-wake-thrasher @CR-107.6 @CR-603.2
    Scenario: Wake Thrasher sees a creature of its controller pay {Q}
      Given Alice controls Wake Thrasher and Pili-Pala
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {U}
      Then the top of the stack is an ability of Wake Thrasher
      When the stack resolves
      Then Wake Thrasher is 2/2

    @id:untap-symbol-tap-no-untap @CR-107.6 @CR-603.2
    Scenario: Wake Thrasher sees {Q} paid and doesn't see {T} paid
      Given Alice controls Wake Thrasher, Llanowar Elves and Pili-Pala
      And Pili-Pala is tapped
      And Alice has {C} floating
      When Alice taps Llanowar Elves for mana
      Then the stack is empty
      When Alice activates the {2}, {Q} ability of Pili-Pala for {U}
      Then the stack has 1 object
      When the stack resolves
      Then Wake Thrasher is 2/2

    @id:untap-symbol-opponents-thrasher @CR-603.2
    Scenario: Wake Thrasher doesn't see an opponent's creature pay {Q}
      Given Alice controls Wake Thrasher called Mine and Pili-Pala
      And Bob controls Wake Thrasher called Theirs
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {U}
      And the stack resolves
      Then Mine is 2/2
      And Theirs is 1/1

    @id:untap-symbol-mesmeric-orb @CR-107.6 @CR-603.2
    Scenario: Mesmeric Orb mills a card of the player whose creature pays {Q}
      Given Alice controls Pili-Pala
      And Bob controls Mesmeric Orb
      And Pili-Pala is tapped
      And Alice has {C}{C} floating
      When Alice activates the {2}, {Q} ability of Pili-Pala for {U}
      And the stack resolves
      Then Alice has 1 card in the graveyard
      And Bob has 0 cards in the graveyard

    @id:untap-symbol-trigger-above @CR-603.3 @CR-107.6
    Scenario: What triggers on paying {Q} goes on the stack above the ability that was paid for
      Given Alice controls Silkbind Faerie and Mesmeric Orb
      And Silkbind Faerie is tapped
      And Bob controls Grizzly Bears
      And Alice has {C}{W} floating
      When Alice activates the {1}{W/U}, {Q} ability of Silkbind Faerie targeting Grizzly Bears
      Then the top of the stack is an ability of Mesmeric Orb
      When the top of the stack resolves
      Then Alice has 1 card in the graveyard
      And Grizzly Bears is untapped
      And the top of the stack is an ability of Silkbind Faerie
      When the stack resolves
      Then Grizzly Bears is tapped

    @id:untap-symbol-untap-step-triggers @CR-502.4 @ruling:mesmeric-orb/1
    Scenario: Mesmeric Orb's trigger from the untap step is on the stack in the upkeep
      Given it is Bob's end step
      And Alice controls Mesmeric Orb, Forest and Island
      And Forest is tapped
      When the game goes to Alice's upkeep
      Then the stack has 1 object
      And Alice has 0 cards in the graveyard
      When the stack resolves
      Then Alice has 1 card in the graveyard

    @id:untap-symbol-untap-step-thrasher @CR-502.4 @ruling:wake-thrasher/1
    Scenario: Wake Thrasher grows in the upkeep for a permanent that untapped in the untap step
      Given it is Bob's end step
      And Alice controls Wake Thrasher, Forest and Island
      And Forest is tapped
      When the game goes to Alice's upkeep
      Then Wake Thrasher is 1/1
      When the stack resolves
      Then Wake Thrasher is 2/2
