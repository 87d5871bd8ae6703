Feature: 105.3 A new color

  A color that an effect gives takes the place of those before. What is printed, and with it the mana, stays as it is.

  @id:new-color-target-illegal @CR-105.3 @CR-608.2b
  Scenario: Deathlace saves a creature from the first of two Doom Blades, another creature is destroyed by the second
    Given Alice controls Hill Giant and Grizzly Bears
    And Alice has Deathlace in hand
    And Alice has {B} floating
    And Bob has Doom Blade called First and Doom Blade called Second in hand
    And Bob has {B}{B}{B}{B} floating
    When Alice passes priority
    And Bob casts First targeting Hill Giant
    And Bob passes priority
    And Alice casts Deathlace targeting Hill Giant
    And the stack resolves
    Then Hill Giant is black
    And Hill Giant is on the battlefield
    And First is in Bob's graveyard
    When Alice passes priority
    Then Hill Giant is not a legal target for Second
    And Grizzly Bears is a legal target for Second
    When Bob casts Second targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in Alice's graveyard

  @id:new-color-stays @CR-105.3 @CR-611.2a
  Scenario: A creature that Lifelace made green is green in the next turn too, when Giant Growth has ended
    Given Alice controls Hill Giant
    And Alice has Lifelace and Giant Growth in hand
    And Alice has {G}{G} floating
    When Alice casts Lifelace targeting Hill Giant
    And the stack resolves
    And Alice casts Giant Growth targeting Hill Giant
    And the stack resolves
    Then Hill Giant is green
    And Hill Giant is 6/6
    When the game goes to Bob's upkeep
    Then Hill Giant is green
    And Hill Giant is 3/3

  @id:new-color-mana-as-before @CR-105.3 @CR-613.1e
  Scenario: A Mountain that Thoughtlace made blue is tapped for {R} as before, and not for {U}
    Given Alice controls Mountain called Dyed and Mountain called Plain
    And Alice has Thoughtlace in hand
    And Alice has {U} floating
    When Alice casts Thoughtlace targeting Dyed
    And the stack resolves
    Then Dyed is blue
    And Plain is colorless
    And Alice can't tap Dyed for {U}
    And Alice can tap Dyed for {R}
    When Alice taps Dyed for mana
    Then Alice has {R} floating
