Feature: Rulings on Heartless Summoning

  Creature spells cost {2} less.

  @id:heartless-summoning-generic @CR-118.7a @ruling:heartless-summoning/1
  Scenario: Heartless Summoning lowers generic costs of creature spells, and no colored ones
    Given Alice controls Heartless Summoning and Plains
    And Alice has Assault Griffin, White Knight, Youthful Knight and Glorious Anthem in hand
    Then Alice can cast Youthful Knight
    And Alice can't cast White Knight
    And Alice can't cast Assault Griffin
    And Alice can't cast Glorious Anthem
