Feature: Soul of Theros

  What one of its abilities costs is its own card, in its owner's graveyard.

  @id:soul-from-graveyard-alone @ruling:soul-of-theros/2 @CR-113.6m
  Scenario: Soul of Theros is exiled for its ability from the graveyard, and not from the battlefield or the hand
    Given Alice controls Soul of Theros called There, Grizzly Bears and six Plains
    And Alice has Soul of Theros called Dead in the graveyard
    And Alice has Soul of Theros called In Hand in hand
    Then Alice can activate the {4}{W}{W}, Exile this card from your graveyard ability of Dead
    And Alice can't activate the {4}{W}{W}, Exile this card from your graveyard ability of There
    And Alice can't activate the {4}{W}{W}, Exile this card from your graveyard ability of In Hand
    When Alice activates the {4}{W}{W}, Exile this card from your graveyard ability of Dead
    Then Dead is in exile
    When the stack resolves
    Then Grizzly Bears is 4/4
    And Grizzly Bears has lifelink
