Feature: 702.66 Delve

  Rather than pay generic mana of a spell with delve, its controller may exile cards from their graveyard. It is a way to
  pay the total cost, and changes no cost.

  @id:delve-exiles-cards @CR-702.66a
  Scenario: Four cards from the graveyard and a Swamp pay for Murderous Cut
    Given Alice controls Swamp
    And Bob controls Hill Giant
    And Alice has Murderous Cut in hand
    And Alice has Forest, Plains, Island and Grizzly Bears in the graveyard
    When Alice casts Murderous Cut targeting Hill Giant using Forest, Plains, Island and Grizzly Bears
    Then Forest is in exile
    And Grizzly Bears is in exile
    And Swamp is tapped
    When the stack resolves
    Then Hill Giant is in Bob's graveyard

  @id:delve-only-generic @CR-702.66a
  Scenario: Cards in the graveyard don't pay for colored mana
    Given Alice controls Hill Giant
    And Alice has Murderous Cut in hand
    And Alice has Forest, Plains, Island, Wastes and Grizzly Bears in the graveyard
    And Alice has Swamp in hand
    Then Alice can't cast Murderous Cut targeting Hill Giant
    When Alice plays Swamp
    Then Alice can cast Murderous Cut targeting Hill Giant using Forest, Plains, Island and Wastes

  @id:delve-no-more-than-generic @CR-702.66a @CR-601.2h
  Scenario: No more cards can be exiled than there is generic mana in the total cost
    Given Alice controls Hill Giant and Swamp
    And Alice has Murderous Cut in hand
    And Alice has Forest, Plains, Island, Wastes and Grizzly Bears in the graveyard
    Then Alice can't cast Murderous Cut targeting Hill Giant using Forest, Plains, Island, Wastes and Grizzly Bears
    And Alice can cast Murderous Cut targeting Hill Giant using Forest, Plains, Island and Grizzly Bears

  @id:delve-own-graveyard @CR-702.66a
  Scenario: Cards in another player's graveyard can't be exiled
    Given Alice controls Hill Giant and four Swamps
    And Alice has Murderous Cut in hand
    And Alice has Forest in the graveyard
    And Bob has Plains in the graveyard
    Then Alice can't cast Murderous Cut targeting Hill Giant using Plains
    And Alice can cast Murderous Cut targeting Hill Giant using Forest

  @id:delve-need-not @CR-702.66a
  Scenario: No card need be exiled where there is mana
    Given Alice controls seven Swamps
    And Alice has Gurmag Angler in hand
    And Alice has Forest and Plains in the graveyard
    When Alice casts Gurmag Angler
    Then the top of the stack is Gurmag Angler
    And Forest is in Alice's graveyard

  @id:delve-after-total-cost @CR-702.66b @CR-601.2f
  Scenario: Cards also pay for the mana that Sphere of Resistance adds
    Given Alice controls Sphere of Resistance, Hill Giant and Swamp
    And Alice has Murderous Cut in hand
    And Alice has Forest, Plains, Island, Wastes and Grizzly Bears in the graveyard
    Then Alice can't cast Murderous Cut targeting Hill Giant using Forest, Plains, Island and Wastes
    And Alice can cast Murderous Cut targeting Hill Giant using Forest, Plains, Island, Wastes and Grizzly Bears
    When Alice casts Murderous Cut targeting Hill Giant using Forest, Plains, Island, Wastes and Grizzly Bears
    Then Grizzly Bears is in exile
    And the top of the stack is Murderous Cut

  @id:delve-mana-value @CR-702.66b @CR-202.3
  Scenario: A spell for which cards were exiled keeps its mana value
    Given Alice controls four Islands
    And Alice has Treasure Cruise in hand
    And Alice has Forest, Plains, Swamp and Mountain in the graveyard
    When Alice casts Treasure Cruise using Forest, Plains, Swamp and Mountain
    Then Treasure Cruise has mana value 8
    When the stack resolves
    Then Alice has 3 cards in hand
    And Treasure Cruise is in Alice's graveyard

  @id:delve-card-put-there-while-casting @CR-601.2g @CR-601.2h @CR-702.66a
  Scenario: A creature sacrificed for mana while the spell is cast can be exiled for it
    Given Alice controls Hill Giant, Wild Cantor and Mountain
    And Alice has Murderous Cut in hand
    And Alice has Forest and Plains in the graveyard
    When Alice casts Murderous Cut targeting Hill Giant paying with Wild Cantor and Mountain using Forest, Plains and Wild Cantor
    Then Wild Cantor is in exile
    And the top of the stack is Murderous Cut
