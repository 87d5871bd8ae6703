Feature: 606.3 Activating loyalty abilities

  Loyalty abilities are activated in the main phase of their controller's turn while the stack is empty, one of each
  permanent in a turn. Their cost is to put loyalty counters on the permanent or to remove some.

  @id:loyalty-plus @CR-606.4
  Scenario: To activate an ability with a positive cost puts loyalty counters on the planeswalker
    Given Alice controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice activates the [+2] ability of Jace Beleren
    Then Jace Beleren has 5 loyalty counters on it
    And the top of the stack is an ability of Jace Beleren
    When the stack resolves
    Then Alice has 1 card in hand
    And Bob has 1 card in hand

  @id:loyalty-minus @CR-606.4
  Scenario: To activate an ability with a negative cost removes loyalty counters from the planeswalker
    Given Alice controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice activates the [−1] ability of Jace Beleren targeting Bob
    Then Jace Beleren has 2 loyalty counters on it
    When the stack resolves
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand

  @id:loyalty-not-enough @CR-606.6
  Scenario: An ability that costs more loyalty than the planeswalker has can't be activated
    Given Alice controls Jace Beleren called Hers and Garruk Wildspeaker
    And Hers has 9 loyalty counters on it
    And Garruk Wildspeaker has 4 loyalty counters on it
    Then Alice can't activate the [−10] ability of Hers targeting Bob
    And Alice can activate the [−1] ability of Hers targeting Bob
    And Alice can activate the [−4] ability of Garruk Wildspeaker

  @id:loyalty-last-counter @CR-606.4 @CR-704.5i @CR-113.7a
  Scenario: A loyalty ability resolves although its cost took the last loyalty counter
    Given Alice controls Garruk Wildspeaker
    And Garruk Wildspeaker has 1 loyalty counter on it
    When Alice activates the [−1] ability of Garruk Wildspeaker
    Then Garruk Wildspeaker is in Alice's graveyard
    When the stack resolves
    Then Alice controls one Beast Token

  @id:loyalty-once-each-turn @CR-606.3
  Scenario: Only one loyalty ability of a permanent can be activated each turn
    Given Alice controls Jace Beleren and Garruk Wildspeaker
    And Jace Beleren has 3 loyalty counters on it
    And Garruk Wildspeaker has 3 loyalty counters on it
    When Alice activates the [+2] ability of Jace Beleren
    And the stack resolves
    And Alice tries to activate the [−1] ability of Jace Beleren targeting Bob
    And Alice activates the [−1] ability of Garruk Wildspeaker
    Then Jace Beleren has 5 loyalty counters on it
    And Garruk Wildspeaker has 2 loyalty counters on it

  @id:loyalty-equal-costs @CR-606.3
  Scenario: A second loyalty ability with the same cost can't be activated in that turn either
    Given Alice controls Jace, Ingenious Mind-Mage and Garruk Wildspeaker
    And Jace, Ingenious Mind-Mage has 5 loyalty counters on it
    And Garruk Wildspeaker has 3 loyalty counters on it
    When Alice activates the [+1] ability of Jace, Ingenious Mind-Mage
    And the stack resolves
    And Alice tries to activate the second [+1] ability of Jace, Ingenious Mind-Mage
    Then Jace, Ingenious Mind-Mage has 6 loyalty counters on it
    And Alice has 1 card in hand
    And Alice can activate the [−1] ability of Garruk Wildspeaker

  @id:loyalty-again-next-turn @CR-606.3
  Scenario: A loyalty ability can be activated again in its controller's next turn
    Given Alice controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice activates the [−1] ability of Jace Beleren targeting Bob
    And the stack resolves
    And the game goes to Bob's precombat main phase
    Then Alice can't activate the [−1] ability of Jace Beleren targeting Bob
    When the game goes to Alice's precombat main phase
    Then Alice can activate the [−1] ability of Jace Beleren targeting Bob

  @id:loyalty-empty-stack @CR-606.3
  Scenario: A loyalty ability can't be activated while something is on the stack
    Given Alice controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    And Alice has Sol Ring in hand
    And Alice has {C} floating
    When Alice casts Sol Ring
    Then Alice can't activate the [+2] ability of Jace Beleren
    When the stack resolves
    Then Alice can activate the [+2] ability of Jace Beleren

  @id:loyalty-main-phase-only @CR-606.3
  Scenario: A loyalty ability can't be activated during combat
    Given Alice controls Jace Beleren and Prodigal Pyromancer
    And Jace Beleren has 3 loyalty counters on it
    When the game goes to Alice's beginning of combat
    Then Alice can't activate the [+2] ability of Jace Beleren
    And Alice can activate the {T} ability of Prodigal Pyromancer targeting Bob
    When the game goes to Alice's postcombat main phase
    Then Alice can activate the [+2] ability of Jace Beleren

  @id:loyalty-on-arrival @CR-606.3 @CR-302.6
  Scenario: A loyalty ability can be activated in the turn in which the planeswalker enters
    Given Alice has Jace Beleren in hand
    And Alice has {C}{U}{U} floating
    When Alice casts Jace Beleren
    And the stack resolves
    And Alice activates the [+2] ability of Jace Beleren
    And the stack resolves
    Then Jace Beleren has 5 loyalty counters on it
    And Alice has 1 card in hand

  @id:loyalty-controller @CR-606.3
  Scenario: A player can't activate a loyalty ability of an opponent's planeswalker
    Given Alice controls Jace Beleren called Hers
    And Bob controls Jace Beleren called His
    And Hers has 3 loyalty counters on it
    And His has 3 loyalty counters on it
    Then Alice can't activate the [+2] ability of His
    And Alice can activate the [+2] ability of Hers

  @id:loyalty-no-mana-ability @CR-605.1a @CR-606.2
  Scenario: A loyalty ability that adds mana uses the stack
    Given Alice controls Chandra, Novice Pyromancer
    And Chandra, Novice Pyromancer has 5 loyalty counters on it
    When Alice activates the [−1] ability of Chandra, Novice Pyromancer
    Then the top of the stack is an ability of Chandra, Novice Pyromancer
    And Alice has no mana floating
    When the stack resolves
    Then Alice has {R}{R} floating

  @id:loyalty-any-target @CR-115.4
  Scenario: A loyalty ability can deal damage to another planeswalker
    Given Alice controls Chandra, Novice Pyromancer
    And Bob controls Jace Beleren and Forest
    And Chandra, Novice Pyromancer has 5 loyalty counters on it
    And Jace Beleren has 3 loyalty counters on it
    Then Forest is not a legal target for the [−2] ability of Chandra, Novice Pyromancer
    And Jace Beleren is a legal target for the [−2] ability of Chandra, Novice Pyromancer
    When Alice activates the [−2] ability of Chandra, Novice Pyromancer targeting Jace Beleren
    And the stack resolves
    Then Jace Beleren has 1 loyalty counter on it
    And Chandra, Novice Pyromancer has 3 loyalty counters on it

  @id:until-your-next-turn @CR-611.2a
  Scenario: What lasts until your next turn goes on through the opponent's turn and ends as yours begins
    Given Alice controls Mu Yanling, Celestial Wind
    And Mu Yanling, Celestial Wind has 5 loyalty counters on it
    And Bob controls Colossal Dreadmaw
    When Alice activates the [+1] ability of Mu Yanling, Celestial Wind targeting Colossal Dreadmaw
    And the stack resolves
    And the game goes to Bob's end step
    Then Colossal Dreadmaw is 1/6
    When the game goes to Alice's upkeep
    Then Colossal Dreadmaw is 6/6
