Feature: 120.6 Damage stays

  Damage is marked on a creature until the turn ends, and is lethal as soon as it is as much as the toughness.

  @id:damage-stays-gauntlet @CR-120.6 @CR-704.5g @ruling:gauntlet-of-power/1
  Scenario: A damaged creature dies as Gauntlet of Power goes, an undamaged one lives
    Given Alice controls Gauntlet of Power, Hill Giant and Gray Ogre
    And red is the chosen color for Gauntlet of Power
    And Hill Giant has been dealt 3 damage this turn
    And Bob has Disenchant in hand
    And Bob has {W}{W} floating
    Then Hill Giant is 4/4
    When Alice passes priority
    And Bob casts Disenchant targeting Gauntlet of Power
    And the stack resolves
    Then Hill Giant is in Alice's graveyard
    And Gray Ogre is 2/2

  @id:damage-stays-wake @CR-120.6 @CR-704.5g @ruling:miraris-wake/1
  Scenario: A damaged creature dies as Mirari's Wake goes, one with less damage lives
    Given Alice controls Mirari's Wake, Hill Giant and War Mammoth
    And Hill Giant has been dealt 3 damage this turn
    And War Mammoth has been dealt 2 damage this turn
    And Bob has Disenchant in hand
    And Bob has {W}{W} floating
    When Alice passes priority
    And Bob casts Disenchant targeting Mirari's Wake
    And the stack resolves
    Then Hill Giant is in Alice's graveyard
    And War Mammoth is on the battlefield
    And War Mammoth has 2 damage marked on it
