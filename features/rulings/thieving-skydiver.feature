Feature: Rulings on Thieving Skydiver

  Its kicker is {X}, and X can't be 0. When it enters kicked, it takes control of an artifact with mana value X or less
  for good, and wears it where it is an Equipment.

  Rule: It takes an artifact if it was kicked

    @id:skydiver-kicked-only @CR-603.4 @CR-702.33e @ruling:thieving-skydiver/5
    Scenario: Only a kicked Thieving Skydiver takes an artifact, even one with mana value 0
      Given Alice has Thieving Skydiver called Plain and Thieving Skydiver called Kicked in hand
      And Alice controls five Islands
      And Bob controls Hangarback Walker
      And Hangarback Walker has 1 +1/+1 counter on it
      When Alice casts Plain unkicked
      And the stack resolves
      Then Plain is on the battlefield
      And Bob controls Hangarback Walker
      When Alice casts Kicked kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Hangarback Walker if asked
      And the stack resolves
      Then Alice controls Hangarback Walker

    @id:skydiver-kicker-not-zero @CR-702.33a @CR-601.2b
    Scenario: Thieving Skydiver can't be kicked with X = 0
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob controls Sol Ring
      Then Alice can cast Thieving Skydiver kicked with X = 1
      And Alice can't cast Thieving Skydiver kicked with X = 0

    @id:skydiver-kicked-without-target @CR-702.33a @ruling:thieving-skydiver/6
    Scenario: Thieving Skydiver may be kicked though there is no artifact to take
      Given Alice has Thieving Skydiver in hand
      And Alice controls four Islands
      When Alice casts Thieving Skydiver kicked with X = 2
      And the stack resolves
      Then Thieving Skydiver is on the battlefield
      And the stack is empty

    @id:skydiver-permanent-copied @CR-702.33d @ruling:thieving-skydiver/3
    Scenario: A Clone of a kicked Thieving Skydiver wasn't kicked
      Given Alice has Thieving Skydiver and Clone in hand
      And Alice controls seven Islands
      And Bob controls Sol Ring and Hangarback Walker
      And Hangarback Walker has 1 +1/+1 counter on it
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Sol Ring
      And the stack resolves
      And Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Thieving Skydiver from the options
      Then Clone is named Thieving Skydiver
      And the stack is empty
      And Alice controls Sol Ring
      And Bob controls Hangarback Walker

    @id:skydiver-blinked @CR-702.33d @ruling:thieving-skydiver/4
    Scenario: A kicked Thieving Skydiver that comes back from exile isn't kicked again
      Given Alice has Thieving Skydiver and Ghostly Flicker in hand
      And Alice controls Springleaf Drum and six Islands
      And Bob controls Sol Ring and Hangarback Walker
      And Hangarback Walker has 1 +1/+1 counter on it
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Sol Ring
      And the stack resolves
      And Alice casts Ghostly Flicker targeting Thieving Skydiver and Springleaf Drum
      And the stack resolves
      Then Thieving Skydiver is on the battlefield
      And the stack is empty
      And Alice controls Sol Ring
      And Bob controls Hangarback Walker

  Rule: The artifact is taken for good

    @id:skydiver-control-outlasts-it @CR-611.2a @ruling:thieving-skydiver/7
    Scenario: The artifact stays with the player who took it after Thieving Skydiver and the turn are gone
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob controls Sol Ring
      And Bob has Unsummon in hand
      And Bob has {U} floating
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Sol Ring if asked
      And the stack resolves
      And Alice passes priority
      And Bob casts Unsummon targeting Thieving Skydiver
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Thieving Skydiver is in Alice's hand
      And Alice controls Sol Ring

  Rule: It wears an Equipment

    @id:skydiver-takes-equipment @CR-701.3a
    Scenario: The Equipment that Thieving Skydiver takes moves onto it
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob controls Grizzly Bears and Short Sword
      And Short Sword is attached to Grizzly Bears
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Short Sword if asked
      And the stack resolves
      Then Alice controls Short Sword
      And Short Sword is attached to Thieving Skydiver
      And Thieving Skydiver is 3/2

    @id:skydiver-own-equipment @CR-701.3a @ruling:thieving-skydiver/8
    Scenario: Thieving Skydiver may target an Equipment of its own controller and wears it
      Given Alice has Thieving Skydiver in hand
      And Alice controls Short Sword and three Islands
      And Bob controls Sol Ring
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Short Sword
      And the stack resolves
      Then Short Sword is attached to Thieving Skydiver
      And Bob controls Sol Ring

    @id:skydiver-gone-equipment-stays @CR-701.3b @ruling:thieving-skydiver/2
    Scenario: The Equipment stays where it is attached when Thieving Skydiver is gone as its ability resolves
      Given Alice has Thieving Skydiver in hand
      And Alice controls three Islands
      And Bob controls Grizzly Bears and Short Sword
      And Short Sword is attached to Grizzly Bears
      And Bob has Unsummon in hand
      And Bob has {U} floating
      When Alice casts Thieving Skydiver kicked with X = 1
      And the stack resolves
      And Alice chooses the targets Short Sword if asked
      And Alice passes priority
      And Bob casts Unsummon targeting Thieving Skydiver
      And the stack resolves
      Then Alice controls Short Sword
      And Short Sword is attached to Grizzly Bears
