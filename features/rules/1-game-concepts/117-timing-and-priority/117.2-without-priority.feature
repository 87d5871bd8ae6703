Feature: 117.2 What happens without priority

  Static abilities hold all the time. Turn-based actions are over, and state-based actions are done, before anyone could do
  something; what has triggered meanwhile waits until a player would get priority.

  @id:static-needs-no-priority @CR-117.2b @CR-604.2
  Scenario: A creature that lived by Glorious Anthem alone is dead before anyone has priority again
    Given Alice controls Glorious Anthem, Grizzly Bears and Hill Giant
    And Grizzly Bears has been dealt 2 damage this turn
    And Bob has Demystify in hand
    And Bob has {W} floating
    Then Grizzly Bears is 3/3
    When Bob casts Demystify targeting Glorious Anthem
    And the top of the stack resolves
    Then Grizzly Bears is in Alice's graveyard
    And Hill Giant is 3/3
    And the stack is empty

  @id:turn-based-before-priority @CR-117.2c @CR-504.1
  Scenario: The card of the draw step is drawn before anyone has priority in it
    Given it is Alice's upkeep
    And Alice has Lightning Bolt on top of the library
    And Alice controls Mountain
    Then Alice can't cast Lightning Bolt targeting Bob
    When the game goes to Alice's draw step
    Then the stack is empty
    And Alice can cast Lightning Bolt targeting Bob

  @id:state-based-before-priority @CR-117.2d @CR-704.5g
  Scenario: A creature with lethal damage can't be saved after the spell that dealt it has resolved
    Given Bob controls Grizzly Bears and Gray Ogre
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Giant Growth in hand
    And Bob has {G} floating
    When Alice casts Lightning Bolt targeting Grizzly Bears
    And Alice passes priority
    Then Bob can cast Giant Growth targeting Grizzly Bears
    When Bob passes priority
    Then Grizzly Bears is in Bob's graveyard
    When Alice passes priority
    Then Bob can't cast Giant Growth targeting Grizzly Bears
    And Bob can cast Giant Growth targeting Gray Ogre
