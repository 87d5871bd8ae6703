Feature: 401.5 The top card of a library, revealed and played

  A player may play with the top card of the library revealed, and may be allowed to play that card; the one below it
  is neither seen nor playable.

  @id:top-card-seen @CR-401.5
  Scenario: Everybody may look at a top card that is revealed, nobody at the next one
    Given Alice controls Future Sight
    And Alice has Grizzly Bears and Hill Giant on top of the library
    Then Bob may look at Grizzly Bears
    And Alice may look at Grizzly Bears
    And Alice may not look at Hill Giant

  @id:top-card-cast @CR-601.3 @CR-604.1
  Scenario: The top card can be cast, the next one only once it is on top
    Given Alice controls Future Sight and four Forests
    And Alice has Grizzly Bears and Elvish Mystic on top of the library
    Then Alice can't cast Elvish Mystic
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is on the battlefield
    And Alice can cast Elvish Mystic

  @id:top-land-played @CR-601.3 @CR-604.1
  Scenario: Courser of Kruphix lets lands be played from the top and nothing else
    Given Alice controls Courser of Kruphix and two Forests
    And Alice has Plains and Grizzly Bears on top of the library
    Then Alice can play Plains
    When Alice plays Plains
    And the stack resolves
    Then Plains is on the battlefield
    And Alice has 21 life
    And Alice can't cast Grizzly Bears

  @id:top-card-of-others @CR-601.3
  Scenario: Nobody else may play the top card
    Given Alice controls Courser of Kruphix
    And Bob has Plains on top of the library
    And Alice has Mountain on top of the library
    And it is Bob's precombat main phase
    And Bob has Island in hand
    Then Bob can't play Plains
    And Bob can't play Mountain
    And Bob can play Island
