Feature: 608.3a Becoming a permanent

  A permanent spell without targets becomes a permanent under its controller's control.

  @id:spell-becomes-permanent @CR-608.3a @CR-608.3
  Scenario: A creature spell becomes a creature, and a sorcery doesn't
    Given Alice has Grizzly Bears and Divination in hand
    And Alice has {G}{G}{C}{C}{U} floating
    When Alice casts Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is on the battlefield
    And Alice controls Grizzly Bears
    And the stack is empty
    When Alice casts Divination
    And the stack resolves
    Then Divination is in Alice's graveyard
