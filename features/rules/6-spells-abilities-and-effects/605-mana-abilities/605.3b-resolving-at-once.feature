Feature: 605.3b Mana abilities resolve at once

  A mana ability uses no stack, with all that it does beside adding mana.

  @id:mana-ability-with-damage @CR-605.3b
  Scenario Outline: <land> tapped for <mana> leaves its controller <life> life at once
    Given Alice controls <land>
    When Alice taps <land> for <mana>
    Then Alice has <life> life
    And Alice has <mana> floating
    And the stack is empty

    Examples:
      | case        | land           | mana   | life |
      | pain        | Adarkar Wastes | {W}    | 19   |
      | painless    | Adarkar Wastes | {C}    | 20   |
      | tomb        | Ancient Tomb   | {C}{C} | 18   |

  @id:mana-ability-with-sacrifice @CR-605.3b @CR-701.21a
  Scenario: A land sacrificed for its own mana is gone, tapped for less it stays
    Given Alice controls Crystal Vein called Spent and Crystal Vein called Kept
    When Alice taps Spent for {C}{C}
    And Alice taps Kept for {C}
    Then Spent is in Alice's graveyard
    And Kept is tapped
    And Alice has {C}{C}{C} floating

  @id:mana-ability-that-costs-mana @CR-605.3a
  Scenario Outline: <land> turns two colorless mana into one of its two foreign colors
    Given Alice controls <land> and two Wastes
    Then Alice can tap <land> for <mana>
    And Alice can't tap <land> for <never>
    When Alice taps <land> for <mana>
    Then Alice has <mana> floating
    And Wastes 1 and Wastes 2 are tapped

    Examples:
      | case     | land              | mana | never |
      | township | An-Havva Township | {R}  | {U}   |
      | abbey    | Aysen Abbey       | {U}  | {B}   |
      | castle   | Castle Sengir     | {U}  | {G}   |

  @id:mana-ability-sacrifices-another @CR-605.3a
  Scenario: A creature is sacrificed for mana in the middle of casting a spell
    Given Alice controls Ashnod's Altar and Bear Cub
    And Alice has Chronomaton in hand
    When Alice casts Chronomaton paying with Ashnod's Altar
    Then Bear Cub is in Alice's graveyard
    And the top of the stack is Chronomaton
    When the stack resolves
    Then Chronomaton is 1/1
