Feature: 306.6 Attacking planeswalkers

  Creatures can attack a planeswalker instead of the player who controls it.

  @id:walker-attacked @CR-306.6 @CR-508.1b @CR-510.1b
  Scenario: An unblocked creature that attacks a planeswalker deals its damage to that planeswalker
    Given Alice controls Grizzly Bears
    And Bob controls Jace Beleren
    And Jace Beleren has 5 loyalty counters on it
    When Alice attacks Jace Beleren with Grizzly Bears
    And the game goes to Alice's combat damage step
    Then Jace Beleren has 3 loyalty counters on it
    And Bob has 20 life

  @id:walker-defended @CR-306.6 @CR-509.1a
  Scenario: The controller of a planeswalker blocks a creature that attacks it
    Given Alice controls Grizzly Bears
    And Bob controls Jace Beleren and Hill Giant
    And Jace Beleren has 5 loyalty counters on it
    When Alice attacks Jace Beleren with Grizzly Bears
    And Bob blocks Grizzly Bears with Hill Giant
    And the game goes to Alice's combat damage step
    Then Grizzly Bears is in Alice's graveyard
    And Jace Beleren has 5 loyalty counters on it

  @id:walker-own @CR-508.1b
  Scenario: A creature can't attack its controller's own planeswalker
    Given Alice controls Grizzly Bears and Jace Beleren called Hers
    And Bob controls Jace Beleren called His
    And Hers has 5 loyalty counters on it
    And His has 5 loyalty counters on it
    When Alice tries to attack Hers with Grizzly Bears
    And Alice attacks His with Grizzly Bears
    And the game goes to Alice's combat damage step
    Then Hers has 5 loyalty counters on it
    And His has 3 loyalty counters on it

  @id:walker-gone @CR-506.4c @CR-510.1b
  Scenario: A creature whose planeswalker is gone deals no damage
    Given Alice controls Grizzly Bears
    And Bob controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    And Alice has Lightning Bolt in hand
    And Alice controls Mountain
    When Alice attacks Jace Beleren with Grizzly Bears
    And Alice casts Lightning Bolt targeting Jace Beleren
    And the stack resolves
    Then Grizzly Bears is attacking
    When the game goes to Alice's combat damage step
    Then Jace Beleren is in Bob's graveyard
    And Bob has 20 life

  @id:walker-trample @CR-702.19f
  Scenario: What a creature with trample deals beyond the planeswalker's loyalty does not reach the player
    Given Alice controls Stampeding Rhino
    And Bob controls Jace Beleren
    And Jace Beleren has 1 loyalty counter on it
    When Alice attacks Jace Beleren with Stampeding Rhino
    And the game goes to Alice's combat damage step
    Then Jace Beleren is in Bob's graveyard
    And Bob has 20 life

  @id:walker-toxic @CR-120.3g @CR-702.164c
  Scenario: Combat damage to a planeswalker by a creature with toxic gives no poison counters
    Given Alice controls Pestilent Syphoner
    And Bob controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice attacks Jace Beleren with Pestilent Syphoner
    And the game goes to Alice's combat damage step
    Then Jace Beleren has 2 loyalty counters on it
    And Bob has 0 poison counters

  @id:walker-deathtouch @CR-120.3c @CR-704.5h
  Scenario: Damage by a creature with deathtouch takes no more loyalty than any other
    Given Alice controls Typhoid Rats
    And Bob controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice attacks Jace Beleren with Typhoid Rats
    And the game goes to Alice's combat damage step
    Then Jace Beleren is on the battlefield
    And Jace Beleren has 2 loyalty counters on it

  @id:walker-annihilator @CR-508.5 @CR-702.86a
  Scenario: The controller of the planeswalker that a creature attacks is the defending player
    Given Alice controls Hand of Emrakul
    And Bob controls Jace Beleren, Forest and Hill Giant
    And Jace Beleren has 3 loyalty counters on it
    When Alice attacks Jace Beleren with Hand of Emrakul
    And the stack resolves
    Then the options for Bob are Jace Beleren, Forest and Hill Giant
    When Bob chooses Hill Giant from the options
    Then Hill Giant is in Bob's graveyard
    And Jace Beleren is on the battlefield
