Feature: 702.51 Convoke

  Rather than pay mana of a spell with convoke, its controller may tap untapped creatures: any creature for a generic
  mana, one of the color for a colored mana. It is a way to pay the total cost, and changes no cost.

  Rule: Creatures are tapped rather than mana paid

    @id:convoke-taps-creatures @CR-702.51a
    Scenario: Two red and two green creatures pay for Stoke the Flames
      Given Alice controls Goblin Piker, Raging Goblin, Grizzly Bears and Llanowar Elves
      And Alice has Stoke the Flames in hand
      When Alice casts Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Grizzly Bears and Llanowar Elves
      Then Goblin Piker, Raging Goblin, Grizzly Bears and Llanowar Elves are tapped
      When the stack resolves
      Then Bob has 16 life

    @id:convoke-color-of-creature @CR-702.51a
    Scenario: A creature pays for colored mana of its own color only
      Given Alice controls Goblin Piker, Raging Goblin, Grizzly Bears, Hill Giant and Silkbind Faerie
      And Alice has Stoke the Flames in hand
      And Alice has {R} floating
      Then Alice can't cast Stoke the Flames targeting Bob using Grizzly Bears and Silkbind Faerie
      And Alice can't cast Stoke the Flames targeting Bob using Grizzly Bears, Silkbind Faerie
      And Alice can cast Stoke the Flames targeting Bob using Grizzly Bears, Silkbind Faerie and Hill Giant

    @id:convoke-without-using @CR-702.51a
    Scenario: Creatures need not be tapped where there is mana
      Given Alice controls Goblin Piker and four Mountains
      And Alice has Stoke the Flames in hand
      When Alice casts Stoke the Flames targeting Bob
      Then Goblin Piker is untapped
      And the top of the stack is Stoke the Flames

    @id:convoke-new-creature @CR-702.51a @CR-302.6
    Scenario: A creature that has just come under control can be tapped for convoke, but not for its own {T} ability
      Given Alice controls Llanowar Elves called New and Llanowar Elves called Old
      And New came under Alice's control this turn
      And Alice has Siege Wurm called First in hand
      And Alice has {G}{G}{G}{G}{G}{G} floating
      Then Alice can't tap New for mana
      And Alice can tap Old for mana
      When Alice casts First using New
      Then New is tapped
      And Old is untapped
      And the top of the stack is First

    @id:convoke-untapped-own-creatures @CR-702.51a
    Scenario: Neither a tapped creature nor an opponent's creature can be tapped for convoke
      Given Alice controls Grizzly Bears called Tapped and Grizzly Bears called Ready
      And Bob controls Grizzly Bears called His
      And Tapped is tapped
      And Alice has Siege Wurm in hand
      And Alice has {G}{G}{G}{G}{G}{G} floating
      Then Alice can't cast Siege Wurm using Tapped
      And Alice can't cast Siege Wurm using His
      And Alice can cast Siege Wurm using Ready

    @id:convoke-only-creatures @CR-702.51a
    Scenario: An artifact that is no creature can't be tapped for convoke
      Given Alice controls Short Sword and Grizzly Bears
      And Alice has Siege Wurm in hand
      And Alice has {G}{G}{G}{G}{G}{G} floating
      Then Alice can't cast Siege Wurm using Short Sword
      And Alice can cast Siege Wurm using Grizzly Bears

    @id:convoke-no-more-than-the-cost @CR-702.51a @CR-601.2h
    Scenario: No more creatures can be tapped than there is mana in the total cost
      Given Alice controls Goblin Piker, Raging Goblin, Hill Giant, Grizzly Bears and War Mammoth
      And Alice has Stoke the Flames in hand
      Then Alice can't cast Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Hill Giant, Grizzly Bears and War Mammoth
      And Alice can cast Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Hill Giant and Grizzly Bears

    @id:convoke-hybrid @CR-702.51a @CR-107.4e
    Scenario: A creature of either color pays for hybrid mana
      Given Alice controls Youthful Knight, Silkbind Faerie, Grizzly Bears and Llanowar Elves
      And Alice has Merrow Skyswimmer in hand
      And Alice has {C}{C}{C} floating
      Then Alice can't cast Merrow Skyswimmer using Youthful Knight and Grizzly Bears
      And Alice can cast Merrow Skyswimmer using Youthful Knight and Silkbind Faerie
      When Alice casts Merrow Skyswimmer using Youthful Knight and Silkbind Faerie
      Then the top of the stack is Merrow Skyswimmer
      And Grizzly Bears is untapped

  Rule: Convoke changes no cost

    @id:convoke-after-total-cost @CR-702.51b @CR-601.2f
    Scenario: Creatures also pay for the mana that Sphere of Resistance adds
      Given Alice controls Sphere of Resistance, Goblin Piker, Raging Goblin, Hill Giant, Grizzly Bears and War Mammoth
      And Alice has Stoke the Flames in hand
      Then Alice can't cast Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Hill Giant and Grizzly Bears
      And Alice can cast Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Hill Giant, Grizzly Bears and War Mammoth
      When Alice casts Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Hill Giant, Grizzly Bears and War Mammoth
      Then War Mammoth is tapped
      And the top of the stack is Stoke the Flames

    @id:convoke-mana-value @CR-702.51b @CR-202.3
    Scenario: A spell for which creatures were tapped keeps its mana value
      Given Alice controls Goblin Piker, Raging Goblin, Grizzly Bears and Llanowar Elves
      And Alice has Stoke the Flames in hand
      When Alice casts Stoke the Flames targeting Bob using Goblin Piker, Raging Goblin, Grizzly Bears and Llanowar Elves
      Then Stoke the Flames has mana value 4

    @id:convoke-kicker @CR-702.51b @CR-702.33a
    Scenario: Creatures pay for a kicker cost too
      Given Alice controls Grizzly Bears, Hill Giant, Goblin Piker and Raging Goblin
      And Alice has Kavu Primarch in hand
      And Alice has {G}{C}{C}{C} floating
      When Alice casts Kavu Primarch kicked using Grizzly Bears, Hill Giant, Goblin Piker and Raging Goblin
      And the stack resolves
      Then Kavu Primarch is 7/7

    @id:convoke-after-mana-abilities @CR-601.2g @CR-601.2h @CR-702.51a
    Scenario: A creature tapped for mana while the spell is cast can't be tapped for convoke
      Given Alice controls Llanowar Elves and Elvish Mystic
      And Alice has Siege Wurm in hand
      And Alice has {G}{G}{G}{G}{G} floating
      Then Alice can cast Siege Wurm using Llanowar Elves and Elvish Mystic
      When Alice tries to cast Siege Wurm paying with Llanowar Elves using Llanowar Elves
      Then Siege Wurm is in Alice's hand
      When Alice casts Siege Wurm paying with Llanowar Elves using Elvish Mystic
      Then the top of the stack is Siege Wurm

    @id:convoke-for-a-permanent-spell @CR-702.51a
    Scenario: Conclave Tribunal paid for with creatures exiles a permanent until it leaves
      Given Alice controls Youthful Knight, Grizzly Bears, Hill Giant and Goblin Piker
      And Bob controls Sol Ring
      And Alice has Conclave Tribunal in hand
      When Alice casts Conclave Tribunal using Youthful Knight, Grizzly Bears, Hill Giant and Goblin Piker
      And the top of the stack resolves
      And Alice chooses the targets Sol Ring if asked
      And the stack resolves
      Then Sol Ring is in exile
      And Youthful Knight is tapped

    @id:convoke-then-grows @CR-702.51a @CR-115.1
    Scenario: Living Totem puts its counter on the creature that helped to cast it, and can't put it on itself
      Given Alice controls Elvish Mystic, Gray Ogre and three Forests
      And Alice has Living Totem in hand
      When Alice casts Living Totem using Elvish Mystic
      And the top of the stack resolves
      Then the options for Alice are Elvish Mystic and Gray Ogre
      When Alice chooses the targets Elvish Mystic
      And the stack resolves
      And Alice chooses to
      Then Elvish Mystic is 2/2
      And Elvish Mystic is tapped
      And Gray Ogre is untapped
      And Living Totem is 2/3
