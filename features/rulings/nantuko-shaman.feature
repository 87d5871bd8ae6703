Feature: Rulings on Nantuko Shaman

  It can be suspended instead of cast.

  @id:nantuko-suspended-not-cast @CR-116.2f @CR-116.3 @CR-702.40a @ruling:nantuko-shaman/5
  Scenario: Nantuko Shaman is suspended without the stack, and doesn't count as a spell cast
    Given Alice has Nantuko Shaman called Waiting, Nantuko Shaman called Held and Grapeshot in hand
    And Alice controls two Mountains
    And Alice has {G}{G}{G}{G}{G}{G}{G} floating
    When Alice takes the suspend action of Waiting
    Then Waiting is in exile
    And the stack is empty
    And Alice has priority
    When Alice casts Held
    And the stack resolves
    And Alice casts Grapeshot targeting Bob
    And the top of the stack resolves
    And Alice chooses not to if asked
    Then the stack has 2 objects
    When the stack resolves
    Then Bob has 18 life
