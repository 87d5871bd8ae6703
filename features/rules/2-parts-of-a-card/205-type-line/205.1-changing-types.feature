Feature: 205.1 Effects that change types

  Some effects set types, others leave those that were there.

  @id:artifact-creature-keeps-types @CR-205.1b
  Scenario: What becomes an artifact creature keeps its other types and subtypes
    Given Alice controls Irontread Crusher and Hill Giant
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And the stack resolves
    Then Irontread Crusher is a creature
    And Irontread Crusher is an artifact
    And Irontread Crusher is a Vehicle
    And Hill Giant is not an artifact
