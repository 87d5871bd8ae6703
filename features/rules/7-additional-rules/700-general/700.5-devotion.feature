Feature: 700.5 Devotion

  Your devotion to a color is how many symbols of that color stand in the mana costs of permanents that you control.

  @id:devotion-symbols-counted @CR-700.5
  Scenario: Symbols of the color in the costs of your own permanents count, not those of others
    Given Alice controls White Knight and Bear Cub
    And Bob controls Elvish Visionary and Llanowar Elves
    And Alice has Nylea's Disciple in hand
    And Alice has {C}{C}{G}{G} floating
    When Alice casts Nylea's Disciple
    And the stack resolves
    Then Alice has 23 life

  @id:devotion-hybrid @CR-700.5
  Scenario: A hybrid symbol counts for each of its colors
    Given Alice controls Boggart Ram-Gang
    And Alice has Fanatic of Mogis and Nylea's Disciple in hand
    And Alice has {C}{C}{C}{R}{C}{C}{G}{G} floating
    When Alice casts Fanatic of Mogis
    And the stack resolves
    Then Bob has 16 life
    When Alice casts Nylea's Disciple
    And the stack resolves
    Then Alice has 25 life

  @id:devotion-as-it-resolves @CR-700.5
  Scenario: Devotion is counted as the ability resolves
    Given Alice has Fanatic of Mogis in hand
    And Alice controls Goblin Piker
    And Bob has Lightning Bolt in hand
    And Alice has {C}{C}{C}{R} floating
    And Bob has {R} floating
    When Alice casts Fanatic of Mogis
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Goblin Piker
    And the stack resolves
    Then Bob has 19 life

  @id:devotion-god-sleeps @CR-700.5 @CR-205.1a
  Scenario: A God with too little devotion is no creature and no God; with enough it is both
    Given Alice controls Heliod, Sun-Crowned and White Knight
    And Alice has White Knight called Second in hand
    And Alice has {W}{W} floating
    Then Heliod, Sun-Crowned is not a creature
    And Heliod, Sun-Crowned is not a God
    And Heliod, Sun-Crowned is an enchantment
    And Heliod, Sun-Crowned is a legendary
    And Alice can't attack with Heliod, Sun-Crowned
    When Alice casts Second
    And the stack resolves
    Then Heliod, Sun-Crowned is a creature
    And Heliod, Sun-Crowned is a God
    And Heliod, Sun-Crowned is 5/5
    And Alice can attack with Heliod, Sun-Crowned

  @id:devotion-before-other-changes @CR-700.5a
  Scenario: Devotion looks at control before anything else of permanents changes
    Given Alice controls Heliod, Sun-Crowned, White Knight and Control Magic
    And Bob controls White Knight called Theirs
    And Control Magic is attached to Theirs
    Then Heliod, Sun-Crowned is a creature
