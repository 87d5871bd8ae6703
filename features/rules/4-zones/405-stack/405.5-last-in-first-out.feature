Feature: 405.5 Resolving from the top of the stack

  What was put on the stack last resolves first.

  @id:stack-response-first @CR-405.5
  Scenario: A response resolves before the spell that it answers
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob controls Grizzly Bears
    And Bob has Giant Growth in hand
    And Bob has {G} floating
    When Alice casts Lightning Bolt targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Giant Growth targeting Grizzly Bears
    And the top of the stack resolves
    Then Grizzly Bears is 5/5
    And the top of the stack is Lightning Bolt
    When the stack resolves
    Then Grizzly Bears has 3 damage marked on it
