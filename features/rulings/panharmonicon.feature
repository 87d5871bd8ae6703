Feature: Rulings on Panharmonicon

  What triggers on an artifact or creature entering triggers once more, if it belongs to a permanent of its controller.

  Rule: Only triggers are doubled

    @id:panharmonicon-choice-once @CR-603.2d @CR-614.1c @ruling:panharmonicon/1
    Scenario: A color is chosen once for a Gauntlet of Power that enters beside Panharmonicon
      Given Alice controls Panharmonicon and five Mountains
      And Alice controls Gray Ogre
      And Alice has Gauntlet of Power in hand
      When Alice casts Gauntlet of Power
      And the stack resolves
      Then Alice is asked to choose
      When Alice chooses the color red
      Then nobody is asked to choose
      And the stack is empty
      And Gray Ogre is 3/3

    @id:panharmonicon-counters-once @CR-603.2d @CR-614.1c @ruling:panharmonicon/8
    Scenario: Beside Panharmonicon Endless One enters with X counters, and Elvish Visionary draws twice
      Given Alice controls Panharmonicon
      And Alice has Endless One and Elvish Visionary in hand
      And Alice has {G}{G}{C} floating
      When Alice casts Endless One with X = 1
      And the stack resolves
      And Alice casts Elvish Visionary
      And the stack resolves
      Then Endless One has 1 +1/+1 counter on it
      And Alice has 2 cards in hand

  Rule: It counts as soon as it is there

    @id:panharmonicon-enters-together @CR-603.2d @CR-603.6a @ruling:panharmonicon/3
    Scenario: Panharmonicon doubles the trigger of a creature that enters together with it
      Given Alice controls Panharmonicon, Elvish Visionary and three Islands
      And Alice has Ghostly Flicker in hand
      When Alice casts Ghostly Flicker targeting Panharmonicon and Elvish Visionary
      And the stack resolves
      Then Alice has 2 cards in hand

    @id:panharmonicon-two @CR-603.2d @ruling:panharmonicon/4
    Scenario: With two Panharmonicons an ability triggers three times
      Given Alice controls two Panharmonicons
      And Alice has Elvish Visionary in hand
      And Alice has {G}{G} floating
      When Alice casts Elvish Visionary
      And the top of the stack resolves
      Then the stack has 3 objects
      When the stack resolves
      Then Alice has 3 cards in hand

  Rule: The second trigger is an ability of its own

    @id:panharmonicon-own-targets @CR-603.2d @CR-603.3d @ruling:panharmonicon/7
    Scenario: The two triggers of Flametongue Kavu beside Panharmonicon have targets of their own
      Given Alice controls Panharmonicon
      And Alice has Flametongue Kavu in hand
      And Alice has {R}{R}{R}{R} floating
      And Bob controls Hill Giant and War Mammoth
      When Alice casts Flametongue Kavu
      And the stack resolves
      And Alice chooses the targets Hill Giant
      And Alice chooses the targets War Mammoth
      Then the stack has 2 objects
      When the stack resolves
      Then Hill Giant is in Bob's graveyard
      And War Mammoth is in Bob's graveyard

    @id:panharmonicon-whose-ability @CR-603.2d @ruling:panharmonicon/9
    Scenario: Panharmonicon doubles its controller's trigger for the opponent's creature, and not the opponent's trigger
      Given Alice controls Panharmonicon and Blasting Station called Mine
      And Bob controls Blasting Station called Theirs
      And it is Bob's precombat main phase
      And Bob has Gray Ogre in hand
      And Bob has {R}{R}{R} floating
      When Bob casts Gray Ogre
      And the top of the stack resolves
      And Alice orders the triggers Mine and Mine if asked
      Then the stack has 3 objects
      And the top of the stack is an ability of Mine
