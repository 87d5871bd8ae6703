Feature: Rulings on Goblin Bushwhacker

  Kicked, it strengthens the creatures that its controller has, and gives them haste, for a turn.

  @id:bushwhacker-as-it-resolves @CR-611.2c @ruling:goblin-bushwhacker/1
  Scenario: A creature cast in response gets the bonus of Goblin Bushwhacker, one that comes later doesn't
    Given Alice has Goblin Bushwhacker, Ashcoat Bear and Elvish Mystic in hand
    And Alice has {R}{R}{G}{G}{G} floating
    When Alice casts Goblin Bushwhacker kicked
    And the top of the stack resolves
    And Alice casts Ashcoat Bear
    And the stack resolves
    And Alice casts Elvish Mystic
    And the stack resolves
    Then Goblin Bushwhacker is 2/1
    And Ashcoat Bear is 3/2
    And Ashcoat Bear has haste
    And Elvish Mystic is 1/1
    And Elvish Mystic does not have haste

  @id:bushwhacker-gone @CR-611.2c @ruling:goblin-bushwhacker/1
  Scenario: The other creatures get the bonus though Goblin Bushwhacker has left in response
    Given Alice controls Grizzly Bears
    And Alice has Goblin Bushwhacker in hand
    And Alice has {R}{R} floating
    And Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice casts Goblin Bushwhacker kicked
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Goblin Bushwhacker
    And the stack resolves
    Then Goblin Bushwhacker is in Alice's graveyard
    And Grizzly Bears is 3/2
