Feature: {X} in the mana cost of what is not on the stack

  On the stack an {X} in a mana cost is worth what was chosen for it, in every other zone it is worth 0.

  Rule: On the stack X is what was chosen

    @id:x-on-stack-one-x @CR-202.3e @CR-107.3a
    Scenario: On the stack the mana value of Altered Ego counts the chosen X
      Given Alice has Altered Ego in hand
      And Alice controls four Forests and four Islands
      When Alice casts Altered Ego with X = 3
      Then the top of the stack has X = 3
      And Altered Ego has mana value 7

    @id:x-on-stack-two-x @CR-202.3e
    Scenario: On the stack the mana value of Hangarback Walker counts X for each {X}
      Given Alice has Hangarback Walker in hand
      And Alice controls four Wastes
      When Alice casts Hangarback Walker with X = 2
      Then Hangarback Walker has mana value 4

    @id:x-cost-two-x @CR-107.3a @ruling:hangarback-walker/2
    Scenario: Casting Hangarback Walker costs X for each {X}
      Given Alice has Hangarback Walker in hand
      And Alice controls three Wastes
      Then Alice can cast Hangarback Walker with X = 1
      And Alice can't cast Hangarback Walker with X = 2

  Rule: Anywhere else X is 0

    @id:x-outside-stack @CR-107.3g @CR-202.3e
    Scenario Outline: In the <zone> the {X} of Altered Ego adds nothing to its mana value
      Given Alice has Altered Ego <placed>
      Then Altered Ego has mana value 4

      Examples:
        | case         | zone         | placed                |
        | hand         | hand         | in hand               |
        | graveyard    | graveyard    | in the graveyard      |
        | exile        | exile zone   | in exile              |
        | library      | library      | on top of the library |
        | command-zone | command zone | in the command zone   |

    @id:x-battlefield @CR-107.3g @CR-202.3e
    Scenario: On the battlefield Hangarback Walker has mana value 0
      Given Alice has Hangarback Walker in hand
      And Alice controls four Wastes
      When Alice casts Hangarback Walker with X = 2
      And the stack resolves
      Then Hangarback Walker is on the battlefield
      And Hangarback Walker has mana value 0

    @id:x-forgotten-when-countered @CR-202.3e
    Scenario: A countered spell's X is forgotten in the graveyard
      Given Alice has Endless One in hand
      And Alice controls three Wastes
      And Bob has Cancel in hand
      And Bob has {U}{U}{U} floating
      When Alice casts Endless One with X = 3
      Then Endless One has mana value 3
      When Alice passes priority
      And Bob casts Cancel targeting Endless One
      And the stack resolves
      Then Endless One is in Alice's graveyard
      And Endless One has mana value 0

  Rule: Effects that look at mana values see the same numbers

    @id:x-idol-takes-x-cards @CR-107.3g @CR-202.3e @ruling:idol-of-endurance/1
    Scenario: Idol of Endurance takes Endless One and Hangarback Walker and leaves Altered Ego
      Given Alice has Idol of Endurance in hand
      And Alice controls three Plains
      And Alice has Endless One, Hangarback Walker and Altered Ego in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Endless One is in exile
      And Hangarback Walker is in exile
      And Altered Ego is in Alice's graveyard

    @id:x-idol-takes-what-was-large @CR-107.3g @CR-202.3e @ruling:idol-of-endurance/1
    Scenario: Idol of Endurance takes Endless One from the graveyard though its X was 4
      Given Alice has Endless One and Idol of Endurance in hand
      And Alice controls seven Plains
      And Alice has Hill Giant in the graveyard
      And Bob has Murder in hand
      And Bob has {B}{B}{B} floating
      When Alice casts Endless One with X = 4
      And the stack resolves
      And Alice passes priority
      And Bob casts Murder targeting Endless One
      And the stack resolves
      Then Endless One is in Alice's graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Endless One is in exile
      And Hill Giant is in Alice's graveyard

    @id:x-kicker-sees-mana-value-of-permanent @CR-107.3g @CR-202.3e
    Scenario: Thieving Skydiver kicked with X = 1 may take Hangarback Walker however many counters it has
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob controls Hangarback Walker, Fellwar Stone and Sol Ring
      And Hangarback Walker has 3 +1/+1 counters on it
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      Then the options for Alice are Hangarback Walker and Sol Ring
      When Alice chooses the targets Hangarback Walker
      And the stack resolves
      Then Alice controls Hangarback Walker
