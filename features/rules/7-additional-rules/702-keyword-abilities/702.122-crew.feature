Feature: 702.122 Crew

  A Vehicle's crew ability has creatures tapped, with a certain power between them, and makes the Vehicle an artifact
  creature for the rest of the turn.

  @id:crew-makes-a-creature @CR-702.122a
  Scenario: Creatures with enough power between them crew a Vehicle until the turn ends
    Given Alice controls Irontread Crusher, Grizzly Bears and Raging Goblin
    Then Irontread Crusher is not a creature
    When Alice activates the Tap any number ability of Irontread Crusher using Grizzly Bears and Raging Goblin
    Then Grizzly Bears and Raging Goblin are tapped
    And Irontread Crusher is not a creature
    When the stack resolves
    Then Irontread Crusher is a creature
    When the game goes to Bob's upkeep
    Then Irontread Crusher is not a creature

  @id:crew-too-little-power @CR-702.122a @CR-118.3
  Scenario: Creatures with less power than the number can't crew
    Given Alice controls Irontread Crusher, Grizzly Bears, Bear Cub and Wall of Omens
    Then Alice can't activate the Tap any number ability of Irontread Crusher using Grizzly Bears and Wall of Omens
    And Alice can activate the Tap any number ability of Irontread Crusher using Grizzly Bears and Bear Cub

  @id:crew-more-power-than-needed @CR-702.122a
  Scenario: More creatures may be tapped than the number asks for
    Given Alice controls Irontread Crusher, Hill Giant, Grizzly Bears and Bear Cub
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant and Grizzly Bears
    Then Hill Giant and Grizzly Bears are tapped
    And Bear Cub is untapped
    And the stack has 1 object

  @id:crew-only-untapped @CR-702.122a
  Scenario: Tapped creatures and those of other players can't crew
    Given Alice controls Irontread Crusher, Hill Giant and Gray Ogre
    And Alice controls Grizzly Bears
    And Grizzly Bears is tapped
    And Bob controls Raging Goblin
    Then Alice can't activate the Tap any number ability of Irontread Crusher using Grizzly Bears and Gray Ogre
    And Alice can't activate the Tap any number ability of Irontread Crusher using Raging Goblin and Gray Ogre
    And Alice can activate the Tap any number ability of Irontread Crusher using Hill Giant

  @id:crew-new-creatures @CR-702.122a @CR-302.6
  Scenario: A creature that came this turn can crew, but a Vehicle that came this turn can't attack
    Given Alice controls Irontread Crusher, Hill Giant, Renegade Freighter and Grizzly Bears
    And Irontread Crusher and Hill Giant came under Alice's control this turn
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And Alice activates the Tap any number ability of Renegade Freighter using Grizzly Bears
    And the stack resolves
    Then Alice can't attack with Irontread Crusher
    And Alice can attack with Renegade Freighter

  @id:crew-not-itself @CR-702.122a
  Scenario: A Vehicle that is a creature crews other Vehicles, but not itself
    Given Alice controls Irontread Crusher, Renegade Freighter and Hill Giant
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And the stack resolves
    Then Alice can't activate the Tap any number ability of Irontread Crusher using Irontread Crusher
    And Alice can activate the Tap any number ability of Renegade Freighter using Irontread Crusher

  @id:crew-twice @CR-702.122a
  Scenario: A Vehicle that is crewed already can be crewed again
    Given Alice controls Irontread Crusher, Hill Giant and Gray Ogre
    And Alice controls Grizzly Bears
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    And the stack resolves
    Then Alice can't activate the Tap any number ability of Irontread Crusher using Hill Giant
    And Alice can activate the Tap any number ability of Irontread Crusher using Gray Ogre and Grizzly Bears
    When Alice activates the Tap any number ability of Irontread Crusher using Gray Ogre and Grizzly Bears
    Then Gray Ogre is tapped
    And the stack has 1 object

  @id:crew-tapped-vehicle @CR-702.122a
  Scenario: A crewed Vehicle attacks and taps, and is blocked as the flyer that it is
    Given Alice controls Sky Skiff and Raging Goblin
    And Bob controls Hill Giant and Giant Spider
    When Alice activates the Tap any number ability of Sky Skiff using Raging Goblin
    And the stack resolves
    And Alice attacks with Sky Skiff
    Then Sky Skiff is tapped
    And Bob can't block Sky Skiff with Hill Giant
    And Bob can block Sky Skiff with Giant Spider
    When the game goes to Alice's end step
    Then Bob has 18 life

  @id:crew-at-instant-speed @CR-702.122a @CR-602.5
  Scenario: A Vehicle is crewed in an opponent's turn, to block
    Given it is Bob's precombat main phase
    And Alice controls Renegade Freighter and Grizzly Bears
    And Alice controls Irontread Crusher
    And Bob controls Hill Giant
    When the game goes to Bob's beginning of combat
    And Alice activates the Tap any number ability of Renegade Freighter using Grizzly Bears
    And the stack resolves
    And Bob attacks with Hill Giant
    Then Alice can't block Hill Giant with Irontread Crusher
    And Alice can block Hill Giant with Renegade Freighter

  @id:crews-a-vehicle @CR-702.122b
  Scenario: An ability about crewing triggers as its creature is tapped for the cost, before the crew ability resolves
    Given Alice controls Irontread Crusher, Speedway Fanatic called Driver, Speedway Fanatic called Idler and Grizzly Bears
    And Irontread Crusher came under Alice's control this turn
    When Alice activates the Tap any number ability of Irontread Crusher using Driver and Grizzly Bears
    Then the stack has 2 objects
    And the top of the stack is an ability of Driver
    When the stack resolves
    Then Irontread Crusher has haste
    And Alice can attack with Irontread Crusher

  @id:crews-not-when-tapped-otherwise @CR-702.122b
  Scenario: A creature that is tapped to attack crews nothing
    Given Alice controls Irontread Crusher, Speedway Fanatic and Hill Giant
    When Alice attacks with Speedway Fanatic
    Then the stack is empty
    When Alice activates the Tap any number ability of Irontread Crusher using Hill Giant
    Then the stack has 1 object

  @id:cant-crew @CR-702.122d
  Scenario: A creature that can't crew Vehicles is not tapped for a crew cost
    Given Alice controls Irontread Crusher, Hill Giant called Barred, Hill Giant called Free and Revoke Privileges
    And Revoke Privileges is attached to Barred
    Then Alice can't activate the Tap any number ability of Irontread Crusher using Barred
    And Alice can activate the Tap any number ability of Irontread Crusher using Free

  @id:becomes-crewed @CR-702.122e
  Scenario: Mobilizer Mech becomes crewed as its crew ability resolves, and no other Vehicle's
    Given Alice controls Mobilizer Mech, Irontread Crusher, Sky Skiff, Hill Giant and Grizzly Bears
    When Alice activates the Tap any number ability of Sky Skiff using Grizzly Bears
    And the top of the stack resolves
    Then the stack is empty
    When Alice activates the Tap any number ability of Mobilizer Mech using Hill Giant
    Then the stack has 1 object
    When the top of the stack resolves
    And Alice chooses the targets Irontread Crusher
    Then Mobilizer Mech is a creature
    And Irontread Crusher is not a creature
    When the stack resolves
    Then Irontread Crusher is a creature
