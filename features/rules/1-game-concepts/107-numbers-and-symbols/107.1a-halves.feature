Feature: 107.1a Halves are rounded as the words say

  There are no fractions: what is halved says which way an odd number is rounded.

  Rule: Rounded up

    @id:half-of-life-up @CR-107.1a
    Scenario: Infernal Contract takes four of seven life
      Given Alice has Infernal Contract in hand
      And Alice has 7 life
      And Alice has {B}{B}{B} floating
      When Alice casts Infernal Contract
      And the stack resolves
      Then Alice has 3 life
      And Alice has 4 cards in hand

    @id:half-of-life-paid @CR-107.1a
    Scenario: With five life Lurking Evil costs three
      Given Alice controls Lurking Evil
      And Alice has 5 life
      When Alice activates the Pay half your life ability of Lurking Evil
      Then Alice has 2 life
      And Lurking Evil is not a creature
      When the stack resolves
      Then Lurking Evil is 4/4

    @id:half-of-library-up-twice @CR-107.1a @CR-608.2h @ruling:fleet-swallower/2
    Scenario: Two Fleet Swallowers mill eight of fifteen cards, then four of the seven that are left
      Given Alice controls Fleet Swallower called First and Fleet Swallower called Second
      And Bob's library has 15 cards
      When Alice attacks with First and Second
      And Alice orders the triggers First and Second if asked
      And Alice chooses the targets Bob
      And Alice chooses the targets Bob
      And the top of the stack resolves
      Then Bob has 7 cards in the library
      When the top of the stack resolves
      Then Bob has 3 cards in the library
      And Bob has 12 cards in the graveyard

    @id:half-of-own-library @CR-107.1a @ruling:fleet-swallower/1
    Scenario: Fleet Swallower may mill the player who attacks with it
      Given Alice controls Fleet Swallower
      And Alice's library has 9 cards
      When Alice attacks Bob with Fleet Swallower
      And Alice chooses the targets Alice
      And the stack resolves
      Then Alice has 4 cards in the library
      And Bob has 20 cards in the library
      And Alice has 5 cards in the graveyard

  Rule: Rounded down

    @id:half-of-library-down @CR-107.1a
    Scenario: Traumatize mills three of seven cards
      Given Alice has Traumatize in hand
      And Alice has {U}{U}{U}{U}{U} floating
      And Bob's library has 7 cards
      When Alice casts Traumatize targeting Bob
      And the stack resolves
      Then Bob has 4 cards in the library
      And Bob has 3 cards in the graveyard

    @id:half-of-zombies-down @CR-107.1a
    Scenario: With five Zombies Endless Ranks of the Dead creates two
      Given it is Bob's end step
      And Alice controls Endless Ranks of the Dead, Severed Legion and four Carrion Feeders
      When the game goes to Alice's upkeep
      And the stack resolves
      Then Alice controls 2 Zombie Tokens

    @id:half-of-one-zombie @CR-107.1a @ruling:endless-ranks-of-the-dead/1
    Scenario: For one Zombie Endless Ranks of the Dead creates none, for two it creates one
      Given it is Bob's end step
      And Alice controls Endless Ranks of the Dead and Severed Legion
      And Bob controls Endless Ranks of the Dead and two Carrion Feeders
      When the game goes to Alice's upkeep
      And the stack resolves
      And the game goes to Bob's upkeep
      And the stack resolves
      Then Alice controls no Zombie Tokens
      And Bob controls 1 Zombie Token
