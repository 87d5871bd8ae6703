Feature: 605.3 Activating mana abilities

  A mana ability may be activated while another cost is being paid, even that of another mana ability, but not again
  before it has resolved.

  Rule: A mana ability that is being activated must resolve first

    @id:mana-ability-not-within-itself @CR-605.3c
    Scenario: Blood Celebrant can't pay for its ability with the mana that this ability will add
      Given Alice controls Blood Celebrant
      And Bob controls Blood Celebrant called Fed and Swamp
      Then Alice can't activate the {B}, Pay 1 life ability of Blood Celebrant
      When Alice passes priority
      Then Bob can activate the {B}, Pay 1 life ability of Fed

    @id:mana-ability-within-another @CR-605.3a
    Scenario: A land is tapped for mana in the middle of activating the mana ability of Mystic Gate
      Given Alice controls Mystic Gate and Island
      When Alice taps Mystic Gate for {W}{W}
      Then Alice has {W}{W} floating
      And Island is tapped
