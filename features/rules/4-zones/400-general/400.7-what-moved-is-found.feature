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

  @id:enchanted-permanent-left @CR-400.7f @CR-704.5m
  Scenario: As the enchanted creature dies, Angelic Destiny is found in the graveyard into which it went after it
    Given Alice controls Angelic Destiny, Hill Giant and Flight
    And Bob controls Gray Ogre
    And Angelic Destiny is attached to Hill Giant
    And Flight is attached to Hill Giant
    And Bob has Doom Blade in hand
    And Bob has {B}{C} floating
    Then Hill Giant is 7/7
    When Bob casts Doom Blade targeting Hill Giant
    And the top of the stack resolves
    Then Hill Giant is in Alice's graveyard
    And Angelic Destiny is in Alice's graveyard
    And the top of the stack is an ability of Angelic Destiny
    When the top of the stack resolves
    Then Angelic Destiny is in Alice's hand
    And Flight is in Alice's graveyard
