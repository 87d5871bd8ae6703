Feature: 122.1 Counters that do something of their own

  Shield, stun, finality and keyword counters need no words of an object to have an effect.

  @id:shield-damage @CR-122.1c
  Scenario: A shield counter prevents damage and is used up by it
    Given Alice controls Hill Giant called Shielded and Hill Giant called Bare
    And Shielded has 2 shield counters on it
    And Bob has Pyroclasm in hand
    And it is Bob's precombat main phase
    And Bob has {C}{R} floating
    When Bob casts Pyroclasm
    And the stack resolves
    Then Shielded has 0 damage marked on it
    And Shielded has 1 shield counter on it
    And Bare has 2 damage marked on it

  @id:shield-damage-at-once @CR-122.1c
  Scenario: Damage from two creatures at the same time takes one shield counter
    Given Alice controls Hill Giant
    And Hill Giant has 2 shield counters on it
    And Bob controls Grizzly Bears and Gray Ogre
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Grizzly Bears and Gray Ogre
    And the game goes to Alice's end of combat
    And Alice assigns damage 2 to Grizzly Bears and 1 to Gray Ogre
    Then Hill Giant has 0 damage marked on it
    And Hill Giant has 1 shield counter on it
    And Gray Ogre has 1 damage marked on it

  @id:shield-destroy @CR-122.1c
  Scenario: A shield counter is removed instead of the creature being destroyed, once
    Given Alice controls Hill Giant
    And Hill Giant has 1 shield counter on it
    And Bob has Murder called One and Murder called Two in hand
    And Bob has {C}{B}{B}{C}{B}{B} floating
    When Alice passes priority
    And Bob casts One targeting Hill Giant
    And the top of the stack resolves
    Then Hill Giant is on the battlefield
    And Hill Giant has 0 shield counters on it
    When Alice passes priority
    And Bob casts Two targeting Hill Giant
    And the top of the stack resolves
    Then Hill Giant is in Alice's graveyard

  @id:shield-lethal-damage @CR-122.1c @CR-704.5g
  Scenario: A shield counter doesn't keep damage that is already there from being lethal
    Given Alice controls Hill Giant called Shielded and Hill Giant called Hale
    And Shielded has 1 shield counter on it
    And Shielded has been dealt 2 damage this turn
    And Hale has 1 shield counter on it
    And Bob has Diminish in hand
    And Bob has {U} floating
    When Alice passes priority
    And Bob casts Diminish targeting Shielded
    And the stack resolves
    Then Shielded is in Alice's graveyard
    And Hale is on the battlefield

  @id:shield-by-a-trigger @CR-122.1c
  Scenario: Brokers Veteran leaves a shield to another creature
    Given Alice controls Brokers Veteran and Grizzly Bears
    And Bob has Murder and Doom Blade in hand
    And Bob has {C}{B}{B}{C}{B} floating
    When Alice passes priority
    And Bob casts Murder targeting Brokers Veteran
    And the top of the stack resolves
    And Alice chooses the targets Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 1 shield counter on it
    When Alice passes priority
    And Bob casts Doom Blade targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears has 0 shield counters on it

  @id:shield-sacrificed @CR-122.1c
  Scenario: A shield counter doesn't keep a creature from being sacrificed
    Given Alice controls Disciplined Duelist
    And Disciplined Duelist has 1 shield counter on it
    And Bob has Diabolic Edict and Murder in hand
    And Bob has {C}{B}{C}{B}{B} floating
    When Alice passes priority
    And Bob casts Murder targeting Disciplined Duelist
    And the stack resolves
    Then Disciplined Duelist is on the battlefield
    When Alice passes priority
    And Bob casts Diabolic Edict targeting Alice
    And the stack resolves
    Then Disciplined Duelist is in Alice's graveyard

  @id:shield-enters @CR-122.1c
  Scenario: Titan of Industry protects a creature and gives life
    Given Alice has Titan of Industry in hand
    And Alice has {C}{C}{C}{C}{G}{G}{G} floating
    And Alice controls Grizzly Bears
    And Bob has Murder in hand
    And Bob has {C}{B}{B} floating
    When Alice casts Titan of Industry
    And the top of the stack resolves
    And Alice chooses mode 2 and 4
    And Alice chooses the targets Alice
    And the top of the stack resolves
    And Alice chooses Grizzly Bears from the options
    Then Alice has 25 life
    And Grizzly Bears has 1 shield counter on it
    When Alice passes priority
    And Bob casts Murder targeting Grizzly Bears
    And the top of the stack resolves
    Then Grizzly Bears is on the battlefield
    And Grizzly Bears has 0 shield counters on it

  @id:stun-untap-step @CR-122.1d
  Scenario: A stun counter is removed in the untap step instead of the creature untapping
    Given Alice has Shipwreck Patrol in hand
    And Alice has {C}{C}{C}{U} floating
    And Bob controls Grizzly Bears and Hill Giant
    And Hill Giant is tapped
    When Alice casts Shipwreck Patrol
    And the top of the stack resolves
    And Alice chooses the targets Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is tapped
    And Grizzly Bears has 1 stun counter on it
    When the game goes to Bob's upkeep
    Then Grizzly Bears is tapped
    And Hill Giant is untapped
    And Grizzly Bears has 0 stun counters on it
    When the game goes to Alice's upkeep
    And the game goes to Bob's upkeep
    Then Grizzly Bears is untapped

  @id:stun-untapping-effect @CR-122.1d
  Scenario: An effect that would untap a stunned land takes a stun counter and no more
    Given Alice controls Voyaging Satyr called One, Voyaging Satyr called Two and Forest
    And Forest is tapped
    And Forest has 1 stun counter on it
    When Alice activates the {T} ability of One targeting Forest
    And the stack resolves
    Then Forest is tapped
    And Forest has 0 stun counters on it
    When Alice activates the {T} ability of Two targeting Forest
    And the stack resolves
    Then Forest is untapped

  @id:finality-exiled @CR-122.1h
  Scenario: A creature with a finality counter is exiled when it would die
    Given Alice controls Soulcoil Viper
    And Alice has Grizzly Bears in the graveyard
    And Alice has {B} floating
    And Bob has Murder in hand
    And Bob has {C}{B}{B} floating
    When Alice activates the {B}, {T} ability of Soulcoil Viper targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears has 1 finality counter on it
    And Soulcoil Viper is in Alice's graveyard
    When Alice passes priority
    And Bob casts Murder targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in exile

  @id:finality-hand @CR-122.1h
  Scenario: A finality counter lets its creature return to a hand
    Given Alice controls Grizzly Bears and Hill Giant
    And Grizzly Bears has 1 finality counter on it
    And Hill Giant has 1 finality counter on it
    And Alice has Unsummon and Altar's Reap in hand
    And Alice has {U}{C}{B} floating
    When Alice casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in Alice's hand
    When Alice casts Altar's Reap using Hill Giant
    Then Hill Giant is in exile

  @id:keyword-counter-flying @CR-122.1b
  Scenario: A flying counter gives flying for good
    Given Alice controls Grizzly Bears
    And Alice has Spontaneous Flight in hand
    And Alice has {C}{C}{W} floating
    And Bob controls Hill Giant
    When Alice casts Spontaneous Flight targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 4/4
    And Grizzly Bears has 1 flying counter on it
    When the game goes to Bob's upkeep
    And the game goes to Alice's precombat main phase
    Then Grizzly Bears is 2/2
    And Grizzly Bears has flying
    And Hill Giant does not have flying

  @id:keyword-counter-before-loss @CR-613.7c @CR-122.1b
  Scenario: A keyword counter gives its keyword after an earlier effect has taken all abilities
    Given Alice controls Grizzly Bears called Counted and Hill Giant
    And Hill Giant has 1 flying counter on it
    And Alice controls Humility
    And Alice has Spontaneous Flight in hand
    And Alice has {C}{C}{W} floating
    When Alice casts Spontaneous Flight targeting Counted
    And the stack resolves
    Then Counted has flying
    And Counted is 3/3
    And Hill Giant does not have flying

  @id:keyword-counter-loss @CR-613.7c @CR-122.1b
  Scenario: A later effect that takes all abilities takes what a keyword counter gave
    Given Alice controls Grizzly Bears
    And Grizzly Bears has 1 flying counter on it
    And Alice has Humility in hand
    And Alice has {C}{C}{W}{W} floating
    Then Grizzly Bears has flying
    When Alice casts Humility
    And the stack resolves
    Then Grizzly Bears does not have flying
    And Grizzly Bears is 1/1

  @id:shield-unpreventable @CR-615.12 @CR-122.1c
  Scenario: Damage that can't be prevented is dealt, and takes a shield counter all the same
    Given Alice controls Leyline of Punishment
    And Bob controls Hill Giant
    And Hill Giant has 2 shield counters on it
    And Alice has Pyroclasm in hand
    And Alice has {C}{R} floating
    When Alice casts Pyroclasm
    And the stack resolves
    Then Hill Giant has 2 damage marked on it
    And Hill Giant has 1 shield counter on it

  @id:shield-or-regeneration @CR-616.1 @CR-122.1c
  Scenario: The controller of a creature chooses whether a shield counter or regeneration saves it
    Given Alice controls Hill Giant
    And Hill Giant has 1 shield counter on it
    And Alice has Death Ward in hand
    And Alice has {W} floating
    And Bob has Murder called One and Murder called Two in hand
    And Bob has {C}{B}{B}{C}{B}{B} floating
    When Alice casts Death Ward targeting Hill Giant
    And the stack resolves
    And Alice passes priority
    And Bob casts One targeting Hill Giant
    And the top of the stack resolves
    And Alice applies the effect of Hill Giant first
    Then Hill Giant is untapped
    And Hill Giant has 0 shield counters on it
    When Alice passes priority
    And Bob casts Two targeting Hill Giant
    And the top of the stack resolves
    Then Hill Giant is on the battlefield
    And Hill Giant is tapped
