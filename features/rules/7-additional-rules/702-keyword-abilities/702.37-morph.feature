Feature: 702.37 Morph

  A card with morph can be cast face down for {3} as a 2/2 creature that is nothing else. Its controller may turn it face
  up for its morph cost whenever they have priority.

  Rule: It is cast face down

    @id:morph-cast-face-down @CR-702.37a @CR-702.37c @CR-708.2 @CR-708.2a
    Scenario: Battering Craghorn cast face down is a 2/2 creature without name, color, subtypes, abilities and mana cost
      Given Alice controls three Islands
      And Alice has Battering Craghorn in hand
      When Alice casts Battering Craghorn for its morph cost
      Then Battering Craghorn has mana value 0
      When the stack resolves
      Then Battering Craghorn is face down
      And Battering Craghorn is 2/2
      And Battering Craghorn is a creature
      And Battering Craghorn is not a Goat
      And Battering Craghorn is colorless
      And Battering Craghorn does not have first strike

    @id:morph-costs-three @CR-702.37c @CR-118.9
    Scenario: To cast a card face down costs {3}
      Given Alice controls two Mountains
      And Alice has Battering Craghorn and Mountain called Third in hand
      Then Alice can't cast Battering Craghorn for its morph cost
      When Alice plays Third
      Then Alice can cast Battering Craghorn for its morph cost

    @id:morph-cost-increase @CR-702.37c @CR-118.9d
    Scenario: Sphere of Resistance adds to what it costs to cast a card face down
      Given Alice controls three Mountains and Sphere of Resistance
      And Alice has Battering Craghorn and Mountain called Fourth in hand
      Then Alice can't cast Battering Craghorn for its morph cost
      When Alice plays Fourth
      Then Alice can cast Battering Craghorn for its morph cost

    @id:morph-only-with-morph @CR-702.37d
    Scenario: A card without morph can't be cast face down
      Given Alice controls four Mountains
      And Alice has Battering Craghorn and Hill Giant in hand
      Then Alice can't cast Hill Giant for its morph cost
      And Alice can cast Hill Giant
      And Alice can cast Battering Craghorn for its morph cost

    @id:morph-timing @CR-702.37c @CR-302.1
    Scenario: A face-down creature spell is cast when a creature could be cast
      Given it is Alice's upkeep
      And Alice controls three Mountains
      And Alice has Battering Craghorn in hand
      Then Alice can't cast Battering Craghorn for its morph cost
      When the game goes to Alice's precombat main phase
      Then Alice can cast Battering Craghorn for its morph cost

    @id:morph-who-may-look @CR-708.5
    Scenario: Only the controller may look at a face-down permanent
      Given Alice controls three Mountains
      And Alice has Battering Craghorn in hand
      When Alice casts Battering Craghorn for its morph cost
      And the stack resolves
      Then Alice may look at Battering Craghorn
      And Bob may not look at Battering Craghorn

  Rule: It is turned face up with a special action

    @id:morph-turned-face-up @CR-702.37e @CR-116.2b @CR-708.8
    Scenario: A face-down Battering Craghorn is turned face up at once for its morph cost
      Given Alice controls six Mountains
      And Alice has Battering Craghorn in hand
      When Alice casts Battering Craghorn for its morph cost
      And the stack resolves
      And Alice takes the morph action of Battering Craghorn
      Then the stack is empty
      And Battering Craghorn is face up
      And Battering Craghorn is 3/1
      And Battering Craghorn has first strike
      And Battering Craghorn is red
      And Battering Craghorn has mana value 4
      And Alice has priority

    @id:morph-any-time @CR-116.2b @CR-702.37e
    Scenario: A creature is turned face up in an opponent's turn too, with something on the stack
      Given Alice controls six Mountains
      And Alice has Battering Craghorn in hand
      And Bob has Lightning Bolt in hand
      And Bob has {R} floating
      When Alice casts Battering Craghorn for its morph cost
      And the stack resolves
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Alice
      And Bob passes priority
      And Alice takes the morph action of Battering Craghorn
      Then Battering Craghorn is face up
      And the top of the stack is Lightning Bolt

    @id:morph-own-creature @CR-702.37e @CR-116.2b
    Scenario: Only the controller can turn a creature face up, and only for its morph cost
      Given Alice controls two Mountains
      And Alice controls Battering Craghorn
      And Battering Craghorn is face down
      And Bob controls three Mountains called Red 1, Red 2 and Red 3
      And Alice has Mountain called Third in hand
      Then Alice can't take the morph action of Battering Craghorn
      And Bob can't take the morph action of Battering Craghorn
      When Alice plays Third
      Then Alice can take the morph action of Battering Craghorn

    @id:morph-not-a-spell @CR-116.2b @CR-702.37e
    Scenario: Sphere of Resistance adds nothing to the cost of turning a creature face up
      Given Alice controls three Mountains, Battering Craghorn and Sphere of Resistance
      And Battering Craghorn is face down
      When Alice takes the morph action of Battering Craghorn
      Then Battering Craghorn is face up
      And Battering Craghorn is 3/1

    @id:morph-without-morph-cost @CR-702.37e
    Scenario: A face-down permanent without morph can't be turned face up so
      Given Alice controls six Mountains, Battering Craghorn and Hill Giant
      And Battering Craghorn is face down
      And Hill Giant is face down
      Then Hill Giant is 2/2
      And Alice can't take the morph action of Hill Giant
      And Alice can take the morph action of Battering Craghorn

    @id:morph-face-up-permanent @CR-702.37e
    Scenario: A permanent that is face up is not turned face up
      Given Alice controls six Mountains, Battering Craghorn called Hidden and Battering Craghorn called Open
      And Hidden is face down
      Then Alice can't take the morph action of Open
      And Alice can take the morph action of Hidden

    @id:morph-trigger @CR-708.8 @CR-603.2
    Scenario: Nantuko Vigilante triggers as it is turned face up, not as it enters face down
      Given Alice controls five Forests
      And Alice has Nantuko Vigilante in hand
      And Bob controls Sol Ring
      When Alice casts Nantuko Vigilante for its morph cost
      And the stack resolves
      Then Sol Ring is on the battlefield
      When Alice takes the morph action of Nantuko Vigilante
      And Alice chooses the targets Sol Ring if asked
      Then the top of the stack is an ability of Nantuko Vigilante
      When the stack resolves
      Then Sol Ring is in Bob's graveyard

    @id:morph-damage-stays @CR-708.8 @CR-704.5g
    Scenario: Damage on a creature stays as it is turned face up
      Given Alice controls three Mountains, Battering Craghorn called Hurt and Battering Craghorn called Whole
      And Hurt is face down
      And Whole is face down
      And Hurt has been dealt 1 damage this turn
      And Alice has {R}{R}{R} floating
      When Alice takes the morph action of Whole
      Then Whole is on the battlefield
      And Hurt is on the battlefield
      When Alice takes the morph action of Hurt
      Then Hurt is in Alice's graveyard

    @id:morph-cost-without-mana @CR-702.37e @CR-118.3
    Scenario: Gathan Raiders is turned face up for a card from the hand
      Given Alice controls Gathan Raiders
      And Gathan Raiders is face down
      And Alice has Hill Giant in hand
      When Alice takes the morph action of Gathan Raiders using Hill Giant
      Then Hill Giant is in Alice's graveyard
      And Gathan Raiders is 5/5

    @id:morph-madness @CR-702.35a @CR-702.37e
    Scenario: A card with madness discarded to turn a creature face up can be cast
      Given Alice controls Gathan Raiders and Mountain
      And Gathan Raiders is face down
      And Alice has Fiery Temper in hand
      When Alice takes the morph action of Gathan Raiders using Fiery Temper
      Then Fiery Temper is in exile
      And the top of the stack is an ability of Fiery Temper
      And Gathan Raiders is face up

  Rule: Face-down objects and other effects

    @id:morph-copied-face-down @CR-708.2 @CR-707.2
    Scenario: A copy of a face-down creature is a 2/2 creature without a name
      Given Alice controls Battering Craghorn and four Islands
      And Battering Craghorn is face down
      And Alice has Clone in hand
      When Alice casts Clone
      And the top of the stack resolves
      And Alice chooses Battering Craghorn from the options
      Then Clone is 2/2
      And Clone is colorless
      And Clone is not a Shapeshifter
      And Clone has mana value 0

    @id:morph-leaves-face-up @CR-708.9 @CR-400.7
    Scenario: A face-down creature returned to the hand is cast face up again
      Given Alice controls Battering Craghorn and four Mountains
      And Battering Craghorn is face down
      And Alice has Unsummon in hand
      And Alice has {U} floating
      When Alice casts Unsummon targeting Battering Craghorn
      And the stack resolves
      And Alice casts Battering Craghorn
      And the stack resolves
      Then Battering Craghorn is face up
      And Battering Craghorn is 3/1

  Rule: Megamorph is morph that leaves a counter

    @id:megamorph-counter @CR-702.37b @CR-702.37e
    Scenario: A creature that is turned face up for its megamorph cost gets a +1/+1 counter, once
      Given Alice controls ten Forests
      And Alice has Segmented Krotiq and Aerie Bowmasters in hand
      When Alice casts Segmented Krotiq for its megamorph cost
      And the stack resolves
      Then Segmented Krotiq is face down
      And Segmented Krotiq is 2/2
      And Alice can take the megamorph action of Segmented Krotiq
      When Alice takes the megamorph action of Segmented Krotiq
      Then the stack is empty
      And Segmented Krotiq is face up
      And Segmented Krotiq has 1 +1/+1 counter on it
      And Segmented Krotiq is 7/6
      And Alice can't take the megamorph action of Segmented Krotiq

    @id:megamorph-cast-face-up @CR-702.37b
    Scenario: A creature with megamorph that is cast face up gets no counter
      Given Alice controls two Forests
      And Alice has Aerie Bowmasters called Plain in hand
      And Alice controls Aerie Bowmasters called Hidden
      And Hidden is face down
      And Alice has {G}{G}{G}{G}{G}{G}{G}{G} floating
      When Alice casts Plain
      And the stack resolves
      Then Plain is 3/4
      When Alice takes the megamorph action of Hidden
      Then Hidden is 4/5
      And Hidden has reach
  Rule: X in a morph cost is X for the permanent's other abilities

    @id:morph-x @CR-702.37f @CR-107.3d
    Scenario Outline: Bane of the Living takes as much as was chosen for X when it was turned face up: <case>
      Given Alice has Bane of the Living in hand
      And Alice has {B}{B}{B}{B}{B}{B}{B} floating
      And Bob controls Hill Giant and Gray Ogre
      When Alice casts Bane of the Living for its morph cost
      And the stack resolves
      And Alice takes the morph action of Bane of the Living with X = <x>
      Then Hill Giant is 3/3
      When the stack resolves
      Then Hill Giant is <giant>
      And Gray Ogre is <where>
      And Bane of the Living is <bane>

      Examples:
        | case | x | giant | where              | bane |
        | two  | 2 | 1/1   | in Bob's graveyard | 2/1  |
        | one  | 1 | 2/2   | on the battlefield | 3/2  |
