Feature: 707.5 Entering as a copy

  What enters as a copy of something is that copy from the first moment on. It takes over what is printed there, as other
  copy effects have changed it, and nothing else; what it copies is chosen, without a target, before it enters.

  Rule: What the copied object does as or when it enters works for the copy

    @id:copy-enters-trigger @CR-707.5 @ruling:clone/1
    Scenario: Clone entering as a copy of Elvish Visionary draws a card
      Given Alice has Clone in hand
      And Alice controls four Islands
      And Bob controls Elvish Visionary
      When Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Elvish Visionary from the options if asked
      Then the top of the stack is an ability of Clone
      When the stack resolves
      Then Alice has 1 card in hand

    @id:copy-enters-tapped @CR-707.5 @CR-614.12 @ruling:clone/1
    Scenario: Clone as a copy of Watcher for Tomorrow enters tapped
      Given Alice has Clone in hand
      And Alice controls four Islands
      And Bob controls Watcher for Tomorrow
      When Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Watcher for Tomorrow from the options if asked
      Then Clone is tapped
      And Watcher for Tomorrow is untapped

  Rule: What is printed is copied, and what other copy effects made of it

    @id:copy-of-copy @CR-707.2 @ruling:clone/3
    Scenario: A Clone of a Clone of Giant Spider is Giant Spider
      Given Alice has Clone called First and Clone called Second in hand
      And Alice controls eight Islands
      And Bob controls Giant Spider and Grizzly Bears
      When Alice casts First
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Giant Spider from the options
      And Alice casts Second
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses First from the options
      Then Second is named Giant Spider
      And Second is 2/4
      And Second has reach

    @id:copy-leaves-the-rest @CR-707.2 @ruling:clone/5
    Scenario: Clone copies neither counters nor Auras nor being tapped
      Given Alice has Clone in hand
      And Alice controls four Islands
      And Bob controls Giant Spider and Flight
      And Giant Spider is tapped
      And Giant Spider has 1 +1/+1 counter on it
      And Flight is attached to Giant Spider
      When Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Giant Spider from the options if asked
      Then Clone is named Giant Spider
      And Clone is untapped
      And Clone is 2/4
      And Clone does not have flying
      And Giant Spider is 3/5
      And Giant Spider has flying

    @id:copy-of-artifact-copy @CR-707.2 @ruling:sculpting-steel/3
    Scenario: Sculpting Steel that copies another one as Sol Ring is Sol Ring
      Given Alice has Sculpting Steel called First and Sculpting Steel called Second in hand
      And Alice controls six Wastes
      And Bob controls Sol Ring and Voltaic Key
      When Alice casts First
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Sol Ring from the options
      And Alice casts Second
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses First from the options
      Then Second is named Sol Ring
      When Alice taps Second for mana
      Then Alice has {C}{C} floating

    @id:copy-of-artifact-leaves-the-rest @CR-707.2 @ruling:sculpting-steel/4
    Scenario: Sculpting Steel copies neither the counters nor the tapped state of an artifact
      Given Alice has Sculpting Steel in hand
      And Alice controls three Wastes
      And Bob controls Everflowing Chalice
      And Everflowing Chalice is tapped
      And Everflowing Chalice has 2 charge counters on it
      When Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Everflowing Chalice from the options if asked
      Then Sculpting Steel is named Everflowing Chalice
      And Sculpting Steel is untapped
      And Sculpting Steel has no charge counters on it
      And Everflowing Chalice has 2 charge counters on it

    @id:copy-of-token @CR-707.2 @ruling:altered-ego/5 @ruling:altered-ego/12 @ruling:clone/2
    Scenario Outline: <copier> as a copy of a token is like it, but no token
      Given Alice has <copier> and Dragon Fodder in hand
      And Alice controls two Mountains, two Forests and two Islands
      When Alice casts Dragon Fodder
      And the stack resolves
      And Alice's new Goblin Token is called Goblin
      And Alice casts <cast>
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Goblin from the options
      Then <copier> is named Goblin Token
      And <copier> is red
      And <copier> is 1/1
      And <copier> is not a token
      And Goblin is a token

      Examples:
        | case        | copier      | cast                   |
        | clone       | Clone       | Clone                  |
        | altered-ego | Altered Ego | Altered Ego with X = 0 |

    @id:copy-of-artifact-token @CR-707.2 @ruling:sculpting-steel/2
    Scenario: Sculpting Steel as a copy of a Thopter token is a Thopter creature, but no token
      Given Alice has Sculpting Steel and Murder in hand
      And Alice controls Hangarback Walker, three Wastes and three Swamps
      And Hangarback Walker has 1 +1/+1 counter on it
      When Alice casts Murder targeting Hangarback Walker paying with Swamp 1, Swamp 2 and Swamp 3
      And the stack resolves
      And Alice's new Thopter Token is called Thopter
      And Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Thopter from the options if asked
      Then Sculpting Steel is named Thopter Token
      And Sculpting Steel is 1/1
      And Sculpting Steel has flying
      And Sculpting Steel is not a token
      And Thopter is a token

  Rule: What is copied is chosen, without a target, from what is there before it enters

    @id:copy-not-targeted @CR-115.10 @CR-614.12a @ruling:clone/8
    Scenario: Clone copies Deadly Insect, which can't be a target
      Given Alice has Clone and Unsummon in hand
      And Alice controls five Islands
      And Bob controls Deadly Insect and Grizzly Bears
      Then Deadly Insect is not a legal target for Unsummon
      And Grizzly Bears is a legal target for Unsummon
      When Alice casts Clone
      And the stack resolves
      And Alice chooses to if asked
      And Alice chooses Deadly Insect from the options
      Then Clone is named Deadly Insect
      And Clone is 6/1

    @id:copy-not-what-enters-too @CR-614.12a @ruling:altered-ego/3 @ruling:altered-ego/11 @ruling:clone/6
    Scenario Outline: <copier> can't copy a creature that enters together with it
      Given Alice has Ghostly Flicker in hand
      And Alice controls <copier>, Wall of Omens and three Islands
      And <copier> has 1 +1/+1 counter on it
      And Bob controls Giant Spider and Hill Giant
      When Alice casts Ghostly Flicker targeting <copier> and Wall of Omens
      And the stack resolves
      And Alice chooses to if asked
      Then the options for Alice are Giant Spider and Hill Giant
      When Alice chooses Giant Spider from the options
      Then <copier> is named Giant Spider

      Examples:
        | case        | copier      |
        | clone       | Clone       |
        | altered-ego | Altered Ego |

    @id:copy-nothing-chosen @CR-614.12a @CR-704.5f @ruling:clone/7
    Scenario: Clone that copies nothing is a 0/0 creature and dies
      Given Alice has Clone in hand
      And Alice controls four Islands
      And Bob controls Grizzly Bears
      When Alice casts Clone
      And the stack resolves
      And Alice chooses not to if asked
      And Alice chooses nothing from the options if asked
      Then Clone is in Alice's graveyard
      And Grizzly Bears is on the battlefield

    @id:copy-no-artifact-chosen @CR-614.12a @ruling:sculpting-steel/5
    Scenario: Sculpting Steel that copies nothing stays an artifact of its own
      Given Alice has Sculpting Steel in hand
      And Alice controls three Wastes
      And Bob controls Sol Ring
      When Alice casts Sculpting Steel
      And the stack resolves
      And Alice chooses not to if asked
      And Alice chooses nothing from the options if asked
      Then Sculpting Steel is named Sculpting Steel
      And Sculpting Steel is an artifact
      And Alice can't tap Sculpting Steel for mana
      And Bob can tap Sol Ring for mana
