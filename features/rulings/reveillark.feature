Feature: Rulings on Reveillark

  It brings back up to two small creatures when it leaves the battlefield.

  Background:
    Given Alice controls Reveillark
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating

  @id:reveillark-small-creatures @CR-603.3d @CR-601.2c @ruling:reveillark/7
  Scenario: Reveillark can return two creatures with power 2 or less, and none with more
    Given Alice has Grizzly Bears, Llanowar Elves and Hill Giant in the graveyard
    When Alice casts Murder targeting Reveillark
    And the top of the stack resolves
    Then the options for Alice are Grizzly Bears and Llanowar Elves
    When Alice chooses the targets Grizzly Bears and Llanowar Elves
    And the stack resolves
    Then Grizzly Bears is on the battlefield
    And Llanowar Elves is on the battlefield

  @id:reveillark-one-target @CR-603.3d @CR-601.2c @ruling:reveillark/7
  Scenario: Reveillark can return a single creature although there is a second
    Given Alice has Grizzly Bears and Llanowar Elves in the graveyard
    When Alice casts Murder targeting Reveillark
    And the top of the stack resolves
    And Alice chooses the targets Llanowar Elves
    And the stack resolves
    Then Llanowar Elves is on the battlefield
    And Grizzly Bears is in Alice's graveyard

  @id:reveillark-no-target @CR-603.3d @CR-115.6 @ruling:reveillark/7
  Scenario: The ability of Reveillark goes on the stack even where there is no creature card for it
    Given Alice has Hill Giant in the graveyard
    When Alice casts Murder targeting Reveillark
    And the top of the stack resolves
    Then the top of the stack is an ability of Reveillark
    When the top of the stack resolves
    Then Hill Giant is in Alice's graveyard
