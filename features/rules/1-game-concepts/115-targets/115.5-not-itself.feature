Feature: 115.5 Not itself

  A spell or ability on the stack is no target for itself. The permanent from which an ability comes is another object.

  @id:spell-not-its-own-target @CR-115.5
  Scenario: A Counterspell on the stack can't become its own target
    Given Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Counterspell in hand
    And Bob has {U}{U} floating
    When Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    And Bob casts Counterspell targeting Lightning Bolt
    Then Counterspell is not a legal target for Counterspell
    And Lightning Bolt is a legal target for Counterspell

  @id:ability-may-target-its-source @CR-115.5
  Scenario: An ability may target the creature that it comes from
    Given Alice controls Prodigal Pyromancer
    Then Prodigal Pyromancer is a legal target for the {T} ability of Prodigal Pyromancer
    When Alice activates the {T} ability of Prodigal Pyromancer targeting Prodigal Pyromancer
    And the stack resolves
    Then Prodigal Pyromancer is in Alice's graveyard
