Feature: 601.2f Costs reduced by X

  By how much a spell costs less is reckoned as its total cost is determined. Only generic mana is taken away.

  @id:reduced-by-devotion @CR-601.2f @CR-107.3c
  Scenario: With a devotion of two Daybreak Chimera costs two less
    Given Alice controls Glorious Anthem
    And Alice has Daybreak Chimera and Plains in hand
    And Alice has {W}{W} floating
    Then Alice can't cast Daybreak Chimera
    When Alice plays Plains
    Then Alice can cast Daybreak Chimera

  @id:reduced-generic-only @CR-118.7a @ruling:daybreak-chimera/7
  Scenario: With a devotion of six Daybreak Chimera still costs {W}{W}
    Given Alice controls three Glorious Anthems
    And Alice has Daybreak Chimera and Plains in hand
    And Alice has {W}{C}{C}{C} floating
    Then Alice can't cast Daybreak Chimera
    When Alice plays Plains
    Then Alice can cast Daybreak Chimera

  @id:reduced-mana-value @CR-202.3 @ruling:daybreak-chimera/8
  Scenario: A spell that costs less has the same mana value
    Given Alice controls Glorious Anthem
    And Alice has Daybreak Chimera in hand
    And Alice has {W}{W}{W} floating
    When Alice casts Daybreak Chimera
    Then Daybreak Chimera has mana value 5
    And Alice has no mana floating

  @id:reduced-locked-in @CR-601.2f @ruling:ghalta-primal-hunger/3
  Scenario: Creatures sacrificed for mana while paying have reduced the cost of Ghalta, Primal Hunger already
    Given Alice controls Ashnod's Altar, Craterhoof Behemoth and Hill Giant
    And Alice has Ghalta, Primal Hunger in hand
    And Alice has {G}{G} floating
    When Alice casts Ghalta, Primal Hunger paying with Ashnod's Altar
    And the stack resolves
    Then Alice controls Ghalta, Primal Hunger
    And Alice has no mana floating
