Feature: X of a spell in the words of the permanent that it becomes

  What a permanent does as it enters, or triggers on entering, uses the X that was chosen for the spell it was. Nothing
  else brings an X along: what came from elsewhere than the stack has 0, a copy of a permanent has 0, and so have words
  that were gained by copying. A copy of the spell has the same X as the spell.

  Rule: The X that was chosen for the spell counts as it enters

    @id:x-entering-one-x @CR-107.3m
    Scenario: Endless One enters with as many counters as were chosen for X
      Given Alice has Endless One in hand
      And Alice controls three Wastes
      When Alice casts Endless One with X = 3
      And the stack resolves
      Then Endless One has 3 +1/+1 counters on it
      And Endless One is 3/3

    @id:x-entering-two-x @CR-107.3m
    Scenario: With two {X} in its cost Hangarback Walker enters with X counters and not with twice as many
      Given Alice has Hangarback Walker in hand
      And Alice controls four Wastes
      When Alice casts Hangarback Walker with X = 2
      And the stack resolves
      Then Hangarback Walker has 2 +1/+1 counters on it

    @id:x-entering-permanent-mana-value @CR-107.3m @CR-202.3e
    Scenario: The X that gave Endless One its counters is no part of the permanent's mana value
      Given Alice has Endless One in hand
      And Alice controls three Wastes
      When Alice casts Endless One with X = 3
      Then Endless One has mana value 3
      When the stack resolves
      Then Endless One has mana value 0
      And Endless One has 3 +1/+1 counters on it

    @id:x-entering-own-x @CR-107.3m
    Scenario: Two spells with different X enter with different counters
      Given Alice has Endless One called Small and Endless One called Large in hand
      And Alice controls four Wastes
      When Alice casts Small with X = 1
      And the stack resolves
      And Alice casts Large with X = 3
      And the stack resolves
      Then Small has 1 +1/+1 counter on it
      And Large has 3 +1/+1 counters on it

  Rule: What was no spell has no X

    @id:x-entering-blinked @CR-107.3m @ruling:ghostly-flicker/1
    Scenario: Endless One comes back from exile without counters
      Given Alice has Endless One and Ghostly Flicker in hand
      And Alice controls Glorious Anthem, Sol Ring and five Islands
      When Alice casts Endless One with X = 2
      And the stack resolves
      Then Endless One has 2 +1/+1 counters on it
      When Alice casts Ghostly Flicker targeting Endless One and Sol Ring
      And the stack resolves
      Then Endless One has no +1/+1 counters on it
      And Endless One is 1/1

    @id:x-entering-blinked-dies @CR-107.3m @CR-704.5f
    Scenario: Hangarback Walker dies when it comes back from exile, and leaves no Thopter
      Given Alice has Ghostly Flicker in hand
      And Alice controls Hangarback Walker, Sol Ring and three Islands
      And Hangarback Walker has 2 +1/+1 counters on it
      When Alice casts Ghostly Flicker targeting Hangarback Walker and Sol Ring
      And the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Alice controls no Thopter Tokens

  Rule: A copy of the permanent has no X, a copy of the spell has the spell's

    @id:x-entering-permanent-copied @CR-107.3m @ruling:clone/4
    Scenario: Clone as a copy of Endless One enters without counters
      Given Alice has Endless One and Clone in hand
      And Alice controls Glorious Anthem and six Islands
      When Alice casts Endless One with X = 2
      And the stack resolves
      And Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Endless One from the options
      Then Endless One has 2 +1/+1 counters on it
      And Clone is named Endless One
      And Clone has no +1/+1 counters on it

    @id:x-entering-spell-copied @CR-107.3m @CR-707.10 @CR-608.3f @ruling:double-major/1
    Scenario: A copy of the spell Endless One enters with as many counters as the spell
      Given Alice has Endless One and Double Major in hand
      And Alice controls three Forests and three Islands
      When Alice casts Endless One with X = 2
      And Alice casts Double Major targeting Endless One
      And the stack resolves
      And Alice's new Endless One is called Twin
      Then Twin has 2 +1/+1 counters on it
      And Twin is a token
      And Endless One has 2 +1/+1 counters on it

    @id:x-of-copied-spell @CR-707.10 @CR-202.3e
    Scenario: A copy of the spell Endless One on the stack has its X and mana value
      Given Alice has Endless One and Double Major in hand
      And Alice controls three Forests and three Islands
      When Alice casts Endless One with X = 2
      And Alice casts Double Major targeting Endless One
      And the top of the stack resolves
      And Alice's new Endless One is called Twin
      Then the stack has 2 objects
      And the top of the stack has X = 2
      And Twin has mana value 2

  Rule: Words gained by copying do not share the X

    @id:x-gained-altered-ego-as-endless-one @CR-107.3j @CR-107.3m @ruling:altered-ego/4
    Scenario: Altered Ego with X = 3 as a copy of Endless One enters with three counters
      Given Alice has Altered Ego in hand
      And Alice controls four Forests and four Islands
      And Bob controls Endless One
      And Endless One has 1 +1/+1 counter on it
      When Alice casts Altered Ego with X = 3
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Endless One from the options
      Then Altered Ego is named Endless One
      And Altered Ego has 3 +1/+1 counters on it
      And Altered Ego is 3/3

    @id:x-altered-ego-own-counters @CR-107.3m
    Scenario: Altered Ego with X = 2 enters as a copy of Grizzly Bears with two counters
      Given Alice has Altered Ego in hand
      And Alice controls four Forests and four Islands
      And Bob controls Grizzly Bears
      When Alice casts Altered Ego with X = 2
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Grizzly Bears from the options
      Then Altered Ego has 2 +1/+1 counters on it
      And Altered Ego is 4/4

  Rule: An ability that triggers on entering uses the X of a kicker cost

    @id:x-kicker-limits-target @CR-107.3m
    Scenario: Thieving Skydiver kicked with X = 2 may target artifacts with mana value 2 or less
      Given Alice has Thieving Skydiver in hand
      And Alice controls four Islands
      And Bob controls Sol Ring, Fellwar Stone and Idol of Endurance
      When Alice casts Thieving Skydiver kicked with X = 2
      And the stack resolves
      Then the options for Alice are Sol Ring and Fellwar Stone
      When Alice chooses the targets Fellwar Stone
      And the stack resolves
      Then Alice controls Fellwar Stone

    @id:x-kicker-resolution @CR-107.3m
    Scenario: Thieving Skydiver's ability keeps its X though the creature has left
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob has Unsummon in hand
      And Bob controls Sol Ring and Island
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Sol Ring if asked
      And Alice passes priority
      And Bob casts Unsummon targeting Thieving Skydiver
      And the stack resolves
      Then Thieving Skydiver is in Alice's hand
      And Alice controls Sol Ring

    @id:x-kicker-no-part-of-mana-value @CR-118.8d @ruling:thieving-skydiver/9
    Scenario: The X of a kicker cost adds nothing to the mana value of the spell
      Given Alice has Thieving Skydiver and Endless One in hand
      And Alice controls seven Islands
      When Alice casts Thieving Skydiver kicked with X = 2
      Then Thieving Skydiver has mana value 2
      When the stack resolves
      And Alice casts Endless One with X = 3
      Then Endless One has mana value 3

    @id:x-kicker-spell-copied @CR-107.3m @CR-707.10 @ruling:thieving-skydiver/3
    Scenario: A copy of the kicked spell Thieving Skydiver is kicked with the same X
      Given Alice has Thieving Skydiver and Double Major in hand
      And Alice controls four Forests and five Islands
      And Bob controls Sol Ring, Fellwar Stone and Idol of Endurance
      When Alice casts Thieving Skydiver kicked with X = 2
      And Alice casts Double Major targeting Thieving Skydiver
      And the top of the stack resolves
      And the top of the stack resolves
      Then the options for Alice are Sol Ring and Fellwar Stone
      When Alice chooses the targets Fellwar Stone
      And the top of the stack resolves
      Then Alice controls Fellwar Stone
