Feature: 400.7 What moved is found in a public zone

  What changes zones is a new object. Yet an ability that triggers on its moving finds it where it went, and so do the
  other parts of an effect that moved it, where that is a public zone.

  @id:trigger-finds-what-moved @CR-400.7e
  Scenario: Rancor returns from the graveyard that it was put into
    Given Alice controls Grizzly Bears and Rancor
    And Rancor is attached to Grizzly Bears
    And Alice has Unsummon in hand
    And Alice has {U} floating
    When Alice casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Rancor is in Alice's hand
    And Grizzly Bears is in Alice's hand

  @id:effect-finds-what-it-moved @CR-400.7j
  Scenario: Kami of Industry gives haste to the artifact that it returned, and has it sacrificed
    Given Alice has Sol Ring in the graveyard
    And Alice has Kami of Industry in hand
    And Alice has {R}{R}{R}{R}{R} floating
    When Alice casts Kami of Industry
    And the top of the stack resolves
    And Alice chooses the targets Sol Ring if asked
    And the top of the stack resolves
    Then Sol Ring has haste
    When the game goes to Alice's end step
    And the stack resolves
    Then Sol Ring is in Alice's graveyard
