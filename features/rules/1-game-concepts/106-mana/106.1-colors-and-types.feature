Feature: 106.1 Colors and types of mana

  Mana of any color is white, blue, black, red or green; colorless is a type, and no color.

  @id:mana-of-one-color @CR-106.1a
  Scenario Outline: <card> makes three mana of one color, not of three, and none without color
    Given Alice controls <card>
    Then Alice can tap <card> for {G}{G}{G}
    And Alice can tap <card> for {W}{W}{W}
    And Alice can't tap <card> for {W}{U}{B}
    And Alice can't tap <card> for {C}{C}{C}

    Examples:
      | case   | card         |
      | black  | Black Lotus  |
      | gilded | Gilded Lotus |

  @id:mana-of-any-color @CR-106.1a @CR-106.1b
  Scenario: Mana of any color is never colorless
    Given Alice controls Darksteel Ingot and Sol Ring
    Then Alice can't tap Darksteel Ingot for {C}
    And Alice can tap Sol Ring for {C}{C}
    When Alice taps Darksteel Ingot for {R}
    Then Alice has {R} floating
