Feature: 403.4 What entered the battlefield this turn

  A permanent that enters is a new object. Whether it entered this turn is asked of that object alone: not since when someone
  controls it, nor of what the card was before.

  @id:entered-target @CR-403.4 @CR-115.1a
  Scenario: A creature that entered this turn is told from one that came under control this turn
    Given Alice has Cradle to Grave, Bear Cub and Act of Treason in hand
    And Bob controls Grizzly Bears
    And Alice has {C}{C}{R}{C}{G}{C}{B} floating
    When Alice casts Bear Cub
    And the stack resolves
    And Alice casts Act of Treason targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is not a legal target for Cradle to Grave
    And Bear Cub is a legal target for Cradle to Grave
    When Alice casts Cradle to Grave targeting Bear Cub
    And the stack resolves
    Then Bear Cub is in Alice's graveyard

  @id:entered-again @CR-403.4 @CR-400.7
  Scenario: What leaves and comes back entered this turn
    Given Alice has Cloudshift and Cradle to Grave in hand
    And Alice controls Bear Cub and Grizzly Bears
    And Alice has {W}{C}{B} floating
    When Alice casts Cloudshift targeting Bear Cub
    And the stack resolves
    Then Bear Cub is a legal target for Cradle to Grave
    And Grizzly Bears is not a legal target for Cradle to Grave

  @id:entered-tokens @CR-403.4
  Scenario: Tokens that were created this turn entered this turn, creatures that were there before didn't
    Given Alice controls Raucous Entertainer and Bear Cub
    And Alice has Dragon Fodder in hand
    And Alice has {C}{R}{C} floating
    When Alice casts Dragon Fodder
    And the stack resolves
    And Alice's new Goblin Token is called First
    And Alice's new Goblin Token is called Second
    And Alice activates the {1}, {T} ability of Raucous Entertainer
    And the stack resolves
    Then First is 2/2
    And Second is 2/2
    And Bear Cub is 2/2
    And Raucous Entertainer is 2/2

  @id:entered-as-long-as @CR-403.4 @CR-611.3a
  Scenario: What holds as long as it entered this turn ends with the turn
    Given Alice has Crew Captain in hand
    And Alice controls Crew Captain called Veteran
    And Alice has {B}{R}{G} floating
    When Alice casts Crew Captain
    And the stack resolves
    Then Crew Captain has indestructible
    And Veteran does not have indestructible
    When the game goes to Bob's upkeep
    Then Crew Captain does not have indestructible

  @id:entered-activate @CR-403.4 @CR-602.5
  Scenario: An ability that may be activated only if its source entered this turn
    Given Alice has Fungus Elemental called New in hand
    And Alice controls Fungus Elemental called Old and Forest
    And Alice has {C}{C}{C}{G}{G} floating
    When Alice casts New
    And the stack resolves
    Then Alice can't activate the {G}, Sacrifice a Forest ability of Old
    And Alice can activate the {G}, Sacrifice a Forest ability of New
    When Alice activates the {G}, Sacrifice a Forest ability of New
    And the stack resolves
    Then New is 5/5
