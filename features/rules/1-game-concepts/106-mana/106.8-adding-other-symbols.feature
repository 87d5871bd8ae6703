Feature: 106.8 Adding mana for symbols that are no mana

  Where mana is added for the symbols of a mana cost, a colored symbol stands for its mana. Of a hybrid symbol the player
  chooses a half; a Phyrexian symbol gives mana of its color, a number as much colorless mana, a snow symbol one colorless
  mana. Elemental Resonance adds mana so.

  Background:
    Given it is Alice's draw step
    And Alice controls Elemental Resonance

  @id:mana-of-hybrid-symbols @CR-106.8
  Scenario: The player chooses a half of each hybrid symbol
    Given Bob controls Boggart Ram-Gang
    And Elemental Resonance is attached to Boggart Ram-Gang
    When the game goes to Alice's precombat main phase
    And the stack resolves
    And Alice chooses the mana {R}{G}{G}
    Then Alice has {R}{G}{G} floating

  @id:mana-of-generic-halves @CR-106.8 @CR-106.10
  Scenario: The generic half of a hybrid symbol adds as much colorless mana as it says
    Given Alice controls Reaper King
    And Elemental Resonance is attached to Reaper King
    When the game goes to Alice's precombat main phase
    And the stack resolves
    And Alice chooses the mana {W}{B}{G}{C}{C}{C}{C}
    Then Alice has {W}{B}{G}{C}{C}{C}{C} floating

  @id:mana-of-phyrexian-symbols @CR-106.9 @CR-106.10
  Scenario: Phyrexian symbols add mana of their color, and a number adds colorless mana
    Given Alice controls Moltensteel Dragon
    And Elemental Resonance is attached to Moltensteel Dragon
    When the game goes to Alice's precombat main phase
    And the stack resolves
    Then Alice has {R}{R}{C}{C}{C}{C} floating
    And Alice has 20 life

  @id:mana-of-snow-symbols @CR-106.11
  Scenario: A snow symbol adds one colorless mana, which comes from no snow source
    Given Alice controls Icehide Golem
    And Elemental Resonance is attached to Icehide Golem
    And Alice has Icehide Golem called Second in hand
    And Alice has Snow-Covered Island in hand
    When the game goes to Alice's precombat main phase
    And the stack resolves
    Then Alice has {C} floating
    And Alice can't cast Second
    When Alice plays Snow-Covered Island
    Then Alice can cast Second

  @id:mana-of-generic-symbols @CR-106.10
  Scenario: A number adds so much colorless mana beside the colored one, and no mana cost adds nothing
    Given Alice controls Elemental Resonance called Idle, Hill Giant and Forest
    And Idle is attached to Forest
    And Elemental Resonance is attached to Hill Giant
    When the game goes to Alice's precombat main phase
    And Alice orders the triggers Idle and Elemental Resonance if asked
    And the stack resolves
    Then Alice has {C}{C}{C}{R} floating
