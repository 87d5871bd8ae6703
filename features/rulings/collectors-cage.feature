Feature: Rulings on Collector's Cage

  The Cage hides one of five cards. Its other ability puts a counter, then counts the different powers among its
  controller's creatures; with three or more the hidden card may be played, there and then, without its mana cost.

  Rule: The powers are counted as the ability resolves

    @id:cage-three-powers @CR-608.2h @ruling:collectors-cage/2
    Scenario: With three different powers the controller of Collector's Cage may play the hidden card
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-seed-example @CR-608.2h @ruling:collectors-cage/2
    Scenario: Creatures of 4/5, 1/1 and 2/1 have three different powers for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Axebane Beast, Raging Goblin and Goblin Piker
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Axebane Beast
      And the stack resolves
      Then Axebane Beast is 4/5
      And Alice is asked to choose
      When Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-own-counter-counts @CR-608.2c @ruling:collectors-cage/2
    Scenario: The counter that Collector's Cage puts can make the third power
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears called Grown and Grizzly Bears called Small
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grown
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-own-counter-levels @CR-608.2c @ruling:collectors-cage/2
    Scenario: The counter that Collector's Cage puts can make two powers equal
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is 3/3
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-equal-powers @CR-608.2h @ruling:collectors-cage/2
    Scenario: Four creatures with two different powers are not enough for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Grizzly Bears called Grown, Grizzly Bears called Small, Hill Giant and War Mammoth
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grown
      And the stack resolves
      Then Grown is 3/3
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-toughness-does-not-count @CR-608.2j @ruling:collectors-cage/2
    Scenario: Creatures that differ in toughness alone have one power for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Goblin Piker, Grizzly Bears and Giant Spider
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Giant Spider
      And the stack resolves
      Then Giant Spider is 3/5
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-power-zero-counts @CR-608.2h @ruling:collectors-cage/2
    Scenario: A power of 0 is one of the different powers for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Wall of Omens, Raging Goblin and Grizzly Bears
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grizzly Bears
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-opponents-creatures @CR-109.5 @ruling:collectors-cage/2
    Scenario: An opponent's creature does not count for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin and Grizzly Bears
      And Alice has Serra Angel on top of the library
      And Bob controls Colossal Dreadmaw
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grizzly Bears
      And the stack resolves
      Then Grizzly Bears is 3/3
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-power-raised-in-response @CR-608.2h @ruling:collectors-cage/2
    Scenario: A power raised in response can be the third for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Grizzly Bears called Grown, Grizzly Bears called Pumped and Grizzly Bears called Small
      And Alice has Serra Angel on top of the library
      And Alice has Giant Growth in hand
      And Alice controls Forest
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Grown
      And Alice casts Giant Growth targeting Pumped
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-power-levelled-in-response @CR-608.2h @ruling:collectors-cage/2
    Scenario: A power made equal to another in response is no third for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Giant Growth in hand
      And Bob controls Forest
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And Alice passes priority
      And Bob casts Giant Growth targeting Raging Goblin
      And the stack resolves
      Then Raging Goblin is 4/4
      And Hill Giant is 4/4
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-creature-gone-in-response @CR-608.2h @ruling:collectors-cage/2
    Scenario: A creature that has died in response does not count for Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Raging Goblin
      And the stack resolves
      Then Hill Giant is 4/4
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-illegal-target @CR-608.2b
    Scenario: With its target gone the ability of Collector's Cage allows nothing, whatever the powers
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Typhoid Rats, Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Typhoid Rats
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Typhoid Rats
      And the stack resolves
      Then Typhoid Rats is in Alice's graveyard
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:cage-destroyed-in-response @CR-113.7a
    Scenario: The ability of Collector's Cage still plays the hidden card after the Cage has been destroyed
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob has Disenchant in hand
      And Bob controls two Plains
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And Alice passes priority
      And Bob casts Disenchant targeting Collector's Cage
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Collector's Cage is in Alice's graveyard
      And Serra Angel is on the battlefield

  Rule: The hidden card is played at once or not at all

    @id:cage-played-at-once @CR-608.2g @ruling:collectors-cage/7
    Scenario: The hidden card is cast while the ability of Collector's Cage resolves
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the stack has 1 object
      And the top of the stack is Serra Angel

    @id:cage-declined @CR-608.2d @ruling:collectors-cage/7
    Scenario: A hidden card that is not played stays exiled face down
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses not to
      Then Serra Angel is in exile
      And Serra Angel is face down
      And Hill Giant has 1 +1/+1 counter on it

    @id:cage-not-later @CR-601.3 @ruling:collectors-cage/7
    Scenario: A hidden card that was declined can't be cast later in the turn
      Given Alice has Collector's Cage in hand
      And Alice controls eight Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel called Hidden on top of the library
      And Alice has Serra Angel called Spare in hand
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Hidden from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses not to
      Then Alice can cast Spare
      And Alice can't cast Hidden

    @id:cage-not-before @CR-601.3 @ruling:collectors-cage/7
    Scenario: A hidden card can't be cast before the ability of Collector's Cage resolves
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Ambush Viper called Hidden on top of the library
      And Alice has Ambush Viper called Spare in hand
      And Alice controls two Forests
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Hidden from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      Then Alice can cast Spare
      And Alice can't cast Hidden

    @id:cage-declined-then-played @CR-607.2a
    Scenario: A hidden card that was declined can be played with the next activation of Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses not to
      And the game goes to Alice's upkeep
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:cage-nothing-left-to-play @CR-607.2a
    Scenario: Collector's Cage allows nothing more once its card has been played
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield
      When the game goes to Alice's upkeep
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      Then Hill Giant has 2 +1/+1 counters on it
      And nobody is asked to choose

  Rule: Only the mana cost is not paid

    @id:cage-x-is-zero @CR-107.3b @ruling:collectors-cage/4
    Scenario: X is 0 for a hidden card that Collector's Cage lets one cast
      Given Alice has Collector's Cage in hand
      And Alice controls eight Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Endless One on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Endless One from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the top of the stack has X = 0
      When the stack resolves
      Then Endless One is in Alice's graveyard

    @id:cage-kicker-paid @CR-118.9d @ruling:collectors-cage/5
    Scenario: Kicker may be paid for a hidden card that is cast with Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Goblin Bushwhacker on top of the library
      And Alice controls Mountain
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Goblin Bushwhacker from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      # kicker
      And Alice chooses to
      Then Mountain is tapped
      When the stack resolves
      Then Raging Goblin is 2/1

    @id:cage-kicker-not-paid @CR-118.8b @ruling:collectors-cage/5
    Scenario: Kicker need not be paid for a hidden card that is cast with Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Goblin Bushwhacker on top of the library
      And Alice controls Mountain
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Goblin Bushwhacker from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      # kicker
      And Alice chooses not to
      And the stack resolves
      Then Goblin Bushwhacker is 1/1
      And Mountain is untapped
      And Raging Goblin is 1/1

    @id:cage-no-alternative-cost @CR-118.9a @ruling:collectors-cage/5
    Scenario: A hidden card with evoke can't be evoked with Collector's Cage
      Given Alice has Collector's Cage in hand
      And Alice controls four Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Wispmare on top of the library
      And Bob controls Fervor
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Wispmare from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the top of the stack is Wispmare
      When the top of the stack resolves
      And Alice chooses the targets Fervor if asked
      And the stack resolves
      Then Wispmare is on the battlefield
      And Fervor is in Bob's graveyard

    @id:cage-mandatory-cost-paid @CR-118.9d @ruling:collectors-cage/5
    Scenario: A mandatory additional cost is paid for a hidden card that costs no mana
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Stitched Drake on top of the library
      And Alice has Elvish Mystic in the graveyard
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Stitched Drake from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And Alice chooses Elvish Mystic from the options if asked
      And the stack resolves
      Then Stitched Drake is on the battlefield
      And Elvish Mystic is in exile

    @id:cage-mandatory-cost-unpayable @CR-118.9d @ruling:collectors-cage/5
    Scenario: A hidden card whose mandatory additional cost can't be paid stays exiled
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Stitched Drake on top of the library
      And Bob has Elvish Mystic in the graveyard
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Stitched Drake from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      And the stack resolves
      Then Stitched Drake is in exile
      And Hill Giant has 1 +1/+1 counter on it
      And Elvish Mystic is in Bob's graveyard

    @id:cage-cost-increase-paid @CR-118.9d @CR-601.2f
    Scenario: Sphere of Resistance makes a hidden card cost {1} that costs no mana otherwise
      Given Alice has Collector's Cage in hand
      And Alice controls four Plains and Mountain
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob controls Sphere of Resistance
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then the top of the stack is Serra Angel
      And Mountain is tapped
      And Alice has no mana floating

    @id:cage-cost-increase-unpayable @CR-118.9d @CR-601.2f
    Scenario: Without mana for Sphere of Resistance a hidden card stays exiled
      Given Alice has Collector's Cage in hand
      And Alice controls four Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob controls Sphere of Resistance
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      And the stack resolves
      Then Serra Angel is in exile
      And Hill Giant has 1 +1/+1 counter on it
