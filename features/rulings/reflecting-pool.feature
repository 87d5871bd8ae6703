Feature: Rulings on Reflecting Pool

  It makes any type of mana that a land of its controller could produce.

  @id:reflecting-pool-changed-land @CR-106.7 @CR-305.7 @ruling:reflecting-pool/1
  Scenario: For Reflecting Pool a Forest under Evil Presence could produce black mana and no green
    Given Alice controls Reflecting Pool, Forest and Evil Presence
    And Evil Presence is attached to Forest
    Then Alice can tap Reflecting Pool for {B}
    And Alice can't tap Reflecting Pool for {G}
