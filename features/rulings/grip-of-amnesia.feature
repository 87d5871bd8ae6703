Feature: Rulings on Grip of Amnesia

  It counters a spell whose controller keeps the cards in the graveyard.

  @id:grip-empty-graveyard @CR-118.12a @ruling:grip-of-amnesia/1
  Scenario: A player whose graveyard is empty may exile all of it and keep the spell
    Given Alice has Grip of Amnesia called First and Grip of Amnesia called Second in hand
    And Alice has {U}{U}{U}{U} floating
    And Bob has Lightning Bolt called Kept and Lightning Bolt called Lost in hand
    And Bob has {R}{R} floating
    When Alice passes priority
    And Bob casts Kept targeting Alice
    And Bob passes priority
    And Alice casts First targeting Kept
    And the top of the stack resolves
    And Bob chooses to
    Then the top of the stack is Kept
    And Alice has 2 cards in hand
    When the stack resolves
    Then Alice has 17 life
    When Alice passes priority
    And Bob casts Lost targeting Alice
    And Bob passes priority
    And Alice casts Second targeting Lost
    And the top of the stack resolves
    And Bob chooses not to
    Then Lost is in Bob's graveyard
    And Kept is in Bob's graveyard
    And Alice has 17 life
