Feature: X of a spell that is cast without paying its mana cost

  Whoever casts a spell with {X} in its mana cost without paying that cost must choose 0. A variable elsewhere, in a
  kicker cost for example, is paid, and so is chosen as usual.

  Rule: X in an unpaid mana cost is 0

    @id:x-free-only-zero @CR-107.3b @ruling:idol-of-endurance/5
    Scenario: Endless One is cast without its mana cost with X = 0 and with no other X
      Given Alice has Idol of Endurance in hand
      And Alice has Endless One called Paid in hand
      And Alice controls eight Plains
      And Alice has Endless One called Free in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Free without paying its mana cost with X = 0
      And Alice can't cast Free without paying its mana cost with X = 1
      And Alice can cast Paid with X = 1

    @id:x-free-two-x @CR-107.3b @ruling:idol-of-endurance/5
    Scenario: Hangarback Walker is cast without its mana cost with X = 0 and with no other X
      Given Alice has Idol of Endurance in hand
      And Alice controls nine Plains
      And Alice has Hangarback Walker in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Hangarback Walker without paying its mana cost with X = 0
      And Alice can't cast Hangarback Walker without paying its mana cost with X = 2

    @id:x-free-on-stack @CR-107.3b @CR-202.3e
    Scenario: On the stack a free Endless One has X = 0 and mana value 0
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Endless One in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Endless One without paying its mana cost
      Then the top of the stack is Endless One
      And the top of the stack has X = 0
      And Endless One has mana value 0

    @id:x-free-no-counters @CR-107.3b @CR-107.3m
    Scenario: A free Endless One enters without counters
      Given Alice has Idol of Endurance in hand
      And Alice controls Glorious Anthem and five Plains
      And Alice has Endless One in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Endless One without paying its mana cost
      And the stack resolves
      Then Endless One has no +1/+1 counters on it
      And Endless One is 1/1

    @id:x-free-dies @CR-107.3b @CR-704.5f
    Scenario: A free Hangarback Walker dies at once and leaves no Thopter
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Hangarback Walker and Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Hangarback Walker without paying its mana cost
      And the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Grizzly Bears is in exile
      And Alice controls no Thopter Tokens

    @id:x-free-cost-increase @CR-107.3b @CR-118.9d
    Scenario: Paying for Sphere of Resistance gives a free Endless One no X
      Given Alice has Idol of Endurance in hand
      And Alice controls Sphere of Resistance and eight Plains
      And Alice has Endless One in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Endless One without paying its mana cost with X = 0
      And Alice can't cast Endless One without paying its mana cost with X = 1

  Rule: X in an additional cost is chosen as usual

    @id:x-free-kicker @CR-107.3m @CR-118.9d
    Scenario: A free Thieving Skydiver is kicked with X = 2 and takes an artifact with mana value 2
      Given Alice has Idol of Endurance in hand
      And Alice controls seven Plains
      And Alice has Thieving Skydiver in the graveyard
      And Bob controls Fellwar Stone
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Thieving Skydiver without paying its mana cost kicked with X = 2
      And the stack resolves
      And Alice chooses the targets Fellwar Stone if asked
      And the stack resolves
      Then Alice controls Fellwar Stone

    @id:x-free-kicker-is-paid @CR-118.9d @CR-601.2h
    Scenario: The X of a free Thieving Skydiver's kicker is limited by the mana at hand
      Given Alice has Idol of Endurance in hand
      And Alice controls seven Plains
      And Alice has Thieving Skydiver in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Thieving Skydiver without paying its mana cost kicked with X = 2
      And Alice can't cast Thieving Skydiver without paying its mana cost kicked with X = 3

    @id:x-free-kicker-zero @CR-702.33a
    Scenario: A free Thieving Skydiver can't be kicked with X = 0
      Given Alice has Idol of Endurance in hand
      And Alice controls six Plains
      And Alice has Thieving Skydiver in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Thieving Skydiver without paying its mana cost kicked with X = 1
      And Alice can't cast Thieving Skydiver without paying its mana cost kicked with X = 0
