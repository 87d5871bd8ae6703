Feature: Howltooth Hollow

  The hidden card may be played while nobody has a card in hand.

  Rule: All hands must be empty

    @id:howltooth-empty-hands @CR-608.2h
    Scenario: With all hands empty Howltooth Hollow lets one play the hidden card
      Given Alice has Howltooth Hollow in hand
      And Alice controls Swamp
      And Bob has Forest on top of the library
      And Alice has Serra Angel on top of the library
      When Alice plays Howltooth Hollow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Bob's precombat main phase
      And Bob plays Forest
      And the game goes to Alice's upkeep
      And Alice activates the {B}, {T} ability of Howltooth Hollow
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:howltooth-card-in-hand @CR-608.2h
    Scenario: With a card in an opponent's hand Howltooth Hollow allows nothing
      Given Alice has Howltooth Hollow in hand
      And Alice controls Swamp
      And Bob has Forest on top of the library
      And Alice has Serra Angel on top of the library
      When Alice plays Howltooth Hollow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice activates the {B}, {T} ability of Howltooth Hollow
      And the stack resolves
      Then Forest is in Bob's hand
      And nobody is asked to choose
      And Serra Angel is in exile
