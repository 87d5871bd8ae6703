Feature: 702.24 Cumulative upkeep

  Each upkeep puts an age counter on the permanent; then its controller pays the cost once for each of them, or
  sacrifices it.

  Background:
    Given it is Bob's end step
    And Alice controls Ritual of Subdual

  @id:cumulative-upkeep-unpaid @CR-702.24a
  Scenario: A permanent whose cumulative upkeep isn't paid is sacrificed
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses not to if asked
    Then Ritual of Subdual is in Alice's graveyard

  @id:cumulative-upkeep-paid @CR-702.24a
  Scenario: A permanent whose cumulative upkeep is paid stays, with an age counter
    Given Alice controls two Forests
    When the game goes to Alice's upkeep
    And the top of the stack resolves
    And Alice chooses to
    Then Ritual of Subdual is on the battlefield
    And Ritual of Subdual has 1 age counter on it
    And Forest 1 and Forest 2 are tapped

  @id:cumulative-upkeep-grows @CR-702.24a
  Scenario: The cost is paid once for each age counter, the new one included
    Given Alice controls four Forests
    And Ritual of Subdual has 1 age counter on it
    When the game goes to Alice's upkeep
    And the top of the stack resolves
    And Alice chooses to
    Then Ritual of Subdual has 2 age counters on it
    And Forest 1, Forest 2, Forest 3 and Forest 4 are tapped

  @id:cumulative-upkeep-no-part @CR-702.24a
  Scenario: The cost for all age counters can't be paid in part
    Given Alice controls three Forests
    And Ritual of Subdual has 1 age counter on it
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses not to if asked
    Then Ritual of Subdual is in Alice's graveyard
    And Forest 1, Forest 2 and Forest 3 are untapped
