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

  @id:indestructible-mass-destruction @CR-702.12b
  Scenario Outline: <spell> destroys everything that it names but what is indestructible
    Given Alice has <spell> in hand
    And Alice has {W}{W}{W}{W} floating
    And Alice controls <own>
    And Bob controls <lasting> and <theirs>
    When Alice casts <spell>
    And the stack resolves
    Then <own> is in Alice's graveyard
    And <theirs> is in Bob's graveyard
    And <lasting> is on the battlefield

    Examples:
      | case      | spell           | own       | lasting          | theirs   |
      | lands     | Armageddon      | Forest    | Darksteel Citadel | Island   |
      | creatures | Day of Judgment | Gray Ogre | Darksteel Myr    | Bear Cub |

  @id:indestructible-sacrificed @CR-702.12b @CR-701.21a @ruling:darksteel-axe/1
  Scenario: An indestructible Equipment is not destroyed, but it can be sacrificed
    Given Alice controls Darksteel Axe and Atog
    And Alice has Disenchant in hand
    And Alice has {W}{W} floating
    When Alice casts Disenchant targeting Darksteel Axe
    And the stack resolves
    Then Darksteel Axe is on the battlefield
    When Alice activates the Sacrifice an artifact ability of Atog using Darksteel Axe
    And the stack resolves
    Then Darksteel Axe is in Alice's graveyard
    And Atog is 3/4

  @id:indestructible-not-the-equipped @CR-702.12b @ruling:darksteel-axe/2
  Scenario: An indestructible Equipment doesn't protect the creature that it is on
    Given Alice controls Darksteel Axe and Gray Ogre
    And Darksteel Axe is attached to Gray Ogre
    And Bob has Murder in hand
    And Bob has {B}{B}{B} floating
    When Alice passes priority
    And Bob casts Murder targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is in Alice's graveyard
    And Darksteel Axe is on the battlefield
    And Darksteel Axe is not attached

  @id:indestructible-exiled @CR-702.12b @CR-701.13a
  Scenario: Fade into Antiquity exiles an indestructible artifact that Disenchant can't destroy
    Given Bob controls Darksteel Ingot
    And Alice has Disenchant and Fade into Antiquity in hand
    And Alice has {W}{W}{G}{G}{G} floating
    When Alice casts Disenchant targeting Darksteel Ingot
    And the stack resolves
    Then Darksteel Ingot is on the battlefield
    When Alice casts Fade into Antiquity targeting Darksteel Ingot
    And the stack resolves
    Then Darksteel Ingot is in exile
