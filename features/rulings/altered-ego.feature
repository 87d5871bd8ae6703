Feature: Rulings on Altered Ego

  It can't be countered. It may enter as a copy of a creature, and then with X +1/+1 counters more than the creature's own
  words give it.

  Rule: It copies what is printed, and gets its own counters

    @id:altered-ego-printed-values @CR-707.2 @ruling:altered-ego/1
    Scenario: Altered Ego does not copy counters
      Given Alice has Altered Ego in hand
      And Alice controls three Forests and three Islands
      And Bob controls Grizzly Bears
      And Grizzly Bears has 2 +1/+1 counters on it
      When Alice casts Altered Ego with X = 1
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Grizzly Bears from the options
      Then Altered Ego is named Grizzly Bears
      And Altered Ego is 3/3

    @id:altered-ego-x-zero @CR-107.3m @ruling:altered-ego/8
    Scenario: With X = 0 Altered Ego is a copy without counters
      Given Alice has Altered Ego in hand
      And Alice controls two Forests and two Islands
      And Bob controls Grizzly Bears
      When Alice casts Altered Ego with X = 0
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Grizzly Bears from the options
      Then Altered Ego is named Grizzly Bears
      And Altered Ego has no +1/+1 counters on it
      And Altered Ego is 2/2

    @id:altered-ego-copies-nothing @ruling:altered-ego/9 @ruling:altered-ego/13
    Scenario: Altered Ego that copies nothing gets none of its counters
      Given Alice has Altered Ego in hand
      And Alice controls Glorious Anthem, three Forests and three Islands
      And Bob controls Grizzly Bears
      When Alice casts Altered Ego with X = 2
      And the stack resolves
      And Alice chooses not to if asked
      And Alice chooses nothing from the options if asked
      Then Altered Ego is named Altered Ego
      And Altered Ego has no +1/+1 counters on it
      And Altered Ego is 1/1

    @id:altered-ego-enters-triggers @CR-707.5 @ruling:altered-ego/2 @ruling:altered-ego/10
    Scenario: Altered Ego entering as a copy of Wall of Omens draws a card
      Given Alice has Altered Ego in hand
      And Alice controls two Forests and two Islands
      And Bob controls Wall of Omens
      When Alice casts Altered Ego with X = 0
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Wall of Omens from the options
      And the stack resolves
      Then Alice has 1 card in hand

    @id:altered-ego-copy-of-copy @CR-707.2 @ruling:altered-ego/6
    Scenario: A copy of an Altered Ego that is a copy of Grizzly Bears is Grizzly Bears without counters
      Given Alice has Altered Ego and Clone in hand
      And Alice controls five Forests and five Islands
      And Bob controls Grizzly Bears
      When Alice casts Altered Ego with X = 2
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Grizzly Bears from the options
      And Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Altered Ego from the options
      Then Altered Ego is 4/4
      And Clone is named Grizzly Bears
      And Clone is 2/2

  Rule: It can't be countered

    @id:altered-ego-cant-be-countered @CR-113.6g
    Scenario: Cancel may target Altered Ego, but doesn't counter it
      Given Alice has Altered Ego in hand
      And Alice controls two Forests and two Islands
      And Bob controls Grizzly Bears
      And Bob has Cancel in hand
      And Bob has {U}{U}{U} floating
      When Alice casts Altered Ego with X = 0
      And Alice passes priority
      And Bob casts Cancel targeting Altered Ego
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Grizzly Bears from the options
      Then Altered Ego is on the battlefield
      And Cancel is in Bob's graveyard
