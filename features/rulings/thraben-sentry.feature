Feature: Rulings of Thraben Sentry

  @id:sentry-several-die @ruling:thraben-sentry/1 @CR-701.27f
  Scenario: The Sentry may be transformed for each creature that dies, but is turned over once
    Given Alice controls Thraben Sentry, Carrion Feeder, Grizzly Bears and Hill Giant
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And Alice activates the Sacrifice a creature ability of Carrion Feeder using Hill Giant
    Then the stack has 4 objects
    When the top of the stack resolves
    And Alice chooses to
    Then Thraben Sentry is transformed
    When the stack resolves
    And Alice chooses to if asked
    And the stack resolves
    Then Thraben Sentry is transformed
    And Thraben Sentry is 5/4
    And the stack is empty
