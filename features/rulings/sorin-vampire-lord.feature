Feature: Rulings about Sorin, Vampire Lord

  @id:sorin-control-outlasts-the-ability @CR-611.2a @ruling:sorin-vampire-lord/2
  Scenario: Vampires have Sorin's ability for a turn, and what they gained control of for good
    Given Alice controls Sorin, Vampire Lord, Blood Artist and Grizzly Bears
    And Sorin, Vampire Lord has 8 loyalty counters on it
    And Bob controls Hill Giant and Gray Ogre
    When Alice activates the [−8] ability of Sorin, Vampire Lord
    And the stack resolves
    Then Sorin, Vampire Lord is in Alice's graveyard
    And Alice can activate the {T} ability of Blood Artist targeting Gray Ogre
    When Alice activates the {T} ability of Blood Artist targeting Hill Giant
    And the stack resolves
    Then Alice controls Hill Giant
    When the game goes to Bob's upkeep
    Then Alice controls Hill Giant
    When the game goes to Alice's upkeep
    Then Alice can't activate the {T} ability of Blood Artist targeting Gray Ogre
    And Blood Artist is untapped
