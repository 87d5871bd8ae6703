Feature: 605.3a Mana abilities while a cost is being paid

  Wherever mana is to be paid, mana abilities may be activated for it on the spot, even in the middle of activating
  another mana ability.

  @id:mana-ability-within-another @CR-605.3a
  Scenario: A land is tapped for mana in the middle of activating the mana ability of Mystic Gate
    Given Alice controls Mystic Gate and Island
    When Alice taps Mystic Gate for {W}{W}
    Then Alice has {W}{W} floating
    And Island is tapped
