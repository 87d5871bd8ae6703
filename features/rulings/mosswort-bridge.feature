Feature: Mosswort Bridge

  The hidden card may be played while the powers of its controller's creatures add up to 10 or more.

  Rule: The powers are added up as the ability resolves

    @id:mosswort-total-ten @CR-608.2h
    Scenario: A total power of 10 is enough for Mosswort Bridge
      Given Alice has Mosswort Bridge in hand
      And Alice controls Forest
      And Alice controls Colossal Dreadmaw and Stampeding Rhino
      And Alice has Serra Angel on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice activates the {G}, {T} ability of Mosswort Bridge
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:mosswort-total-nine @CR-608.2h
    Scenario: A total power of 9 is not enough for Mosswort Bridge
      Given Alice has Mosswort Bridge in hand
      And Alice controls Forest
      And Alice controls Colossal Dreadmaw and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice plays Mosswort Bridge
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice activates the {G}, {T} ability of Mosswort Bridge
      And the stack resolves
      Then nobody is asked to choose
      And Mosswort Bridge is tapped
      And Serra Angel is in exile
