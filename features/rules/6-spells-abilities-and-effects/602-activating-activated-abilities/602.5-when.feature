Feature: 602.5 When and by whom an ability may be activated

  An ability may say when alone it can be activated, how often, and by whom.

  @id:activate-in-upkeep @CR-602.5 @CR-602.5b
  Scenario: Gate to Phyrexia works once in its controller's upkeep
    Given it is Alice's upkeep
    And Alice controls Gate to Phyrexia called Used, Gate to Phyrexia called New, Grizzly Bears and Hill Giant
    And Bob controls Sol Ring and Basalt Monolith
    When Alice activates the Sacrifice a creature ability of Used targeting Sol Ring using Grizzly Bears
    And the stack resolves
    Then Sol Ring is in Bob's graveyard
    And Alice can't activate the Sacrifice a creature ability of Used targeting Basalt Monolith using Hill Giant
    And Alice can activate the Sacrifice a creature ability of New targeting Basalt Monolith using Hill Giant
    When the game goes to Alice's draw step
    Then Alice can't activate the Sacrifice a creature ability of New targeting Basalt Monolith using Hill Giant

  @id:activate-in-own-upkeep @CR-602.5
  Scenario: Only in your own upkeep you may activate what is for "your upkeep", not in another player's
    Given it is Bob's upkeep
    And Alice controls Dwarven Weaponsmith called Ours and Sol Ring called First
    And Bob controls Dwarven Weaponsmith called Theirs and Sol Ring called Second
    Then Bob can activate the {T}, Sacrifice an artifact ability of Theirs targeting Theirs using Second
    When Bob passes priority
    Then Alice can't activate the {T}, Sacrifice an artifact ability of Ours targeting Ours using First

  @id:activate-carriage @CR-602.5 @CR-502.3
  Scenario: Black Carriage untaps by its ability in the upkeep alone
    Given it is Alice's upkeep
    And Alice controls Black Carriage, Grizzly Bears and Hill Giant
    And Black Carriage is tapped
    Then Alice can activate the Sacrifice a creature ability of Black Carriage using Hill Giant
    When Alice activates the Sacrifice a creature ability of Black Carriage using Grizzly Bears
    And the stack resolves
    Then Black Carriage is untapped
    And Grizzly Bears is in Alice's graveyard
    When the game goes to Alice's precombat main phase
    Then Alice can't activate the Sacrifice a creature ability of Black Carriage using Hill Giant

  @id:activate-any-player @CR-602.2 @CR-109.5 @CR-602.1a @CR-602.1b @CR-602.2a
  Scenario: Any player may activate Excavation, and draws then
    Given Alice controls Excavation called Open, Wastes and Swamp
    And Bob controls two Wastes and Bottle Gnomes
    When Alice passes priority
    And Bob activates the {1}, Sacrifice a land ability of Open using Wastes 2
    And the stack resolves
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand
    And Alice can't activate the Sacrifice this creature ability of Bottle Gnomes
    And Bob can activate the Sacrifice this creature ability of Bottle Gnomes

  @id:activate-opponents-lands @CR-602.1b @CR-602.5
  Scenario: Tectonic Edge destroys a nonbasic land once an opponent controls four lands
    Given Alice controls Tectonic Edge and Wastes
    And Bob controls Reflecting Pool and two Forests
    And Bob has Mountain in hand
    Then Alice can't activate the {1}, {T} ability of Tectonic Edge targeting Reflecting Pool
    When the game goes to Bob's precombat main phase
    And Bob plays Mountain
    Then Alice can't activate the {1}, {T} ability of Tectonic Edge targeting Mountain
    And Alice can activate the {1}, {T} ability of Tectonic Edge targeting Reflecting Pool
    When Bob passes priority
    And Alice activates the {1}, {T} ability of Tectonic Edge targeting Reflecting Pool
    And the stack resolves
    Then Reflecting Pool is in Bob's graveyard
    And Tectonic Edge is in Alice's graveyard
    And Mountain is on the battlefield

  @id:activate-renew-as-a-sorcery @CR-602.5d @CR-113.6
  Scenario: Agent of Kotis is exiled from the graveyard for two counters in a main phase, not in the upkeep
    Given it is Alice's upkeep
    And Alice controls Grizzly Bears and four Islands
    And Alice has Agent of Kotis in the graveyard
    Then Alice can't activate the {3}{U} ability of Agent of Kotis targeting Grizzly Bears
    When the game goes to Alice's precombat main phase
    Then Alice can activate the {3}{U} ability of Agent of Kotis targeting Grizzly Bears
    When Alice activates the {3}{U} ability of Agent of Kotis targeting Grizzly Bears
    Then Agent of Kotis is in exile
    When the stack resolves
    Then Grizzly Bears has 2 +1/+1 counters on it
