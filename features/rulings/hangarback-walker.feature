Feature: Rulings on Hangarback Walker

  It enters with X +1/+1 counters and leaves a Thopter for each +1/+1 counter that it had when it died.

  Rule: Its last counters count

    @id:hangarback-thopter-for-each-counter @CR-603.10a
    Scenario: Hangarback Walker leaves as many Thopters as it had counters when it died
      Given Alice controls Hangarback Walker
      And Hangarback Walker has 2 +1/+1 counters on it
      And Alice has Murder in hand
      And Alice has {B}{B}{B} floating
      When Alice casts Murder targeting Hangarback Walker
      And the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Alice controls two Thopter Tokens

    @id:hangarback-counters-not-x @CR-603.10a
    Scenario: Hangarback Walker counts the counters that it got after it entered
      Given Alice has Hangarback Walker and Murder in hand
      And Alice controls Fervor and six Swamps
      When Alice casts Hangarback Walker with X = 1
      And the stack resolves
      And Alice activates the {1}, {T} ability of Hangarback Walker
      And the stack resolves
      And Alice casts Murder targeting Hangarback Walker
      And the stack resolves
      Then Alice controls two Thopter Tokens

    @id:hangarback-minus-counter @CR-603.10a @CR-704.5q @ruling:hangarback-walker/1
    Scenario: A Hangarback Walker that a -1/-1 counter kills still leaves a Thopter for its +1/+1 counter
      Given Alice controls Hangarback Walker
      And Hangarback Walker has 1 +1/+1 counter on it
      And Bob has Scar in hand
      And Bob has {B} floating
      When Alice passes priority
      And Bob casts Scar targeting Hangarback Walker
      And the stack resolves
      Then Hangarback Walker is in Alice's graveyard
      And Alice controls 1 Thopter Token
