Feature: Rulings on Flametongue Kavu

  It deals 4 damage to a creature as it enters.

  @id:kavu-targets-itself @CR-603.3d @ruling:flametongue-kavu/1
  Scenario: The only creature there is has to be the target of its own ability
    Given Alice controls Fervor and four Mountains
    And Alice has Flametongue Kavu in hand
    When Alice casts Flametongue Kavu
    And the top of the stack resolves
    And Alice chooses the targets Flametongue Kavu if asked
    Then the top of the stack targets Flametongue Kavu
    When the stack resolves
    Then Flametongue Kavu is in Alice's graveyard
