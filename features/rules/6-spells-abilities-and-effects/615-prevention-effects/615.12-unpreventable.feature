Feature: 615.12 Damage that can't be prevented

  Damage that an effect says can't be prevented is dealt in spite of prevention effects, and shields don't shrink by it.

  @id:unpreventable-shield-stays @CR-615.12 @CR-101.2
  Scenario: A shield doesn't prevent damage that can't be prevented, and stays as it was
    Given Bob controls Siege Wurm
    And Alice has Mending Hands, Pinpoint Avalanche and Lightning Bolt in hand
    And Alice has {W}{R}{R}{R}{R}{R}{R} floating
    When Alice casts Mending Hands targeting Siege Wurm
    And the stack resolves
    And Alice casts Pinpoint Avalanche targeting Siege Wurm
    And the stack resolves
    Then Siege Wurm has 4 damage marked on it
    When Alice casts Lightning Bolt targeting Siege Wurm
    And the stack resolves
    Then Siege Wurm has 4 damage marked on it

  @id:unpreventable-fog @CR-615.12 @CR-101.2
  Scenario: Under Leyline of Punishment a Fog prevents nothing
    Given Alice controls Hill Giant
    And Alice has Fog in hand
    And Alice has {G} floating
    And Bob controls Leyline of Punishment
    When Alice casts Fog
    And the stack resolves
    And Alice attacks with Hill Giant
    And the game goes to Alice's end of combat
    Then Bob has 17 life
    And Fog is in Alice's graveyard

  @id:unpreventable-protection @CR-615.12 @CR-702.16e
  Scenario: Protection prevents nothing where damage can't be prevented, but the rest of it holds
    Given Alice controls Bog Wraith and Leyline of Punishment
    And Alice has Murder in hand
    And Bob controls White Knight and Grizzly Bears
    When Alice attacks with Bog Wraith
    And Bob blocks Bog Wraith with White Knight
    Then White Knight is not a legal target for Murder
    And Grizzly Bears is a legal target for Murder
    When the game goes to Alice's end of combat
    Then White Knight is in Bob's graveyard

  @id:cant-gain-life @CR-101.2
  Scenario: Under Leyline of Punishment no player gains life
    Given Alice controls Ajani's Sunstriker
    And Bob controls Leyline of Punishment
    When Alice attacks with Ajani's Sunstriker
    And the game goes to Alice's end of combat
    Then Alice has 20 life
    And Bob has 18 life
