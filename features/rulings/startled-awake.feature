Feature: Rulings of Startled Awake

  @id:skulk-blocked-stays @ruling:startled-awake/3 @CR-702.118b @CR-509.1h
  Scenario: The Nightmare stays blocked by a creature that grows afterwards
    Given Alice controls Startled Awake called Awake
    And Awake is transformed
    And Bob controls Raging Goblin, Grizzly Bears and Forest
    And Bob has Giant Growth in hand
    When Alice attacks Bob with Awake
    Then Bob can't block Awake with Grizzly Bears
    And Bob can block Awake with Raging Goblin
    When Bob blocks Awake with Raging Goblin
    And Bob casts Giant Growth targeting Raging Goblin
    And the stack resolves
    And the game goes to Alice's combat damage step
    Then Bob has 20 life
    And Awake is in Alice's graveyard
    And Awake is named Startled Awake
