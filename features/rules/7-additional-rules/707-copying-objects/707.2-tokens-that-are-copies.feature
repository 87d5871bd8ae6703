Feature: 707.2 Tokens that are copies

  A token may be created as a copy of something: with its copiable values, and nothing else of it.

  @id:copy-token-values @CR-707.2
  Scenario: A token that is a copy has neither counters, nor effects, nor the status of what it copies
    Given Alice controls Hill Giant called Original
    And Original is tapped
    And Original has 1 +1/+1 counter on it
    And Alice has Cackling Counterpart and Giant Growth in hand
    And Alice has {C}{U}{U}{G} floating
    When Alice casts Giant Growth targeting Original
    And the stack resolves
    And Alice casts Cackling Counterpart targeting Original
    And the stack resolves
    And Alice's new Hill Giant is called Copy
    Then Original is 7/7
    And Copy is 3/3
    And Copy is untapped
    And Copy is red
    And Copy has mana value 4
    And Copy is a token
    And Copy is a Giant

  @id:copy-token-abilities @CR-707.2
  Scenario: A token copied from the creature whose ability makes it has that ability as well
    Given Alice controls Giant Adephage
    And it is Bob's end step
    When the game goes to Alice's precombat main phase
    And Alice attacks with Giant Adephage
    And the game goes to Alice's postcombat main phase
    Then Bob has 13 life
    And Alice controls 2 Giant Adephages
    When the game goes to Bob's upkeep
    And the game goes to Alice's precombat main phase
    And Alice's new Giant Adephage is called Copy
    And Alice attacks with Copy
    And the game goes to Alice's postcombat main phase
    Then Bob has 6 life
    And Alice controls 3 Giant Adephages

  @id:copy-token-of-a-copy @CR-707.2 @CR-707.3
  Scenario: A copy of a creature that has become a copy copies what that is now
    Given Alice has Clone and Cackling Counterpart in hand
    And Alice has {C}{C}{C}{U}{C}{U}{U} floating
    And Bob controls Hill Giant
    When Alice casts Clone
    And the top of the stack resolves
    And Alice chooses Hill Giant from the options
    Then Clone is 3/3
    When Alice casts Cackling Counterpart targeting Clone
    And the stack resolves
    Then Alice controls 2 Hill Giants

  @id:copy-token-enters @CR-614.12 @CR-707.2
  Scenario: A token that copies a creature which enters with a counter has that counter too
    Given Alice controls Disciplined Duelist called Original
    And Alice has Cackling Counterpart in hand
    And Alice has {C}{U}{U} floating
    When Alice casts Cackling Counterpart targeting Original
    And the stack resolves
    And Alice's new Disciplined Duelist is called Copy
    Then Original has 0 shield counters on it
    And Copy has 1 shield counter on it
    And Copy has double strike

  @id:copy-token-enters-as-copy @CR-614.12 @CR-707.5
  Scenario: A token that copies Clone may enter as a copy of something else
    Given Alice controls Clone, Glorious Anthem and Hill Giant
    And Alice has Cackling Counterpart in hand
    And Alice has {C}{U}{U} floating
    When Alice casts Cackling Counterpart targeting Clone
    And the stack resolves
    And Alice chooses Hill Giant from the options
    Then Alice controls 2 Hill Giants
    And Clone is 1/1

  @id:copy-token-enchanted @CR-707.2
  Scenario: Followed Footsteps copies the enchanted creature each upkeep of its controller
    Given Alice controls Followed Footsteps
    And Bob controls Elvish Mystic
    And Followed Footsteps is attached to Elvish Mystic
    And it is Bob's end step
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Alice controls 1 Elvish Mystic
    When the game goes to Bob's draw step
    Then the stack is empty
    And Alice controls 1 Elvish Mystic
    When the game goes to Alice's draw step
    Then Alice controls 2 Elvish Mystics

  @id:copy-token-exception @CR-707.9b
  Scenario: An exception of the copying effect is part of the copy, of which another copy has it too
    Given Alice controls Hill Giant and Sol Ring
    And Alice has Saheeli's Artistry and Cackling Counterpart in hand
    And Alice has {C}{C}{C}{C}{U}{U}{C}{U}{U} floating
    When Alice casts Saheeli's Artistry choosing mode 1 and 2 targeting Sol Ring and Hill Giant
    And the stack resolves
    And Alice's new Hill Giant is called Copy
    Then Alice controls 2 Sol Rings
    And Copy is an artifact
    And Copy is a creature
    And Hill Giant is not an artifact
    When Alice casts Cackling Counterpart targeting Copy
    And the stack resolves
    And Alice's new Hill Giant is called Second
    Then Second is an artifact
    And Second is 3/3

  @id:copy-token-doubled @CR-614.16
  Scenario: Effects that double tokens double those that are copies
    Given Alice controls Anointed Procession and Grizzly Bears
    And Alice has Cackling Counterpart in hand
    And Alice has {C}{U}{U} floating
    When Alice casts Cackling Counterpart targeting Grizzly Bears
    And the stack resolves
    Then Alice controls 3 Grizzly Bears

  @id:copy-token-exiled-card @CR-707.2 @CR-107.3
  Scenario: Osgir makes two copies of the artifact card that was exiled for X
    Given Alice controls Osgir, the Reconstructor
    And Alice has Sol Ring and Darksteel Ingot in the graveyard
    And Alice has {C} floating
    And Alice has Hill Giant in exile
    When Alice activates the {X}, {T} ability of Osgir, the Reconstructor with X = 1 using Sol Ring
    Then Sol Ring is in exile
    When the stack resolves
    Then Alice controls 2 Sol Rings

  @id:copy-token-mode @CR-707.2 @CR-700.2
  Scenario: Sygg's Command copies a Merfolk and stuns another creature
    Given Alice controls Merfolk Looter
    And Bob controls Hill Giant
    And Alice has Sygg's Command in hand
    And Alice has {C}{W}{U} floating
    When Alice casts Sygg's Command choosing mode 1 and 4 targeting Merfolk Looter and Hill Giant
    And the stack resolves
    Then Alice controls 2 Merfolk Looters
    And Hill Giant is tapped
    And Hill Giant has 1 stun counter on it
