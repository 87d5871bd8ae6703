Feature: Rulings on Feroz's Ban

  Creature spells cost {2} more.

  @id:feroz-artifact-creatures @CR-601.2f @ruling:ferozs-ban/1
  Scenario: An artifact creature spell costs {2} more under Feroz's Ban, a sorcery doesn't
    Given Alice controls Feroz's Ban and three Islands
    And Alice has Pili-Pala, Divination and Island called Spare in hand
    Then Alice can cast Divination
    And Alice can't cast Pili-Pala
    When Alice plays Spare
    Then Alice can cast Pili-Pala
