Feature: 301.7 Vehicles

  A Vehicle is an artifact that becomes a creature for a time. Only then does it have the power and toughness that are
  printed on it.

  @id:vehicle-no-power @CR-301.7a @CR-208.3
  Scenario: A Vehicle has power and toughness only while it is a creature
    Given Alice controls Irontread Crusher and Hill Giant
    Then Irontread Crusher has no power or toughness
    And Hill Giant is 3/3
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And the stack resolves
    Then Irontread Crusher is 6/6
    When the game goes to Bob's upkeep
    Then Irontread Crusher has no power or toughness

  @id:vehicle-printed-size @CR-301.7b
  Scenario: A crewed Vehicle starts from its printed numbers, and other effects change them
    Given Alice controls Irontread Crusher, Glorious Anthem and Raging Goblin
    And Alice controls Hill Giant
    And Irontread Crusher has 2 +1/+1 counters on it
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And the stack resolves
    Then Irontread Crusher is 9/9
    And Raging Goblin is 2/2

  @id:vehicle-is-no-creature @CR-301.7 @CR-115.1
  Scenario: A Vehicle is no creature to target until it is crewed
    Given Alice controls Renegade Freighter and Grizzly Bears
    And Bob has Doom Blade in hand
    And Bob has {B}{B} floating
    Then Renegade Freighter is not a legal target for Doom Blade
    When Alice activates the Tap any number ability of Renegade Freighter using Grizzly Bears
    And the stack resolves
    Then Renegade Freighter is a legal target for Doom Blade

  @id:vehicle-attacks @CR-301.7 @CR-702.122a
  Scenario: Renegade Freighter attacks with the strength that its own ability adds
    Given Alice controls Renegade Freighter and Grizzly Bears
    And Bob controls Wall of Omens
    When Alice activates the Tap any number ability of Renegade Freighter using Grizzly Bears
    And the stack resolves
    And Alice attacks with Renegade Freighter
    And the stack resolves
    Then Renegade Freighter is 5/4
    When Bob blocks Renegade Freighter with Wall of Omens
    And the game goes to Alice's combat damage step
    And Alice assigns damage 4 to Wall of Omens and 1 to Bob
    Then Bob has 19 life
