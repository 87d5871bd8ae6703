Feature: 702.35 Madness

  A card with madness is discarded into exile, from where its owner may cast it for its madness cost at once; else it goes
  to the graveyard.

  @id:madness-cast @CR-702.35a
  Scenario: Fiery Temper is discarded into exile and cast for its madness cost
    Given Alice controls Merfolk Looter and Mountain
    And Alice has Fiery Temper in hand
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Fiery Temper from the options
    Then Fiery Temper is in exile
    And the top of the stack is an ability of Fiery Temper
    When the top of the stack resolves
    And Alice chooses to
    And Alice chooses the targets Bob if asked
    Then Fiery Temper is on the stack
    And Mountain is tapped
    And Fiery Temper has mana value 3
    When the stack resolves
    Then Bob has 17 life
    And Fiery Temper is in Alice's graveyard

  @id:madness-declined @CR-702.35a
  Scenario: A card with madness that its owner doesn't cast is put into the graveyard
    Given Alice controls Merfolk Looter and Mountain
    And Alice has Fiery Temper in hand
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Fiery Temper from the options
    Then Fiery Temper is in exile
    When the top of the stack resolves
    And Alice chooses not to
    Then Fiery Temper is in Alice's graveyard
    And Mountain is untapped

  @id:madness-not-payable @CR-702.35a @CR-118.3
  Scenario: Where the madness cost can't be paid the card is put into the graveyard
    Given Alice controls Merfolk Looter and Island
    And Alice has Fiery Temper in hand
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Fiery Temper from the options
    Then Fiery Temper is in exile
    When the stack resolves
    Then nobody is asked to choose
    And Fiery Temper is in Alice's graveyard

  @id:madness-any-time @CR-702.35a @CR-608.2g
  Scenario: A creature discarded in an opponent's turn can be cast for its madness cost
    Given it is Bob's precombat main phase
    And Alice controls Merfolk Looter and three Forests
    And Alice has Arrogant Wurm in hand
    Then Alice can activate the {T} ability of Merfolk Looter
    And Alice can't cast Arrogant Wurm
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Arrogant Wurm from the options
    And the top of the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Arrogant Wurm is on the battlefield

  @id:madness-discard-as-cost @CR-702.35a @CR-603.3
  Scenario: A card discarded to pay a cost is cast before the spell that it was discarded for resolves
    Given Alice controls five Swamps
    And Alice has Mardu Outrider and Fiery Temper in hand
    And Alice has {R} floating
    When Alice casts Mardu Outrider using Fiery Temper
    Then Fiery Temper is in exile
    And the stack has 2 objects
    And the top of the stack is an ability of Fiery Temper

  @id:madness-is-a-discard @CR-702.35a @CR-701.9a
  Scenario: A card discarded into exile was discarded
    Given Alice controls Merfolk Looter, Zenith Seeker and Grizzly Bears
    And Alice has Fiery Temper in hand
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Fiery Temper from the options
    And Alice orders the triggers Fiery Temper and Zenith Seeker if asked
    And Alice chooses the targets Grizzly Bears
    Then Fiery Temper is in exile
    And the stack has 2 objects
    When the stack resolves
    Then Grizzly Bears has flying

  @id:madness-cost-increase @CR-118.9d @CR-702.35b
  Scenario: Sphere of Resistance adds to a madness cost
    Given Alice controls Merfolk Looter, Sphere of Resistance and Mountain
    And Alice has Fiery Temper in hand
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Fiery Temper from the options
    Then Fiery Temper is in exile
    When the stack resolves
    Then nobody is asked to choose
    And Fiery Temper is in Alice's graveyard
    And Mountain is untapped

  @id:madness-not-from-battlefield @CR-702.35a
  Scenario: A creature with madness that dies goes to the graveyard
    Given Alice controls Arrogant Wurm called Living and Merfolk Looter
    And Alice has Arrogant Wurm called Held in hand
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating
    When Alice casts Murder targeting Living
    And the stack resolves
    Then Living is in Alice's graveyard
    When Alice activates the {T} ability of Merfolk Looter
    And the top of the stack resolves
    And Alice chooses Held from the options
    Then Held is in exile
