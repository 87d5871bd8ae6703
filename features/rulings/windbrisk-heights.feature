Feature: Rulings on Windbrisk Heights

  The hidden card may be played in a turn in which its controller has declared three creatures or more as attackers,
  whatever became of them.

  Rule: Three attackers must have been declared in the turn

    @id:windbrisk-three-attackers @CR-608.2i @ruling:windbrisk-heights/1
    Scenario: After an attack with three creatures Windbrisk Heights lets one play the hidden card
      Given Alice has Windbrisk Heights in hand
      And Alice controls Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice plays Windbrisk Heights
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice attacks with Raging Goblin, Grizzly Bears and Hill Giant
      And Alice activates the {W}, {T} ability of Windbrisk Heights
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:windbrisk-two-attackers @CR-608.2i @ruling:windbrisk-heights/1
    Scenario: After an attack with two of three creatures Windbrisk Heights allows nothing
      Given Alice has Windbrisk Heights in hand
      And Alice controls Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice plays Windbrisk Heights
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice attacks with Grizzly Bears and Hill Giant
      And Alice activates the {W}, {T} ability of Windbrisk Heights
      And the stack resolves
      Then nobody is asked to choose
      And Windbrisk Heights is tapped
      And Serra Angel is in exile

    @id:windbrisk-attacker-gone @CR-608.2i @ruling:windbrisk-heights/1
    Scenario: An attacker that has died since counts for Windbrisk Heights
      Given Alice has Windbrisk Heights in hand
      And Alice controls Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      And Alice has Serra Angel on top of the library
      When Alice plays Windbrisk Heights
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice attacks with Raging Goblin, Grizzly Bears and Hill Giant
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Hill Giant
      And the stack resolves
      And Alice activates the {W}, {T} ability of Windbrisk Heights
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield
