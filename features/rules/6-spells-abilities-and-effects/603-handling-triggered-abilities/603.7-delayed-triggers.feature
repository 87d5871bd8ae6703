Feature: 603.7 Delayed triggered abilities

  What resolves may create an ability that triggers later, once. It still speaks of the object that was meant, as long as
  that is where it is expected to be.

  @id:delayed-return @CR-603.7 @CR-603.7b
  Scenario: What Flickerwisp exiles returns at the beginning of the next end step
    Given Bob controls Hill Giant
    And Alice has Flickerwisp in hand
    And Alice has {W}{W}{W} floating
    When Alice casts Flickerwisp
    And the top of the stack resolves
    And Alice chooses the targets Hill Giant if asked
    And the top of the stack resolves
    Then Hill Giant is in exile
    When the game goes to Alice's end step
    Then the top of the stack is an ability of Flickerwisp
    When the stack resolves
    Then Bob controls Hill Giant

  @id:delayed-once @CR-603.7b
  Scenario: A delayed ability triggers only once
    Given Alice controls Krovikan Elementalist
    And Bob controls Hill Giant
    And Alice has {U}{U} floating
    When Alice activates the {U}{U} ability of Krovikan Elementalist targeting Krovikan Elementalist
    And the stack resolves
    Then Krovikan Elementalist has flying
    When the game goes to Alice's end step
    And the stack resolves
    Then Krovikan Elementalist is in Alice's graveyard
    When the game goes to Bob's end step
    Then the stack is empty
    And it is Bob's end step

  @id:delayed-new-object @CR-603.7c @CR-400.7
  Scenario: A creature that left and came back is not sacrificed
    Given Alice controls Krovikan Elementalist and Grizzly Bears
    And Alice has Ghostly Flicker in hand
    And Alice has {U}{U} floating
    And Alice controls three Islands
    When Alice activates the {U}{U} ability of Krovikan Elementalist targeting Grizzly Bears
    And the stack resolves
    And Alice casts Ghostly Flicker targeting Grizzly Bears and Island 1 paying with Island 1, Island 2 and Island 3
    And the stack resolves
    And the game goes to Alice's end step
    Then the top of the stack is an ability of Krovikan Elementalist
    When the stack resolves
    Then Grizzly Bears is on the battlefield
    And the stack is empty

  @id:delayed-sacrifice-other-controller @CR-701.21a @CR-603.7
  Scenario: A creature that another player has taken can't be sacrificed
    Given Alice controls Krovikan Elementalist and Grizzly Bears
    And Bob has Act of Aggression in hand
    And Alice has {U}{U} floating
    And Bob controls five Mountains
    When Alice activates the {U}{U} ability of Krovikan Elementalist targeting Grizzly Bears
    And the stack resolves
    And Alice passes priority
    And Bob casts Act of Aggression targeting Grizzly Bears
    And the stack resolves
    Then Bob controls Grizzly Bears
    When the game goes to Alice's end step
    And the stack resolves
    Then Grizzly Bears is on the battlefield
    And Krovikan Elementalist is untapped
    When the game goes to Bob's upkeep
    Then Alice controls Grizzly Bears

  @id:delayed-sacrifice-of-equipped @CR-603.7c @CR-608.2h @CR-509.1b
  Scenario: Wings of Hubris, sacrificed, keeps the creature that it was on from being blocked and has it sacrificed
    Given Alice controls Wings of Hubris, Grizzly Bears and Gray Ogre
    And Wings of Hubris is attached to Grizzly Bears
    And Bob controls Elvish Mystic
    When Alice activates the Sacrifice this Equipment ability of Wings of Hubris
    And the stack resolves
    And Alice attacks with Grizzly Bears and Gray Ogre
    Then Bob can't block Grizzly Bears with Elvish Mystic
    And Bob can block Gray Ogre with Elvish Mystic
    When the game goes to Alice's end step
    And the stack resolves
    Then Grizzly Bears is in Alice's graveyard
    And Gray Ogre is on the battlefield
