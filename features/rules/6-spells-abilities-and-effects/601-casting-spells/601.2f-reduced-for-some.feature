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

  @id:flashback-cost-less @CR-601.2f @CR-118.9d @CR-118.7a @ruling:arcane-melee/1
  Scenario: Arcane Melee takes {2} from the flashback cost of one Firebolt, and nothing from the red mana that another costs
    Given Alice controls Arcane Melee, Island and three Wastes
    And Alice has Firebolt called Old in the graveyard
    And Alice has Firebolt called New and Mountain in hand
    Then Alice can't cast New targeting Bob
    And Alice can't cast Old targeting Bob for its flashback cost
    When Alice plays Mountain
    Then Alice can cast New targeting Bob
    When Alice casts Old targeting Bob for its flashback cost paying with Mountain, Wastes 1 and Wastes 2
    And the stack resolves
    Then Bob has 18 life
    And Island is untapped
    And Wastes 3 is untapped
