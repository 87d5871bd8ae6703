Feature: Rulings on Chosen by Heliod

  The Aura lets its controller draw a card as it enters.

  @id:chosen-by-heliod-no-target-no-card @CR-608.2b @CR-603.6a @ruling:chosen-by-heliod/1
  Scenario: Chosen by Heliod gives no card once the creature that it was cast on has gone
    Given Alice has Chosen by Heliod called First and Chosen by Heliod called Second in hand
    And Alice has {W}{W}{W}{W} floating
    And Alice controls Grizzly Bears
    And Bob controls Gray Ogre
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice casts First targeting Gray Ogre
    And Alice passes priority
    And Bob casts Unsummon targeting Gray Ogre
    And the stack resolves
    Then First is in Alice's graveyard
    And Alice has 1 card in hand
    When Alice casts Second targeting Grizzly Bears
    And the stack resolves
    Then Second is attached to Grizzly Bears
    And Alice has 1 card in hand
    And Grizzly Bears is 2/4
