Feature: Sevinne's Reclamation

  Cast from the graveyard, it may be copied, which a copy may not.

  @id:reclamation-copied-from-graveyard @ruling:sevinnes-reclamation/5 @CR-707.10
  Scenario: Sevinne's Reclamation is copied if it was cast from the graveyard, not from the hand, and the copy is not
    Given Alice has Grizzly Bears, Gray Ogre, Llanowar Elves and Raging Goblin in the graveyard
    And Alice has Sevinne's Reclamation in hand
    And Alice controls eight Plains
    When Alice casts Sevinne's Reclamation targeting Grizzly Bears
    And the stack resolves
    Then nobody is asked to choose
    And the stack is empty
    When Alice casts Sevinne's Reclamation targeting Gray Ogre for its flashback cost
    And the top of the stack resolves
    And Alice chooses to
    And Alice chooses to if asked
    And Alice chooses the targets Llanowar Elves
    And the stack resolves
    Then nobody is asked to choose
    And Llanowar Elves is on the battlefield
    And Gray Ogre is on the battlefield
    And Raging Goblin is in Alice's graveyard

  @id:reclamation-without-target-no-copy @ruling:sevinnes-reclamation/3 @CR-608.2b
  Scenario: Sevinne's Reclamation whose card is gone is not copied, another one is
    Given Alice has Forest, Grizzly Bears, Sevinne's Reclamation called Lost and Sevinne's Reclamation called Kept in the graveyard
    And Alice has {W}{W}{W}{W}{W}{W}{W}{W}{W}{W} floating
    And Bob controls Deathrite Shaman
    When Alice casts Lost targeting Forest for its flashback cost
    And Alice passes priority
    And Bob activates the {T} ability of Deathrite Shaman targeting Forest
    And the top of the stack resolves
    And Bob chooses the mana {B}
    And the stack resolves
    Then nobody is asked to choose
    When Alice casts Kept targeting Grizzly Bears for its flashback cost
    And the top of the stack resolves
    Then Alice is asked to choose
    When Alice chooses not to
    Then Grizzly Bears is on the battlefield
