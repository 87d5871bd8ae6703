Feature: 603.2c Once each time

  An ability triggers once for each time that its event occurs, several times if one event has it several times.

  @id:two-tokens-two-triggers @CR-603.2c
  Scenario: Two tokens created together trigger an ability twice, and each trigger untaps or not
    Given Alice controls Blasting Station
    And Blasting Station is tapped
    And Alice has Dragon Fodder in hand
    And Alice has {R}{R} floating
    When Alice casts Dragon Fodder
    And the top of the stack resolves
    And Alice orders the triggers Blasting Station and Blasting Station if asked
    Then the stack has 2 objects
    When the top of the stack resolves
    And Alice chooses not to
    Then Blasting Station is tapped
    When the top of the stack resolves
    And Alice chooses to
    Then Blasting Station is untapped

  @id:spell-cast-then-trigger @CR-603.2 @CR-601.2i
  Scenario: Citanul Druid grows before the opponent's artifact spell resolves, though that is countered
    Given it is Bob's precombat main phase
    And Alice controls Citanul Druid
    And Alice has Counterspell in hand
    And Alice has {U}{U} floating
    And Bob has Sol Ring and Bear Cub in hand
    And Bob has {C}{G}{G} floating
    When Bob casts Sol Ring
    Then the stack has 2 objects
    When Bob passes priority
    And Alice casts Counterspell targeting Sol Ring
    And the stack resolves
    Then Sol Ring is in Bob's graveyard
    And Citanul Druid is 2/2
    When Bob casts Bear Cub
    Then the stack has 1 object

  @id:land-becomes-tapped @CR-603.2
  Scenario: A land under Blight is destroyed once it has been tapped for mana, another isn't
    Given it is Bob's precombat main phase
    And Bob controls Forest and Island
    And Alice controls Blight
    And Blight is attached to Forest
    When Bob taps Island for mana
    Then the stack is empty
    When Bob taps Forest for mana
    And the stack resolves
    Then Forest is in Bob's graveyard
    And Blight is in Alice's graveyard
    And Island is on the battlefield

  @id:one-trigger-per-source @CR-603.2c @ruling:azors-elocutors/1
  Scenario: Azor's Elocutors lose one counter for each of two attackers, however much each deals
    Given it is Bob's precombat main phase
    And Alice controls Azor's Elocutors
    And Azor's Elocutors has 4 filibuster counters on it
    And Bob controls Hill Giant and Gray Ogre
    When Bob attacks with Hill Giant and Gray Ogre
    And the game goes to Bob's combat damage step
    And Alice orders the triggers Azor's Elocutors and Azor's Elocutors if asked
    Then the stack has 2 objects
    When the stack resolves
    Then Alice has 15 life
    And Azor's Elocutors has 2 filibuster counters on it

  @id:one-trigger-per-attacker @CR-603.2c @CR-508.1m @ruling:beastmaster-ascension/1
  Scenario: Beastmaster Ascension triggers for each of two attackers, and the second counter is the seventh
    Given Alice controls Beastmaster Ascension, Grizzly Bears, Gray Ogre and Hill Giant
    And Beastmaster Ascension has 5 quest counters on it
    When Alice attacks with Grizzly Bears and Gray Ogre
    And Alice orders the triggers Beastmaster Ascension and Beastmaster Ascension if asked
    Then the stack has 2 objects
    When the top of the stack resolves
    And Alice chooses to
    Then Grizzly Bears is 2/2
    When the top of the stack resolves
    And Alice chooses to
    Then Grizzly Bears is 7/7
    And Hill Giant is 8/8
