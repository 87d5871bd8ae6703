Feature: Spells of some kinds cost less

  A reduction takes generic mana from the total cost of the spells that it is about.

  @id:aura-and-equipment-cost-less @CR-601.2f
  Scenario: Danitha Capashen lets an Aura and an Equipment cost {1} less, and no other artifact
    Given Alice controls Danitha Capashen, Paragon and Plains
    And Alice has Bonesplitter, Sol Ring called Ring and Divine Favor in hand
    When Alice casts Bonesplitter
    And the stack resolves
    Then Plains is untapped
    And Alice can cast Divine Favor targeting Danitha Capashen, Paragon
    When Alice casts Ring
    Then Plains is tapped
