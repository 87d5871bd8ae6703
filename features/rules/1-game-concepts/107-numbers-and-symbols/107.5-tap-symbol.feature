Feature: 107.5 The tap symbol

  {T} in a cost asks for the permanent itself to be turned from untapped to tapped, so one that is tapped already can't
  pay it. A creature must besides have been with its controller since the start of that player's latest turn (302.6);
  permanents that are no creatures needn't.

  Rule: Only an untapped permanent can pay {T}

    @id:tap-symbol-tapped-permanent @CR-107.5
    Scenario: A tapped creature can't activate an ability that costs {T}
      Given Alice controls Prodigal Pyromancer called Rested and Prodigal Pyromancer called Tired
      And Tired is tapped
      Then Alice can activate the {T} ability of Rested
      And Alice can't activate the {T} ability of Tired

    @id:tap-symbol-tapped-mana-source @CR-107.5
    Scenario: A tapped permanent can't be tapped for mana
      Given Alice controls Sol Ring called Fresh and Sol Ring called Used
      And Used is tapped
      Then Alice can tap Fresh for mana
      And Alice can't tap Used for mana

    @id:tap-symbol-paying-taps @CR-107.5
    Scenario: Paying {T} taps the permanent that has the ability
      Given Alice controls Prodigal Pyromancer called Shooter and Prodigal Pyromancer called Watcher
      When Alice activates the {T} ability of Shooter targeting Bob
      Then Shooter is tapped
      And Watcher is untapped

    @id:tap-symbol-once-until-untapped @CR-107.5
    Scenario: A permanent tapped for mana can't be tapped for mana again
      Given Alice controls Sol Ring called First and Sol Ring called Second
      When Alice taps First for mana
      Then Alice can tap Second for mana
      And Alice can't tap First for mana

    @id:tap-symbol-untapped-again @CR-107.5
    Scenario: A creature that an effect untaps can pay {T} again
      Given Alice controls Prodigal Pyromancer called Woken and Prodigal Pyromancer called Tired
      And Woken and Tired are tapped
      And Alice has Act of Treason in hand
      And Alice has {R}{R}{R} floating
      When Alice casts Act of Treason targeting Woken
      And the stack resolves
      Then Alice can activate the {T} ability of Woken
      And Alice can't activate the {T} ability of Tired

    @id:tap-symbol-after-attacking @CR-107.5 @CR-508.1f
    Scenario: A creature tapped by attacking can't pay {T}
      Given Alice controls Llanowar Elves and Elvish Mystic
      When Alice attacks with Llanowar Elves
      Then Alice can tap Elvish Mystic for mana
      And Alice can't tap Llanowar Elves for mana

    @id:tap-symbol-tapped-for-other-cost @CR-701.26a
    Scenario: A tapped creature can't be tapped to pay for Springleaf Drum
      Given Alice controls Springleaf Drum, Grizzly Bears and Hill Giant
      And Hill Giant is tapped
      Then Alice can tap Springleaf Drum for mana using Grizzly Bears
      And Alice can't tap Springleaf Drum for mana using Hill Giant

    @id:tap-symbol-drum-needs-creature @CR-118.3
    Scenario: Springleaf Drum can't be tapped for mana without a creature to tap for it
      Given Alice controls Springleaf Drum and Wild Cantor
      And Bob controls Grizzly Bears
      Then Alice can tap Springleaf Drum for mana
      When Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      Then Alice can't tap Springleaf Drum for mana

  Rule: A permanent that is no creature can pay {T} at once

    @id:tap-symbol-new-artifact @CR-107.5
    Scenario: An artifact can be tapped for mana in the turn in which it was cast
      Given Alice has Sol Ring in hand
      And Alice has {C} floating
      When Alice casts Sol Ring
      And the stack resolves
      And Alice taps Sol Ring for mana
      Then Alice has {C}{C} floating
      And Sol Ring is tapped

    @id:tap-symbol-new-land @CR-107.5
    Scenario: A land can be tapped for mana in the turn in which it was played
      Given Alice has Forest in hand
      When Alice plays Forest
      And Alice taps Forest for mana
      Then Alice has {G} floating
      And Forest is tapped

    @id:tap-symbol-new-artifact-and-creature @CR-107.5
    Scenario: An artifact that came this turn can be tapped for mana where a creature can't
      Given Alice controls Sol Ring and Llanowar Elves
      And Sol Ring and Llanowar Elves came under Alice's control this turn
      Then Alice can tap Sol Ring for mana
      And Alice can't tap Llanowar Elves for mana
