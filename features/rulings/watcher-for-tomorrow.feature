Feature: Rulings on Watcher for Tomorrow

  The Watcher hides a card as it enters and hands it over as it leaves, if it has hidden it by then.

  Rule: What is hidden by then goes to its owner's hand

    @id:watcher-card-to-hand @CR-607.2a
    Scenario: The hidden card goes to the hand when Watcher for Tomorrow leaves
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice has Serra Angel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Watcher for Tomorrow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Watcher for Tomorrow
      And the top of the stack resolves
      Then Serra Angel is in exile
      When the stack resolves
      Then Serra Angel is in Alice's hand

    @id:watcher-leaves-first @CR-607.2a @ruling:watcher-for-tomorrow/2
    Scenario: The card stays exiled when Watcher for Tomorrow leaves before its hideaway resolves
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice has Serra Angel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Watcher for Tomorrow
      And the top of the stack resolves
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Watcher for Tomorrow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then the stack is empty
      And Serra Angel is in exile

    @id:watcher-owner-hand @CR-400.3
    Scenario: The hidden card goes to its owner's hand when another player controlled Watcher for Tomorrow
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice controls Bazaar Trader and Mountain
      And Alice has Lightning Bolt in hand
      And Alice has Serra Angel on top of the library
      When Alice casts Watcher for Tomorrow paying with Island 1 and Island 2
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {T} ability of Bazaar Trader targeting Bob and Watcher for Tomorrow
      And the stack resolves
      And Alice casts Lightning Bolt targeting Watcher for Tomorrow
      And the top of the stack resolves
      Then the top of the stack is an ability of Watcher for Tomorrow
      When the stack resolves
      Then Serra Angel is in Alice's hand
      And Bob has no cards in hand

  Rule: The card is seen in exile by the Watcher's controllers, in the hand by its owner alone

    @id:watcher-former-controller-looks @CR-406.3 @CR-702.75a @ruling:watcher-for-tomorrow/1
    Scenario: Both who have controlled Watcher for Tomorrow may look at the card that it hid
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice has Serra Angel on top of the library
      And Bob has Act of Aggression in hand
      And Bob has {R}{R}{C}{C}{C} floating
      When Alice casts Watcher for Tomorrow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      Then Bob may not look at Serra Angel
      When Alice passes priority
      And Bob casts Act of Aggression targeting Watcher for Tomorrow
      And the stack resolves
      Then Bob may look at Serra Angel
      And Alice may look at Serra Angel

    @id:watcher-card-not-shown @CR-400.2 @CR-402.3 @ruling:watcher-for-tomorrow/3
    Scenario: The opponent may not look at the card that goes to the hand when Watcher for Tomorrow leaves
      Given Alice has Watcher for Tomorrow in hand
      And Alice controls two Islands
      And Alice has Serra Angel on top of the library
      And Bob has Lightning Bolt in hand
      And Bob controls Mountain
      When Alice casts Watcher for Tomorrow
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice passes priority
      And Bob casts Lightning Bolt targeting Watcher for Tomorrow
      And the stack resolves
      Then Serra Angel is in Alice's hand
      And Alice may look at Serra Angel
      And Bob may not look at Serra Angel
