Feature: Rulings on Steal Artifact

  An Aura that takes an artifact.

  @id:steal-artifact-creature @CR-303.4a @ruling:steal-artifact/1
  Scenario: Steal Artifact takes an artifact that is a creature, and can't be put on another creature
    Given Alice has Steal Artifact in hand
    And Alice controls four Islands
    And Bob controls Dragon Engine and Hill Giant
    Then Dragon Engine is a legal target for Steal Artifact
    And Hill Giant is not a legal target for Steal Artifact
    When Alice casts Steal Artifact targeting Dragon Engine
    And the stack resolves
    Then Alice controls Dragon Engine
