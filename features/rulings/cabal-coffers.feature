Feature: Rulings on Cabal Coffers

  It makes a black mana for each Swamp of its controller.

  @id:coffers-any-swamp @CR-205.3i @ruling:cabal-coffers/1
  Scenario: Lands that are Swamps by an effect count for Cabal Coffers, a Swamp of the opponent does not
    Given Alice controls Cabal Coffers, Forest, Swamp and Wastes
    And Alice controls Evil Presence
    And Evil Presence is attached to Forest
    And Bob controls Swamp called Far
    And Alice has {C}{C} floating
    When Alice activates the {2}, {T} ability of Cabal Coffers
    Then Alice has {B}{B} floating
