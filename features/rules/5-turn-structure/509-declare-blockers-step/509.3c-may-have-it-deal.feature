Feature: Whenever it becomes blocked, it may deal damage

  An ability that triggers as a creature becomes blocked resolves before combat damage is dealt.

  @id:laccolith-instead-of-combat @CR-509.2 @CR-509.3c
  Scenario: A blocked Laccolith Warrior that deals its damage to another creature at once deals none to the blocker
    Given Alice controls Laccolith Warrior
    And Bob controls Gray Ogre and Grizzly Bears
    When Alice attacks with Laccolith Warrior
    And Bob blocks Laccolith Warrior with Gray Ogre
    And Alice chooses the targets Grizzly Bears
    And the top of the stack resolves
    And Alice chooses to
    Then Grizzly Bears is in Bob's graveyard
    And Laccolith Warrior has 0 damage marked on it
    When the game goes to Alice's end of combat
    Then Laccolith Warrior has 2 damage marked on it
    And Gray Ogre has 0 damage marked on it

  @id:wolverine-may-not @CR-608.2d @CR-509.3c
  Scenario: A blocked Karplusan Wolverine deals damage if its controller wants it, and none otherwise
    Given Alice controls Karplusan Wolverine called Eager and Karplusan Wolverine called Calm
    And Bob controls Hill Giant and Gray Ogre
    When Alice attacks with Eager and Calm
    And Bob blocks Eager with Hill Giant but Calm with Gray Ogre
    And Alice orders the triggers Calm and Eager
    And Alice chooses the targets Bob
    And Alice chooses the targets Bob
    And the top of the stack resolves
    And Alice chooses to
    Then Bob has 19 life
    When the top of the stack resolves
    And Alice chooses not to
    Then Bob has 19 life

  @id:laccolith-may-not @CR-118.12 @CR-608.2d @ruling:laccolith-grunt/3
  Scenario: Of two blocked Laccolith Grunts the one that deals damage at once assigns none in combat, the other does
    Given Alice controls Laccolith Grunt called Eager and Laccolith Grunt called Calm
    And Bob controls Hill Giant called First, Hill Giant called Second and Grizzly Bears
    When Alice attacks with Eager and Calm
    And Bob blocks Eager with First but Calm with Second
    And Alice orders the triggers Calm and Eager
    And Alice chooses the targets Grizzly Bears
    And Alice chooses the targets Grizzly Bears
    And the top of the stack resolves
    And Alice chooses to
    Then Grizzly Bears is in Bob's graveyard
    When the game goes to Alice's end of combat
    Then First has 0 damage marked on it
    And Second has 2 damage marked on it
