Feature: 702.12 Indestructible

  A permanent with indestructible is destroyed neither by what says so nor by damage.

  @id:indestructible-destroy @CR-702.12b
  Scenario: A creature with indestructible can't be destroyed by a spell
    Given Alice has Murder called First and Murder called Second in hand
    And Alice has {B}{B}{B}{B}{B}{B} floating
    And Bob controls Darksteel Myr and Grizzly Bears
    When Alice casts First targeting Darksteel Myr
    And the stack resolves
    And Alice casts Second targeting Grizzly Bears
    And the stack resolves
    Then Darksteel Myr is on the battlefield
    And Grizzly Bears is in Bob's graveyard

  @id:indestructible-lethal-damage @CR-702.12b
  Scenario: A creature with indestructible survives lethal damage
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob controls Darksteel Myr
    When Alice casts Lightning Bolt targeting Darksteel Myr
    And the stack resolves
    Then Darksteel Myr has 3 damage marked on it
    And Darksteel Myr is on the battlefield
