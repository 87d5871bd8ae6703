Feature: Rulings on Evil Presence

  The enchanted land is a Swamp.

  @id:evil-presence-legendary-land @CR-305.7 @ruling:evil-presence/1
  Scenario: A legendary land under Evil Presence is a Swamp, still legendary, without its own ability
    Given Alice controls Gaea's Cradle, Bear Cub and Gray Ogre
    And Bob has Evil Presence in hand
    And Bob has {B} floating
    And it is Bob's precombat main phase
    Then Alice can tap Gaea's Cradle for {G}{G}
    When Bob casts Evil Presence targeting Gaea's Cradle
    And the stack resolves
    And Bob passes priority
    Then Gaea's Cradle is a Swamp
    And Gaea's Cradle is a legendary
    And Gaea's Cradle is named Gaea's Cradle
    And Alice can tap Gaea's Cradle for {B}
    And Alice can't tap Gaea's Cradle for {G}{G}
