Feature: 613.1f Abilities that are given to something

  What has been given an ability is what that ability calls "this", and its controller is "you" in it.

  @id:granted-ability-source @CR-613.1f @CR-702.15b
  Scenario: The equipped creature, not the Equipment, deals the damage of the ability that it was given
    Given Alice controls Ajani's Sunstriker and Heavy Arbalest
    And Heavy Arbalest is attached to Ajani's Sunstriker
    When Alice activates the {T} ability of Ajani's Sunstriker targeting Bob
    And the stack resolves
    Then Bob has 18 life
    And Alice has 22 life
    And Ajani's Sunstriker is tapped

  @id:granted-ability-you @CR-613.1f @CR-109.5
  Scenario: Each artifact's own controller must pay for Energy Flux
    Given Alice controls Energy Flux and Sol Ring
    And Bob controls Champion's Helm
    When the game goes to Bob's draw step
    Then Champion's Helm is in Bob's graveyard
    And Sol Ring is on the battlefield

  @id:legendary-as-condition @CR-205.4a @CR-702.11b
  Scenario: Only a legendary creature gets hexproof from Champion's Helm
    Given Bob controls Isamaru, Hound of Konda, Grizzly Bears, Champion's Helm called Noble and Champion's Helm called Common
    And Noble is attached to Isamaru, Hound of Konda
    And Common is attached to Grizzly Bears
    And Alice has Doom Blade in hand
    Then Grizzly Bears is a legal target for Doom Blade
    And Isamaru, Hound of Konda is not a legal target for Doom Blade
    And Grizzly Bears is 4/4

  @id:size-of-x @CR-107.3i @CR-613.4b
  Scenario: An artifact becomes a creature of the size paid for, until the turn ends
    Given Alice controls Chimeric Staff
    And Alice has {C}{C}{C} floating
    When Alice activates the {X} ability of Chimeric Staff with X = 3
    And the stack resolves
    Then Chimeric Staff is 3/3
    And Chimeric Staff is a Construct
    When the game goes to Bob's upkeep
    Then Chimeric Staff is not a creature
