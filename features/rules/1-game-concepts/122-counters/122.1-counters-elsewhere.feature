Feature: 122.1 Counters on cards that are not on the battlefield

  Counters change a card in another zone as they change a permanent. An object that moves leaves them behind.

  @id:counters-in-the-graveyard @CR-122.1a
  Scenario: A creature card with a +1/+1 counter in the graveyard has that much more power
    Given Alice controls Reveillark
    And Alice has Grizzly Bears, Gray Ogre and Hill Giant in the graveyard
    And Grizzly Bears has 1 +1/+1 counter on it
    And Hill Giant has 1 -1/-1 counter on it
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating
    When Alice casts Murder targeting Reveillark
    And the top of the stack resolves
    Then the options for Alice are Gray Ogre and Hill Giant
    When Alice chooses the targets Gray Ogre and Hill Giant
    And the stack resolves
    Then Grizzly Bears is in Alice's graveyard
    And Grizzly Bears is 3/3

  @id:counters-left-behind @CR-122.1a @CR-122.2
  Scenario: A creature card that returns from the graveyard leaves its counters there
    Given Alice controls Reveillark
    And Alice has Hill Giant and Gray Ogre in the graveyard
    And Hill Giant has 1 -1/-1 counter on it
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating
    Then Hill Giant is 2/2
    When Alice casts Murder targeting Reveillark
    And the top of the stack resolves
    And Alice chooses the targets Hill Giant
    And the stack resolves
    Then Hill Giant has 0 -1/-1 counters on it
    And Hill Giant is 3/3

  @id:keyword-counter-in-exile @CR-122.1b @CR-122.2
  Scenario: A suspended card has the keyword of its counter, and has lost it when it is a permanent
    Given it is Bob's end step
    And Alice has Durkwood Baloth in exile
    And Durkwood Baloth has 1 time counter on it
    And Durkwood Baloth has 1 flying counter on it
    When the game goes to Alice's upkeep
    Then Durkwood Baloth has flying
    When the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Durkwood Baloth is on the battlefield
    And Durkwood Baloth has haste
    And Durkwood Baloth does not have flying
