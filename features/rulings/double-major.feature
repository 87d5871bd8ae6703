Feature: Rulings on Double Major

  It copies a creature spell; the copy of a permanent spell becomes a token as it resolves.

  @id:double-major-creates-no-token @CR-608.3f @ruling:double-major/2
  Scenario: Parallel Lives doubles no token that the copy of a spell becomes
    Given Alice controls Parallel Lives, three Forests, Island and two Mountains
    And Alice has Grizzly Bears, Double Major and Dragon Fodder in hand
    When Alice casts Grizzly Bears paying with Forest 1 and Forest 2
    And Alice casts Double Major targeting Grizzly Bears paying with Forest 3 and Island
    And the stack resolves
    Then Alice controls 2 Grizzly Bears
    When Alice casts Dragon Fodder
    And the stack resolves
    Then Alice controls 4 Goblin Tokens
