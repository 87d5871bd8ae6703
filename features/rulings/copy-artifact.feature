Feature: Rulings on Copy Artifact

  It enters as a copy of an artifact, and is an enchantment besides.

  @id:copy-artifact-types @CR-707.9b @ruling:copy-artifact/2 @ruling:copy-artifact/3
  Scenario: Copy Artifact as a copy of an artifact creature is all three, and has no color
    Given Alice has Copy Artifact in hand
    And Alice has {U}{U} floating
    And Bob controls Dragon Engine
    When Alice casts Copy Artifact
    And the stack resolves
    And Alice chooses to if asked
    And Alice chooses Dragon Engine from the options
    Then Copy Artifact is named Dragon Engine
    And Copy Artifact is an artifact
    And Copy Artifact is a creature
    And Copy Artifact is an enchantment
    And Copy Artifact is 1/3
    And Copy Artifact is colorless
    And Dragon Engine is not an enchantment

  @id:copy-artifact-alone @CR-614.12 @ruling:copy-artifact/1
  Scenario: Copy Artifact without an artifact to copy is a blue enchantment
    Given Alice has Copy Artifact in hand
    And Alice has {U}{U} floating
    And Bob controls Gray Ogre
    When Alice casts Copy Artifact
    And the stack resolves
    Then Copy Artifact is an enchantment
    And Copy Artifact is not an artifact
    And Copy Artifact is blue
