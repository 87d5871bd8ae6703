Feature: 509.1b Restrictions by which creatures something can be blocked

  @id:not-blocked-by-flyers @CR-509.1b
  Scenario: Gnat Alley Creeper is blocked by a creature without flying only
    Given Alice controls Gnat Alley Creeper
    And Bob controls Serra Angel and Grizzly Bears
    When Alice attacks with Gnat Alley Creeper
    Then Bob can't block Gnat Alley Creeper with Serra Angel
    And Bob can block Gnat Alley Creeper with Grizzly Bears

  @id:blocked-except-by-flyers @CR-509.1b
  Scenario: Treetop Scout is blocked by creatures with flying only, not by those with reach
    Given Alice controls Treetop Scout
    And Bob controls Serra Angel, Giant Spider and Grizzly Bears
    When Alice attacks with Treetop Scout
    Then Bob can block Treetop Scout with Serra Angel
    And Bob can't block Treetop Scout with Giant Spider
    And Bob can't block Treetop Scout with Grizzly Bears

  @id:unblockable-this-turn @CR-509.1b @CR-613.4b
  Scenario: Snowmelt Stag is 5/2 in its controller's turn and can't be blocked in the turn in which they pay for it
    Given Alice controls Snowmelt Stag called Running and Hill Giant
    And Bob controls Grizzly Bears and Snowmelt Stag called Resting
    And Alice has {U}{U}{U}{U}{U}{U}{U} floating
    When Alice activates the {5}{U}{U} ability of Running
    And the stack resolves
    And Alice attacks with Running and Hill Giant
    Then Running is 5/2
    And Resting is 2/5
    And Bob can't block Running with Grizzly Bears
    And Bob can block Hill Giant with Grizzly Bears

  @id:unblockable-by-condition @CR-509.1b
  Scenario: Bouncing Beebles can't be blocked while the defending player, not the attacking one, controls an artifact
    Given Alice controls Bouncing Beebles, Sol Ring and Hill Giant
    And Bob controls Grizzly Bears, Mountain and Bottle Gnomes
    When Alice attacks with Bouncing Beebles and Hill Giant
    Then Bob can't block Bouncing Beebles with Grizzly Bears
    And Bob can block Hill Giant with Grizzly Bears
    When Alice passes priority
    And Bob activates the Sacrifice this creature ability of Bottle Gnomes
    And the stack resolves
    Then Bob can block Bouncing Beebles with Grizzly Bears
