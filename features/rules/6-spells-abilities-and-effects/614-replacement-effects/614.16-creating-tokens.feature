Feature: Creating more tokens

  An effect that replaces the creation of tokens by that of twice as many deals with each creation once.

  Rule: Tokens of the player whom the effect speaks of are more

    @id:token-doubler-mine-alone @CR-614.16
    Scenario: Parallel Lives doubles the tokens of its controller and nobody else's
      Given Alice controls Parallel Lives
      And Alice has Dragon Fodder in hand
      And Bob has Raise the Alarm in hand
      And Alice has {R}{R} floating
      And Bob has {W}{W} floating
      When Alice casts Dragon Fodder
      And the stack resolves
      And Alice passes priority
      And Bob casts Raise the Alarm
      And the stack resolves
      Then Alice controls 4 Goblin Tokens
      And Bob controls 2 Soldier Tokens

    @id:token-doubler-anybodys @CR-614.16
    Scenario: Primal Vigor doubles the tokens of each player, Adrix and Nev only those of their controller
      Given Bob controls Primal Vigor and Adrix and Nev, Twincasters
      And Alice has Dragon Fodder in hand
      And Bob has Raise the Alarm in hand
      And Alice has {R}{R} floating
      And Bob has {W}{W} floating
      When Alice casts Dragon Fodder
      And the stack resolves
      And Alice passes priority
      And Bob casts Raise the Alarm
      And the stack resolves
      Then Alice controls 4 Goblin Tokens
      And Bob controls 8 Soldier Tokens

    @id:token-doubler-ability @CR-614.16 @CR-602.5
    Scenario: Mondrak makes two Elementals of Hoofprints of the Stag, which works in its controller's own turn
      Given Alice controls Mondrak, Glory Dominus, Hoofprints of the Stag called Hers and three Plains
      And Bob controls Hoofprints of the Stag called His and three Plains
      And Hers has 4 hoofprint counters on it
      And His has 4 hoofprint counters on it
      When Alice activates the {2}{W} ability of Hers
      And the stack resolves
      Then Alice controls 2 Elemental Tokens
      When Alice passes priority
      Then Bob can't activate the {2}{W} ability of His
      When the game goes to Bob's precombat main phase
      And Bob chooses not to
      Then Bob can activate the {2}{W} ability of His
      When Bob activates the {2}{W} ability of His
      And the stack resolves
      Then Bob controls 1 Elemental Token

  Rule: Each effect is applied once

    @id:token-doublers-two @CR-614.16
    Scenario: Two enchantments that double tokens make them four times as many
      Given Alice controls Parallel Lives and Anointed Procession
      And Alice has Dragon Fodder in hand
      And Alice has {R}{R} floating
      When Alice casts Dragon Fodder
      And the stack resolves
      Then Alice controls 8 Goblin Tokens
