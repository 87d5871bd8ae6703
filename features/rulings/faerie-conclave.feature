Feature: Rulings on Faerie Conclave and Forbidding Watchtower

  Lands that become creatures of a set size and color until end of turn.

  @id:animated-land-again @CR-613.4b @CR-613.4c @ruling:faerie-conclave/2 @ruling:forbidding-watchtower/2
  Scenario Outline: <land>, animated once more, keeps what adds to its size
    Given Alice controls <land>, Mountain and four <mana>
    And Alice has Brute Force in hand
    When Alice activates the <cost> ability of <land> paying with <first>
    And the stack resolves
    Then <land> is <set>
    And <land> is <color>
    When Alice casts Brute Force targeting <land> paying with Mountain
    And the stack resolves
    And Alice activates the <cost> ability of <land> paying with <second>
    And the stack resolves
    Then <land> is <grown>
    When the game goes to Bob's upkeep
    Then <land> is not a creature
    And <land> is a land

    Examples:
      | case       | land                  | mana    | cost   | first                 | second                | set | color | grown |
      | conclave   | Faerie Conclave       | Islands | {1}{U} | Island 1 and Island 2 | Island 3 and Island 4 | 2/1 | blue  | 5/4   |
      | watchtower | Forbidding Watchtower | Plains  | {1}{W} | Plains 1 and Plains 2 | Plains 3 and Plains 4 | 1/5 | white | 4/8   |
