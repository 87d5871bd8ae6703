Feature: Rulings on Darksteel Citadel

  An artifact land is played as a land.

  @id:darksteel-citadel-played @CR-305.9 @ruling:darksteel-citadel/1
  Scenario: Darksteel Citadel is played and can't be cast, unlike another artifact
    Given Alice has Darksteel Citadel and Sol Ring in hand
    And Alice has {C} floating
    Then Alice can cast Sol Ring
    And Alice can't cast Darksteel Citadel
    When Alice plays Darksteel Citadel
    Then Darksteel Citadel is an artifact
    And the stack is empty
