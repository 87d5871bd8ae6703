Feature: Names of tokens

  A token whose maker gives it no name is named by its subtypes and the word Token.

  Rule: The name follows from the subtypes

    @id:token-name-from-subtype @CR-111.4
    Scenario: The Thopter of Hangarback Walker is named Thopter Token
      Given Alice controls Hangarback Walker
      And Hangarback Walker has 1 +1/+1 counter on it
      And Bob has Murder in hand
      And Bob has {B}{B}{B} floating
      When Alice passes priority
      And Bob casts Murder targeting Hangarback Walker
      And the stack resolves
      And Alice's new Thopter Token is called Flyer
      Then Flyer is named Thopter Token
      And Flyer is a Thopter
      And Flyer is 1/1
      And Flyer has flying
