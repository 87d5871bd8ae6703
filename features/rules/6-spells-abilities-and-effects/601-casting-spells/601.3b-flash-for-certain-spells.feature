Feature: 601.3b Flash for certain spells

  Where an effect lets certain spells be cast as though they had flash, it is enough that the choices of casting make the
  spell one of them.

  @id:flash-for-auras @CR-601.3b
  Scenario: A creature card with bestow can be cast as an Aura where Aura spells can be cast as though they had flash
    Given it is Bob's precombat main phase
    And Alice controls Sigarda's Aid, Grizzly Bears and two Mountains
    And Alice has Nyxborn Rollicker and Raging Goblin in hand
    When Bob passes priority
    Then Alice can't cast Raging Goblin
    And Alice can cast Nyxborn Rollicker targeting Grizzly Bears for its bestow cost
    When Alice casts Nyxborn Rollicker targeting Grizzly Bears for its bestow cost
    And the stack resolves
    Then Grizzly Bears is 3/3

  @id:flash-for-equipment @CR-601.3b
  Scenario: Equipment cast in the opponent's turn enters and may be attached
    Given it is Bob's precombat main phase
    And Alice controls Sigarda's Aid and Grizzly Bears
    And Alice has Short Sword and Sol Ring in hand
    And Alice has {C}{C} floating
    When Bob passes priority
    Then Alice can't cast Sol Ring
    And Alice can cast Short Sword
    When Alice casts Short Sword
    And the top of the stack resolves
    And Alice chooses the targets Grizzly Bears if asked
    And the stack resolves
    And Alice chooses to
    Then Short Sword is attached to Grizzly Bears
