Feature: 702.62 Suspend

  A card with suspend can be exiled from the hand with time counters when it could be cast. One counter goes in each of its
  owner's upkeeps, and with the last one the card may be cast without its mana cost.

  Rule: The card is exiled with a special action

    @id:suspend-exiles @CR-702.62a @CR-116.2f @CR-116.3
    Scenario: Rift Bolt is exiled with a time counter at once
      Given Alice controls Mountain
      And Alice has Rift Bolt in hand
      When Alice takes the suspend action of Rift Bolt
      Then Rift Bolt is in exile
      And Rift Bolt has 1 time counter on it
      And Bob may look at Rift Bolt
      And Mountain is tapped
      And the stack is empty
      And Alice has priority

    @id:suspend-when-castable @CR-116.2f @CR-702.62a
    Scenario: A card can be suspended only when it could be cast
      Given it is Alice's upkeep
      And Alice controls Mountain
      And Alice has Rift Bolt in hand
      Then Alice can't take the suspend action of Rift Bolt
      When the game goes to Alice's precombat main phase
      Then Alice can take the suspend action of Rift Bolt

    @id:suspend-no-mana-cost @CR-118.6 @CR-702.62a
    Scenario: Ancestral Vision, which has no mana cost, can't be cast but can be suspended
      Given Alice controls five Islands
      And Alice has Ancestral Vision in hand
      Then Alice can't cast Ancestral Vision targeting Alice
      And Alice can take the suspend action of Ancestral Vision
      When Alice takes the suspend action of Ancestral Vision
      Then Ancestral Vision has 4 time counters on it

    @id:suspend-costs-do-not-matter @CR-702.62a @CR-118.6
    Scenario: Whether the mana cost could be paid does not matter for suspending
      Given Alice controls Forest
      And Alice has Durkwood Baloth in hand
      Then Alice can't cast Durkwood Baloth
      And Alice can take the suspend action of Durkwood Baloth
      When Alice takes the suspend action of Durkwood Baloth
      Then Durkwood Baloth has 5 time counters on it

  Rule: A counter is removed in each upkeep of its owner

    @id:suspend-counts-down @CR-702.62a @CR-702.62b
    Scenario: Time counters go in the owner's upkeeps, and in no other
      Given Alice has Durkwood Baloth in exile
      And Durkwood Baloth has 3 time counters on it
      When the game goes to Bob's end step
      Then Durkwood Baloth has 3 time counters on it
      When the game goes to Alice's draw step
      Then Durkwood Baloth has 2 time counters on it

    @id:suspended-with-counter @CR-702.62b
    Scenario: A card with suspend and no time counter is not suspended
      Given Alice has Durkwood Baloth called Waiting in exile
      And Alice has Durkwood Baloth called Idle in exile
      And Waiting has 2 time counters on it
      And it is Bob's end step
      When the game goes to Alice's upkeep
      Then the stack has 1 object
      And the top of the stack is an ability of Waiting

  Rule: With the last counter the card may be played

    @id:suspend-casts-free @CR-702.62a @CR-702.62d
    Scenario: Rift Bolt is cast without its mana cost in the next upkeep
      Given Alice controls Mountain
      And Alice has Rift Bolt in hand
      When Alice takes the suspend action of Rift Bolt
      And the game goes to Alice's upkeep
      And the top of the stack resolves
      Then the top of the stack is an ability of Rift Bolt
      When the top of the stack resolves
      And Alice chooses to
      And Alice chooses the targets Bob if asked
      Then the top of the stack is Rift Bolt
      And Mountain is untapped
      When the stack resolves
      Then Bob has 17 life
      And Rift Bolt is in Alice's graveyard

    @id:suspend-declined @CR-702.62a
    Scenario: A card that its owner doesn't play remains exiled
      Given Alice has Durkwood Baloth called First in exile
      And Alice has Durkwood Baloth called Second in exile
      And First has 1 time counter on it
      And Second has 2 time counters on it
      And it is Bob's end step
      When the game goes to Alice's upkeep
      And Alice orders the triggers Second and First if asked
      And the stack resolves
      And Alice chooses not to
      And the stack resolves
      Then First is in exile
      And Second has 1 time counter on it

    @id:suspend-haste @CR-702.62a
    Scenario: A creature cast with suspend has haste, one cast from the hand has not
      Given Alice has Durkwood Baloth called Suspended in exile
      And Alice has Durkwood Baloth called Held in hand
      And Alice controls six Forests
      And Suspended has 1 time counter on it
      And it is Bob's end step
      When the game goes to Alice's upkeep
      And the top of the stack resolves
      And the top of the stack resolves
      And Alice chooses to
      And the stack resolves
      And the game goes to Alice's precombat main phase
      And Alice casts Held
      And the stack resolves
      Then Suspended has haste
      And Held does not have haste
      And Alice can attack with Suspended
      And Alice can't attack with Held

    @id:suspend-haste-until-control-lost @CR-702.62a
    Scenario: The haste ends as another player gets control
      Given Alice has Durkwood Baloth in exile
      And Alice controls Bazaar Trader
      And Durkwood Baloth has 1 time counter on it
      And it is Bob's end step
      When the game goes to Alice's upkeep
      And the top of the stack resolves
      And the top of the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Durkwood Baloth has haste
      When Alice activates the {T} ability of Bazaar Trader targeting Bob and Durkwood Baloth
      And the stack resolves
      Then Bob controls Durkwood Baloth
      And Durkwood Baloth does not have haste

    @id:suspend-prohibited @CR-702.62a @CR-101.2
    Scenario: Under Drannith Magistrate a suspended card stays in exile, as it can't be cast from there
      Given Alice controls Mountain
      And Alice has Rift Bolt in hand
      And Bob controls Drannith Magistrate
      When Alice takes the suspend action of Rift Bolt
      Then Rift Bolt has 1 time counter on it
      When the game goes to Alice's upkeep
      And the stack resolves
      Then nobody is asked to choose
      And Rift Bolt is in exile

    @id:suspend-casting-forbidden @CR-702.62c @CR-101.2
    Scenario: Who can't cast creature spells can't suspend a creature card, but a sorcery card
      Given Alice controls Steel Golem, Forest and Mountain
      And Alice has Durkwood Baloth and Rift Bolt in hand
      Then Alice can't take the suspend action of Durkwood Baloth
      And Alice can take the suspend action of Rift Bolt
