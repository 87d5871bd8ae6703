Feature: Rulings on Shelldock Isle

  The hidden card may be played while any library at all has twenty cards or fewer.

  Rule: Any player's library will do

    @id:shelldock-opponents-library @CR-608.2h @ruling:shelldock-isle/1
    Scenario: A library of twenty cards is enough for Shelldock Isle, also an opponent's
      Given Alice has Shelldock Isle in hand
      And Alice controls Island
      And Alice has Serra Angel on top of the library
      And Alice's library has 40 other cards
      And Bob's library has 21 cards
      When Alice plays Shelldock Isle
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice activates the {U}, {T} ability of Shelldock Isle
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:shelldock-no-small-library @CR-608.2h @ruling:shelldock-isle/1
    Scenario: With more than twenty cards in each library Shelldock Isle allows nothing
      Given Alice has Shelldock Isle in hand
      And Alice controls Island
      And Alice has Serra Angel on top of the library
      And Alice's library has 40 other cards
      And Bob's library has 22 cards
      When Alice plays Shelldock Isle
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice activates the {U}, {T} ability of Shelldock Isle
      And the stack resolves
      Then nobody is asked to choose
      And Bob has 21 cards in the library
      And Serra Angel is in exile
