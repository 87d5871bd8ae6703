Feature: 702.90 Infect

  Damage from a source with infect gives a player poison counters in place of taking life, and puts -1/-1 counters on a
  creature in place of being marked on it.

  @id:infect-player @CR-702.90b @CR-120.3b
  Scenario: Damage from a source with infect gives a player poison counters and takes no life
    Given Alice controls Glistener Elf and Grizzly Bears
    When Alice attacks with Glistener Elf and Grizzly Bears
    And the game goes to Alice's combat damage step
    Then Bob has 1 poison counter
    And Bob has 18 life

  @id:infect-creature @CR-702.90c @CR-120.3d
  Scenario: Damage from a source with infect puts -1/-1 counters on a creature and is not marked
    Given Alice controls Glistener Elf and Prodigal Pyromancer
    And Bob controls Hill Giant called One and Hill Giant called Two
    When Alice attacks with Glistener Elf
    And Bob blocks Glistener Elf with One
    And the game goes to Alice's combat damage step
    And Alice activates the {T} ability of Prodigal Pyromancer targeting Two
    And the stack resolves
    Then One has 1 -1/-1 counter on it
    And One has 0 damage marked on it
    And One is 2/2
    And Two has 0 -1/-1 counters on it
    And Two has 1 damage marked on it

  @id:infect-counters-stay @CR-702.90c
  Scenario: The -1/-1 counters of infect outlast the turn
    Given Alice controls Glistener Elf
    And Bob controls Hill Giant
    When Alice attacks with Glistener Elf
    And Bob blocks Glistener Elf with Hill Giant
    And the game goes to Bob's upkeep
    Then Hill Giant is 2/2
    And Hill Giant has 1 -1/-1 counter on it

  @id:infect-indestructible @CR-702.90c @CR-704.5f
  Scenario: A creature with indestructible dies of the -1/-1 counters of infect
    Given Alice controls Glistener Elf and Prodigal Pyromancer
    And Bob controls Darksteel Myr called One and Darksteel Myr called Two
    When Alice attacks with Glistener Elf
    And Bob blocks Glistener Elf with One
    And the game goes to Alice's combat damage step
    And Alice activates the {T} ability of Prodigal Pyromancer targeting Two
    And the stack resolves
    Then One is in Bob's graveyard
    And Two is on the battlefield

  @id:infect-noncombat @CR-702.90b
  Scenario: Noncombat damage from a source with infect gives poison counters too
    Given Alice controls Prodigal Pyromancer called One and Prodigal Pyromancer called Two
    And Alice controls Phyresis
    And Phyresis is attached to One
    When Alice activates the {T} ability of One targeting Bob
    And the stack resolves
    And Alice activates the {T} ability of Two targeting Bob
    And the stack resolves
    Then Bob has 1 poison counter
    And Bob has 19 life

  @id:infect-last-known @CR-702.90d
  Scenario: A source with infect that has left the battlefield still deals its damage as poison counters
    Given Alice controls Prodigal Pyromancer and Phyresis
    And Phyresis is attached to Prodigal Pyromancer
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Bob
    And Alice casts Murder targeting Prodigal Pyromancer
    And the stack resolves
    Then Prodigal Pyromancer is in Alice's graveyard
    And Bob has 1 poison counter
    And Bob has 20 life

  @id:infect-lifelink @CR-702.90b @CR-120.3f
  Scenario: Damage as poison counters still gains life for the controller of a source with lifelink
    Given Alice controls Ajani's Sunstriker
    And Alice has Tainted Strike in hand
    And Alice has {B} floating
    When Alice casts Tainted Strike targeting Ajani's Sunstriker
    And the stack resolves
    And Alice attacks with Ajani's Sunstriker
    And the game goes to Alice's combat damage step
    Then Bob has 3 poison counters
    And Bob has 20 life
    And Alice has 23 life

  @id:infect-deathtouch @CR-702.90c @CR-702.2b
  Scenario: A creature dealt damage as -1/-1 counters by a source with deathtouch is destroyed
    Given Alice controls Typhoid Rats
    And Alice has Tainted Strike in hand
    And Bob controls Colossal Dreadmaw
    And Alice has {B} floating
    When Alice casts Tainted Strike targeting Typhoid Rats
    And the stack resolves
    And Alice attacks with Typhoid Rats
    And Bob blocks Typhoid Rats with Colossal Dreadmaw
    And the game goes to Alice's combat damage step
    Then Colossal Dreadmaw is in Bob's graveyard
    And Typhoid Rats is in Alice's graveyard

  @id:infect-trample @CR-702.90b @CR-702.19b
  Scenario: Trample damage from a source with infect goes to the blocker as -1/-1 counters and to the player as poison
    Given Alice controls Stampeding Rhino
    And Alice has Tainted Strike in hand
    And Bob controls Hill Giant
    And Alice has {B} floating
    When Alice casts Tainted Strike targeting Stampeding Rhino
    And the stack resolves
    And Alice attacks with Stampeding Rhino
    And Bob blocks Stampeding Rhino with Hill Giant
    And the game goes to Alice's combat damage step
    And Alice assigns damage 3 to Hill Giant and 2 to Bob
    Then Hill Giant is in Bob's graveyard
    And Bob has 2 poison counters
    And Bob has 20 life

  @id:infect-redundant @CR-702.90f
  Scenario: A second instance of infect changes nothing
    Given Alice controls Glistener Elf and Phyresis
    And Phyresis is attached to Glistener Elf
    When Alice attacks with Glistener Elf
    And the game goes to Alice's combat damage step
    Then Bob has 1 poison counter
    And Bob has 20 life

  @id:infect-then-persist @CR-702.90c @CR-702.79a
  Scenario: A creature with persist that dies of the -1/-1 counters of infect stays in the graveyard
    Given Alice controls Glistener Elf and Prodigal Pyromancer
    And Bob controls Safehold Elite called One and Safehold Elite called Two
    And One has been dealt 1 damage this turn
    And Two has been dealt 1 damage this turn
    When Alice attacks with Glistener Elf
    And Bob blocks Glistener Elf with One
    And the game goes to Alice's combat damage step
    And Alice activates the {T} ability of Prodigal Pyromancer targeting Two
    And the stack resolves
    Then One is in Bob's graveyard
    And Two is on the battlefield
    And Two has 1 -1/-1 counter on it

  @id:infect-ten @CR-702.90b @CR-104.3d @CR-704.5c
  Scenario: A tenth poison counter given by infect makes the player lose
    Given Alice controls Glistener Elf
    And Bob has 9 poison counters
    When Alice attacks with Glistener Elf
    And the game goes to Alice's combat damage step
    Then Bob has lost the game
    And Alice has won the game

  @id:infect-nine @CR-104.3d @CR-704.5c
  Scenario: A player with nine poison counters goes on playing
    Given Alice controls Glistener Elf
    And Bob has 8 poison counters
    When Alice attacks with Glistener Elf
    And the game goes to Alice's combat damage step
    Then Bob has 9 poison counters
    And it is Alice's combat damage step
