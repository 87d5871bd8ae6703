Feature: 509.3c Whenever a creature blocks or becomes blocked

  Such an ability triggers once in a combat. Where it says by what, it triggers once for each creature on the other side that fits.

  @id:blocked-once @CR-509.3c
  Scenario: Brushwagg shrinks once, however many creatures block it
    Given Alice controls Brushwagg
    And Bob controls Grizzly Bears and Gray Ogre
    When Alice attacks with Brushwagg
    Then Brushwagg is 3/2
    When Bob blocks Brushwagg with Grizzly Bears and Gray Ogre
    And the stack resolves
    Then Brushwagg is 1/4

  @id:blocks-or-blocked-blocks @CR-509.3a @CR-509.3c
  Scenario: Brushwagg shrinks as it blocks, and not while nothing blocks it
    Given Alice controls Grizzly Bears and Brushwagg called Ours
    And Bob controls Brushwagg called Theirs
    When Alice attacks with Grizzly Bears and Ours
    And Bob blocks Grizzly Bears with Theirs
    And the stack resolves
    Then Theirs is 1/4
    And Ours is 3/2

  @id:blocked-by-each @CR-509.3d
  Scenario: Inferno Elemental deals damage to each creature that blocks it
    Given Alice controls Inferno Elemental
    And Bob controls Grizzly Bears, Siege Wurm and Gray Ogre
    When Alice attacks with Inferno Elemental
    And Bob blocks Inferno Elemental with Grizzly Bears and Siege Wurm
    Then the stack has 2 objects
    When the stack resolves
    Then Grizzly Bears is in Bob's graveyard
    And Siege Wurm has 3 damage marked on it
    And Gray Ogre is on the battlefield

  @id:blocks-another @CR-509.3b
  Scenario: Inferno Elemental deals damage to the creature that it blocks
    Given Alice controls Siege Wurm and Grizzly Bears
    And Bob controls Inferno Elemental
    When Alice attacks with Siege Wurm and Grizzly Bears
    And Bob blocks Siege Wurm with Inferno Elemental
    And the stack resolves
    Then Siege Wurm has 3 damage marked on it
    And Grizzly Bears has 0 damage marked on it

  @id:blocked-by-fitting @CR-509.3d
  Scenario: Ghost Hounds trigger for the white creature alone that blocks them
    Given Alice controls Ghost Hounds
    And Bob controls Elite Vanguard and Llanowar Elves
    When Alice attacks with Ghost Hounds
    And Bob blocks Ghost Hounds with Elite Vanguard and Llanowar Elves
    Then Ghost Hounds does not have first strike
    And the stack has 1 object
    When the stack resolves
    Then Ghost Hounds has first strike

  @id:destroyed-at-end-of-combat @CR-511.2 @CR-509.3b @CR-603.7
  Scenario: What Cockatrice blocks is destroyed as combat ends
    Given Alice controls Hill Giant and Grizzly Bears
    And Bob controls Cockatrice
    When Alice attacks with Hill Giant and Grizzly Bears
    And Bob blocks Hill Giant with Cockatrice
    And the game goes to Alice's combat damage step
    Then Hill Giant is on the battlefield
    When the game goes to Alice's end of combat
    And the stack resolves
    Then Hill Giant is in Alice's graveyard
    And Grizzly Bears is on the battlefield

  @id:destroyed-but-walls @CR-509.3d @CR-511.2
  Scenario: Of the creatures that block Cockatrice those are destroyed that aren't Walls
    Given Alice controls Cockatrice
    And Bob controls Fog Bank and Giant Spider
    When Alice attacks with Cockatrice
    And Bob blocks Cockatrice with Fog Bank and Giant Spider
    And the game goes to Alice's combat damage step
    And Alice assigns damage 2 to Fog Bank
    And the game goes to Alice's end of combat
    And the stack resolves
    Then Giant Spider is in Bob's graveyard
    And Fog Bank is on the battlefield

  @id:destroyed-only-if-there @CR-603.7c @CR-511.2
  Scenario: At end of combat nothing happens to what has left the battlefield
    Given Alice controls Grizzly Bears, Hill Giant and Ashnod's Altar
    And Bob controls Cockatrice and Siege Wurm
    When Alice attacks with Grizzly Bears and Hill Giant
    And Bob blocks Grizzly Bears with Cockatrice
    And the stack resolves
    And Alice activates the Sacrifice a creature ability of Ashnod's Altar using Grizzly Bears
    And the game goes to Alice's end of combat
    Then the stack has 1 object
    When the stack resolves
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant is on the battlefield

  @id:blocked-cant-be-regenerated @CR-509.3d @CR-701.19c
  Scenario: What fights Lim-Dûl's Cohort can't be regenerated
    Given Alice controls Lim-Dûl's Cohort and two Swamps
    And Alice has Doom Blade in hand
    And Bob controls Clay Statue called First, Clay Statue called Second and four Wastes
    When Alice attacks with Lim-Dûl's Cohort
    And Bob blocks Lim-Dûl's Cohort with First
    And the stack resolves
    And Alice passes priority
    And Bob activates the {2} ability of First
    And the stack resolves
    And Alice passes priority
    And Bob activates the {2} ability of Second
    And the stack resolves
    And Alice casts Doom Blade targeting Second
    And the stack resolves
    And the game goes to Alice's end of combat
    Then First is in Bob's graveyard
    And Second is on the battlefield
