Feature: Rulings of Growing Rites of Itlimoc

  @id:growing-rites-four @ruling:growing-rites-of-itlimoc/3 @CR-603.4
  Scenario: The Rites transform only with four creatures as the end step begins and as the ability resolves
    Given Alice controls Growing Rites of Itlimoc, Grizzly Bears, Hill Giant, Serra Angel and Carrion Feeder
    When the game goes to Alice's end step
    Then the top of the stack is an ability of Growing Rites of Itlimoc
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And the stack resolves
    Then Growing Rites of Itlimoc is not transformed
    When the game goes to Alice's end step
    Then the stack is empty

  @id:growing-rites-transform @ruling:growing-rites-of-itlimoc/3 @CR-712.8e
  Scenario: With four creatures the Rites become a land
    Given Alice controls Growing Rites of Itlimoc, Grizzly Bears, Hill Giant, Serra Angel and Carrion Feeder
    When the game goes to Alice's end step
    And the stack resolves
    Then Growing Rites of Itlimoc is transformed
    And Growing Rites of Itlimoc is a land
    When Alice taps Growing Rites of Itlimoc for {G}{G}{G}{G}
    Then Alice has {G}{G}{G}{G} floating
