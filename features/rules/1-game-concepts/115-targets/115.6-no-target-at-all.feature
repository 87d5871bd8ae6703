Feature: 115.6 No target at all

  What may have no targets is targeted only if some are chosen. Without any it can't fail for its targets.

  @id:no-target-chosen @CR-115.6
  Scenario: Where there is no creature Ajani's ability is activated without a target, and does the rest of what it says
    Given Alice controls Ajani, Inspiring Leader
    And Ajani, Inspiring Leader has 5 loyalty counters on it
    When Alice activates the [+2] ability of Ajani, Inspiring Leader
    And the stack resolves
    Then Alice has 22 life
    And Ajani, Inspiring Leader has 7 loyalty counters on it

  @id:one-target-chosen-and-gone @CR-115.6 @CR-608.2b
  Scenario: Ajani's ability with a target that is gone does nothing at all
    Given Alice controls Ajani, Inspiring Leader and Grizzly Bears
    And Ajani, Inspiring Leader has 5 loyalty counters on it
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice activates the [+2] ability of Ajani, Inspiring Leader targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in Alice's hand
    And Alice has 20 life
    And Ajani, Inspiring Leader has 7 loyalty counters on it

  @id:no-target-chosen-for-a-trigger @CR-115.6 @CR-603.3d
  Scenario: A triggered ability of up to one target can do without, although there is a creature to choose
    Given Alice controls Restless Vinestalk
    And Alice has {C}{C}{C}{G}{U} floating
    And Bob controls Bear Cub
    When Alice activates the {3}{G}{U} ability of Restless Vinestalk
    And the stack resolves
    And Alice attacks with Restless Vinestalk
    Then the options for Alice are Bear Cub
    When Alice chooses no targets
    Then the top of the stack is an ability of Restless Vinestalk
    When the stack resolves
    Then Bear Cub is 2/2
    And Restless Vinestalk is 5/5

  @id:a-target-is-needed @CR-601.2c @CR-603.3d
  Scenario: A triggered ability that asks for a target has to have one
    Given Bob controls Bear Cub and Hill Giant
    And Alice has Flametongue Kavu in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts Flametongue Kavu
    And the stack resolves
    And Alice tries to choose no targets
    And Alice chooses the targets Hill Giant
    And the stack resolves
    Then Hill Giant is in Bob's graveyard
    And Bear Cub is on the battlefield
