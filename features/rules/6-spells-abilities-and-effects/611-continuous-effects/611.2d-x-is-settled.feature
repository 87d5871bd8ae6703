Feature: 611.2d X of an effect that lasts

  What X is in an effect of a resolved spell or ability is settled as that resolves. In a static ability it never is.

  Rule: Of what has resolved

    @id:settled-own-power @CR-611.2d @ruling:yew-spirit/1
    Scenario: The bonus of Yew Spirit stays as its power changes later
      Given Alice controls Yew Spirit and Bonesplitter
      And Alice has {G}{G}{G}{G}{C} floating
      When Alice activates the {2}{G}{G} ability of Yew Spirit
      And the stack resolves
      Then Yew Spirit is 6/6
      When Alice activates the {1} ability of Bonesplitter targeting Yew Spirit
      And the stack resolves
      Then Yew Spirit is 8/6

    @id:settled-number-of-creatures @CR-611.2d @ruling:craterhoof-behemoth/2
    Scenario: The bonus of Craterhoof Behemoth counts itself, and stays as a creature is sacrificed
      Given Alice controls Carrion Feeder, Grizzly Bears and eight Forests
      And Alice has Craterhoof Behemoth in hand
      When Alice casts Craterhoof Behemoth
      And the stack resolves
      Then Craterhoof Behemoth is 8/8
      And Grizzly Bears has trample
      When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
      And the stack resolves
      Then Craterhoof Behemoth is 8/8

    @id:settled-set-of-creatures @CR-611.2c @ruling:craterhoof-behemoth/1
    Scenario: A creature that comes after Craterhoof Behemoth's ability has resolved gets nothing
      Given Alice controls Hill Giant and nine Forests
      And Alice has Craterhoof Behemoth and Llanowar Elves in hand
      When Alice casts Craterhoof Behemoth
      And the stack resolves
      And Alice casts Llanowar Elves
      And the stack resolves
      Then Llanowar Elves is 1/1
      And Hill Giant is 5/5

    @id:settled-size-of-token @CR-608.2h @ruling:seed-guardian/1 @ruling:seed-guardian/2
    Scenario: Seed Guardian's Elemental is as large as creature cards were there, Seed Guardian among them, and stays so
      Given Alice controls Seed Guardian and Carrion Feeder
      And Alice has Grizzly Bears in the graveyard
      And Bob controls Hill Giant
      When Alice activates the Sacrifice a creature ability of Carrion Feeder using Seed Guardian
      And the stack resolves
      And Alice's new Elemental Token is called Young
      Then Young is 2/2
      When Alice activates the Sacrifice a creature ability of Carrion Feeder using Carrion Feeder
      And the stack resolves
      Then Carrion Feeder is in Alice's graveyard
      And Young is 2/2

    @id:settled-as-it-enters @CR-614.12 @ruling:stag-beetle/1
    Scenario: Stag Beetle enters with a counter for each other creature, and keeps them
      Given Alice controls Carrion Feeder and five Forests
      And Alice has Stag Beetle in hand
      And Bob controls Grizzly Bears and Hill Giant
      When Alice casts Stag Beetle
      And the stack resolves
      Then Stag Beetle has 3 +1/+1 counters on it
      When Alice activates the Sacrifice a creature ability of Carrion Feeder using Carrion Feeder
      And the stack resolves
      Then Stag Beetle has 3 +1/+1 counters on it

    @id:settled-toughness-asked @CR-608.2h @ruling:scourge-of-fleets/1
    Scenario: Scourge of Fleets returns creatures with toughness 2 when two Islands are left as its ability resolves
      Given Alice controls three Islands
      And Alice has Scourge of Fleets in hand
      And Alice has {U}{U}{C}{C}{C}{C}{C} floating
      And Bob controls Grizzly Bears and Hill Giant
      And Bob has Boomerang in hand
      And Bob has {U}{U} floating
      When Alice casts Scourge of Fleets
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Boomerang targeting Island 1
      And the stack resolves
      Then Grizzly Bears is in Bob's hand
      And Hill Giant is on the battlefield

  Rule: Of a static ability

    @id:unsettled-graveyard @CR-611.3a @ruling:wreath-of-geists/1
    Scenario: The bonus of Wreath of Geists grows as a creature card is put into the graveyard
      Given Alice controls Hill Giant, Carrion Feeder, Llanowar Elves and Wreath of Geists
      And Wreath of Geists is attached to Hill Giant
      And Alice has Grizzly Bears in the graveyard
      Then Hill Giant is 4/4
      When Alice activates the Sacrifice a creature ability of Carrion Feeder using Llanowar Elves
      And the stack resolves
      Then Hill Giant is 5/5

    @id:unsettled-life @CR-611.3a @ruling:deaths-shadow/3
    Scenario: Death's Shadow changes with the life of its controller
      Given Alice controls Death's Shadow
      And Alice has 6 life
      And Bob has Lightning Bolt in hand
      And Bob has {R} floating
      Then Death's Shadow is 7/7
      When Alice passes priority
      And Bob casts Lightning Bolt targeting Alice
      And the stack resolves
      Then Death's Shadow is 10/10

    @id:unsettled-elsewhere @CR-113.6 @ruling:deaths-shadow/1
    Scenario: In a hand Death's Shadow is a 13/13 card whatever the life total
      Given Alice has Death's Shadow called Card in hand
      And Alice controls Death's Shadow called Creature
      And Alice has 10 life
      Then Card is 13/13
      And Creature is 3/3
