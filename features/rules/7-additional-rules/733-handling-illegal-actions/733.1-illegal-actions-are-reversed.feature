Feature: 733.1 Illegal actions are reversed

  What can't be completed legally is taken back as a whole: the card, the payments, and the mana abilities that were
  activated for it. Only mana abilities that moved or revealed cards of a library stand, and with them those whose mana
  paid for them. Whoever had priority has it still.

  Rule: The whole action and its payments are undone

    @id:illegal-cast-card-returns @CR-733.1 @CR-601.2h
    Scenario: A spell that can't be paid for goes back to the hand
      Given Alice controls Mountain
      And Alice has Hill Giant and Lightning Bolt in hand
      When Alice tries to cast Hill Giant paying with Mountain
      Then Hill Giant is in Alice's hand
      And the stack is empty
      When Alice casts Lightning Bolt targeting Bob
      Then the top of the stack is Lightning Bolt

    @id:illegal-cast-land-untapped @CR-733.1
    Scenario: A land tapped for a spell that can't be paid for is untapped again
      Given Alice controls Mountain
      And Alice has Hill Giant and Lightning Bolt in hand
      When Alice tries to cast Hill Giant paying with Mountain
      Then Mountain is untapped
      And Alice has no mana floating
      When Alice casts Lightning Bolt targeting Bob paying with Mountain
      Then Mountain is tapped

    @id:illegal-cast-floating-mana @CR-733.1
    Scenario: An illegal cast takes no mana out of the mana pool
      Given Alice has Grizzly Bears and Elvish Mystic in hand
      And Alice has {G} floating
      When Alice tries to cast Grizzly Bears
      Then Alice has {G} floating
      When Alice casts Elvish Mystic
      Then Alice has no mana floating

    @id:illegal-cast-sacrifice-undone @CR-733.1
    Scenario: A creature sacrificed for the mana of an illegal cast is back on the battlefield
      Given Alice controls Wild Cantor and Mountain
      And Alice has Hill Giant in hand
      When Alice tries to cast Hill Giant paying with Mountain and Wild Cantor
      Then Wild Cantor is on the battlefield
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      Then Wild Cantor is in Alice's graveyard

    @id:illegal-cast-tapped-creature-untapped @CR-733.1
    Scenario: What Springleaf Drum tapped for an illegal cast is untapped again
      Given Alice controls Springleaf Drum and Grizzly Bears
      And Alice has Hill Giant in hand
      When Alice tries to cast Hill Giant paying with Springleaf Drum
      Then Springleaf Drum and Grizzly Bears are untapped
      When Alice taps Springleaf Drum for {R} using Grizzly Bears
      Then Springleaf Drum and Grizzly Bears are tapped

    @id:illegal-cast-life-not-paid @CR-733.1
    Scenario: Life paid for the mana of an illegal cast is given back
      Given Alice controls Blood Celebrant
      And Alice has {B} floating
      And Alice has Hill Giant in hand
      When Alice tries to cast Hill Giant paying with Blood Celebrant
      Then Alice has 20 life
      And Alice has {B} floating
      When Alice activates the {B}, Pay 1 life ability of Blood Celebrant for {R}
      Then Alice has 19 life
      And Alice has {R} floating

    @id:illegal-cast-x @CR-733.1
    Scenario: A spell with more X than there is mana is taken back and can be cast with less
      Given Alice controls Mountain and Forest
      And Alice has Endless One in hand
      When Alice tries to cast Endless One with X = 3
      Then Endless One is in Alice's hand
      When Alice casts Endless One with X = 2
      Then the top of the stack has X = 2

    @id:illegal-activation-cost-undone @CR-733.1 @CR-602.2
    Scenario: An artifact whose activation can't be paid for stays untapped
      Given Alice controls Voltaic Key, Sol Ring and Forest
      And Forest is tapped
      When Alice tries to activate the {1}, {T} ability of Voltaic Key targeting Sol Ring paying with Forest
      Then Voltaic Key is untapped
      When Alice activates the {1}, {T} ability of Voltaic Key targeting Sol Ring paying with Sol Ring
      Then Voltaic Key is tapped

    @id:illegal-attack-undone @CR-733.1 @CR-508.1
    Scenario: An attack with one creature that can't attack taps none of the attackers
      Given Alice controls Grizzly Bears and Hill Giant
      And Hill Giant came under Alice's control this turn
      When Alice tries to attack with Grizzly Bears and Hill Giant
      Then Grizzly Bears is untapped
      When Alice attacks with Grizzly Bears
      Then Grizzly Bears is tapped

  Rule: Nothing triggers and nothing applies because of an undone action

    @id:illegal-cast-manabarbs-silent @CR-733.1
    Scenario: Manabarbs deals no damage for a land whose tapping is taken back
      Given Alice controls Mountain and Manabarbs
      And Alice has Hill Giant in hand
      When Alice tries to cast Hill Giant paying with Mountain
      Then the stack is empty
      When Alice taps Mountain for mana
      Then the top of the stack is an ability of Manabarbs

    @id:illegal-cast-triggered-mana-undone @CR-733.1
    Scenario: The extra mana of Wild Growth goes with the tapping that is taken back
      Given Alice controls Forest and Wild Growth
      And Wild Growth is attached to Forest
      And Alice has Stampeding Rhino in hand
      When Alice tries to cast Stampeding Rhino paying with Forest
      Then Alice has no mana floating
      When Alice taps Forest for mana
      Then Alice has {G}{G} floating

  Rule: Mana abilities that touched a library are not undone

    @id:illegal-cast-chromatic-sphere-stands @CR-733.1
    Scenario: The card and the mana of Chromatic Sphere outlast the illegal cast that it was activated for
      Given Alice controls Chromatic Sphere
      And Alice has {C} floating
      And Alice has Hill Giant and Sol Ring in hand
      And Alice has Elvish Mystic on top of the library
      When Alice tries to cast Hill Giant paying with Chromatic Sphere
      Then Chromatic Sphere is in Alice's graveyard
      And Elvish Mystic is in Alice's hand
      And Alice can cast Sol Ring

    @id:illegal-cast-mana-spent-on-sphere @CR-733.1
    Scenario: Of two lands tapped for an illegal cast the one whose mana was spent on Chromatic Sphere stays tapped
      Given Alice controls Mountain, Forest and Chromatic Sphere
      And Alice has Serra Angel and Elvish Mystic in hand
      When Alice tries to cast Serra Angel paying with Mountain, Chromatic Sphere and Forest
      Then Mountain is tapped
      And Forest is untapped
      When Alice casts Elvish Mystic paying with Forest
      Then the top of the stack is Elvish Mystic

    @id:illegal-cast-selvala-stands @CR-733.1 @ruling:selvala-explorer-returned/2
    Scenario: What Selvala revealed for an illegal cast stays drawn, and its mana and life stay too
      Given Alice controls Selvala, Explorer Returned
      And Alice has Serra Angel in hand
      And Alice has Elvish Mystic on top of the library
      And Bob has Goblin Piker on top of the library
      When Alice tries to cast Serra Angel paying with Selvala, Explorer Returned
      Then Serra Angel is in Alice's hand
      And Goblin Piker is in Bob's hand
      And Alice has 22 life
      And Alice has {G}{G} floating
      And Alice can cast Elvish Mystic

    @id:illegal-cast-beside-selvala @CR-733.1 @ruling:selvala-explorer-returned/2
    Scenario: A land tapped beside Selvala for an illegal cast is untapped again
      Given Alice controls Selvala, Explorer Returned and Plains
      And Alice has Serra Angel in hand
      And Alice has Elvish Mystic on top of the library
      When Alice tries to cast Serra Angel paying with Plains and Selvala, Explorer Returned
      Then Plains is untapped
      And Selvala, Explorer Returned is tapped
      When Alice taps Plains for mana
      Then Alice has {W}{G} floating

  Rule: Whoever had priority keeps it

    @id:illegal-cast-priority-kept @CR-733.2
    Scenario: After an illegal cast the player still has priority and may cast another spell
      Given Alice controls Mountain
      And Alice has Hill Giant and Lightning Bolt in hand
      When Alice tries to cast Hill Giant
      Then Alice has priority
      When Alice casts Lightning Bolt targeting Bob
      And the stack resolves
      Then Bob has 17 life

    @id:illegal-cast-redone-legally @CR-733.2
    Scenario: A spell with an illegal target can be cast again with a legal one
      Given Alice controls Plains, Forest and Sol Ring
      And Alice has Disenchant in hand
      When Alice tries to cast Disenchant targeting Forest
      Then Disenchant is in Alice's hand
      When Alice casts Disenchant targeting Sol Ring paying with Plains and Forest
      Then the top of the stack targets Sol Ring
