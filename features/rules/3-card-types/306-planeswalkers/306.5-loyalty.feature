Feature: 306.5 Loyalty

  A planeswalker enters with as many loyalty counters as are printed on it. Damage takes them away; without any it is gone.

  @id:loyalty-enters @CR-306.5b
  Scenario: A planeswalker enters with loyalty counters
    Given Alice has Jace Beleren in hand
    And Alice has {C}{U}{U} floating
    When Alice casts Jace Beleren
    And the stack resolves
    Then Jace Beleren has 3 loyalty counters on it
    And Jace Beleren is on the battlefield

  @id:loyalty-main-phase @CR-306.1
  Scenario: A planeswalker spell can't be cast during combat
    Given it is Alice's beginning of combat
    And Alice has Jace Beleren and Gut Shot in hand
    And Alice has {C}{U}{U}{R} floating
    Then Alice can't cast Jace Beleren
    And Alice can cast Gut Shot targeting Bob

  @id:loyalty-damage @CR-306.8 @CR-120.3c
  Scenario: Damage dealt to a planeswalker removes that many loyalty counters
    Given Bob controls Jace Beleren
    And Jace Beleren has 5 loyalty counters on it
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Jace Beleren
    And the stack resolves
    Then Jace Beleren has 2 loyalty counters on it
    And Jace Beleren has 0 damage marked on it
    And Bob has 20 life

  @id:loyalty-zero @CR-306.9 @CR-704.5i
  Scenario: A planeswalker that loses its last loyalty counter is put into the graveyard
    Given Bob controls Jace Beleren and Garruk Wildspeaker
    And Jace Beleren has 3 loyalty counters on it
    And Garruk Wildspeaker has 4 loyalty counters on it
    And Alice has Lightning Bolt called One and Lightning Bolt called Two in hand
    And Alice has {R}{R} floating
    When Alice casts One targeting Jace Beleren
    And the stack resolves
    And Alice casts Two targeting Garruk Wildspeaker
    And the stack resolves
    Then Jace Beleren is in Bob's graveyard
    And Garruk Wildspeaker is on the battlefield
    And Garruk Wildspeaker has 1 loyalty counter on it

  @id:loyalty-infect @CR-120.3c @CR-120.3b
  Scenario: Damage from a source with infect takes loyalty from a planeswalker and gives nobody poison
    Given Alice controls Prodigal Pyromancer and Phyresis
    And Phyresis is attached to Prodigal Pyromancer
    And Bob controls Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Jace Beleren
    And the stack resolves
    Then Jace Beleren has 2 loyalty counters on it
    And Jace Beleren has 0 -1/-1 counters on it
    And Bob has 0 poison counters

  @id:loyalty-legend-rule @CR-306.4 @CR-704.5j
  Scenario: A player keeps one of two planeswalkers with the same name and may keep two of one planeswalker type
    Given Alice controls Jace Beleren called Old and Jace, Ingenious Mind-Mage
    And Old has 1 loyalty counter on it
    And Jace, Ingenious Mind-Mage has 5 loyalty counters on it
    And Alice has Jace Beleren called New in hand
    And Alice has {C}{U}{U} floating
    When Alice casts New
    And the stack resolves
    And Alice chooses New from the options
    Then Old is in Alice's graveyard
    And New has 3 loyalty counters on it
    And Jace, Ingenious Mind-Mage is on the battlefield
