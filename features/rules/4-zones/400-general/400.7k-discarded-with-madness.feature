Feature: 400.7k A discarded card with madness

  A card with madness is exiled as it is discarded. If its owner then doesn't cast it, what speaks of the discarded card finds
  it in the graveyard.

  Background:
    Given Alice controls Containment Construct and Merfolk Looter
    And Alice has Fiery Temper in hand
    And Alice controls three Mountains

  @id:madness-card-found-in-graveyard @CR-400.7k @CR-702.35a
  Scenario: Containment Construct exiles a card that its owner didn't cast for its madness cost, and lets it be played
    When Alice activates the {T} ability of Merfolk Looter
    And the stack resolves
    And Alice chooses Fiery Temper from the options
    And Alice orders the triggers Containment Construct and Fiery Temper
    And the top of the stack resolves
    And Alice chooses not to
    Then Fiery Temper is in Alice's graveyard
    When the top of the stack resolves
    And Alice chooses to
    Then Fiery Temper is in exile
    And Alice can cast Fiery Temper targeting Bob

  @id:madness-card-still-exiled @CR-702.35a
  Scenario: Containment Construct finds nothing in the graveyard while the card waits in exile for its madness trigger
    When Alice activates the {T} ability of Merfolk Looter
    And the stack resolves
    And Alice chooses Fiery Temper from the options
    And Alice orders the triggers Fiery Temper and Containment Construct
    And the top of the stack resolves
    And Alice chooses to if asked
    Then Fiery Temper is in exile
    When the top of the stack resolves
    And Alice chooses not to
    Then Fiery Temper is in Alice's graveyard
