Feature: 506.4 Removed from combat

  A creature whose controller changes is no longer in combat.

  @id:removed-by-change-of-control @CR-506.4
  Scenario: An attacker that the defending player takes deals no combat damage
    Given Alice controls Grizzly Bears and Hill Giant
    And Bob has Act of Aggression in hand
    And Bob controls five Mountains
    When Alice attacks with Grizzly Bears and Hill Giant
    And Alice passes priority
    And Bob casts Act of Aggression targeting Grizzly Bears
    And the stack resolves
    Then Bob has 20 life
    When the game goes to Alice's end of combat
    Then Bob has 17 life
    And Grizzly Bears is untapped
