Feature: 712.8 Faces

  A double-faced card has the characteristics of the face that is up; off the battlefield and the stack, those of its front.

  @id:front-in-graveyard @CR-712.8a @CR-712.14
  Scenario: A transformed permanent that dies is its front face in the graveyard, and returns with it up
    Given Alice controls Hanweir Militia Captain
    And Hanweir Militia Captain is transformed
    And Alice has Murder and Cloudshift in hand
    And Alice has {C}{B}{B}{W} floating
    When Alice casts Cloudshift targeting Hanweir Militia Captain
    And the stack resolves
    Then Hanweir Militia Captain is on the battlefield
    And Hanweir Militia Captain is not transformed
    And Hanweir Militia Captain is 2/2
    When Alice casts Murder targeting Hanweir Militia Captain
    And the stack resolves
    Then Hanweir Militia Captain is in Alice's graveyard
    And Hanweir Militia Captain is named Hanweir Militia Captain

  @id:back-dies-as-front @CR-712.8a
  Scenario: A card whose back face was up has its front face's characteristics in the graveyard
    Given Alice controls Westvale Abbey and Thraben Sentry
    And Westvale Abbey is transformed
    And Thraben Sentry is transformed
    And Alice has Unsummon in hand
    And Alice has {U} floating
    When Alice casts Unsummon targeting Westvale Abbey
    And the stack resolves
    Then Westvale Abbey is in Alice's hand
    And Westvale Abbey is a land
    And Westvale Abbey is named Westvale Abbey
    And Thraben Sentry is named Thraben Militia
    And Alice can play Westvale Abbey

  @id:colorless-back @CR-712.8e @CR-204.2
  Scenario: A back face without a color indicator is colorless, one with another is of that color
    Given Alice controls Ulvenwald Captive called One, Ulvenwald Captive called Two and Town Gossipmonger
    And One is transformed
    And Town Gossipmonger is transformed
    Then One is colorless
    And Two is green
    And Town Gossipmonger is red
    When Alice taps One for {C}{C}
    Then Alice has {C}{C} floating

  @id:back-mana-value @CR-202.3b @CR-712.8e
  Scenario: With its back face up a permanent has the mana value of its front face
    Given Alice controls Thraben Sentry and Westvale Abbey
    And Thraben Sentry is transformed
    And Westvale Abbey is transformed
    Then Thraben Sentry is named Thraben Militia
    And Thraben Sentry has mana value 4
    And Westvale Abbey is named Ormendahl, Profane Prince
    And Westvale Abbey has mana value 0

  @id:copy-of-back @CR-202.3b @CR-707.8
  Scenario: A copy of a back face has mana value 0 and isn't transformed
    Given Alice controls Thraben Sentry
    And Thraben Sentry is transformed
    And Alice has Clone in hand
    And Alice has {C}{C}{C}{U} floating
    When Alice casts Clone
    And the stack resolves
    And Alice chooses Thraben Sentry from the options
    Then Clone is named Thraben Militia
    And Clone is 5/4
    And Clone has mana value 0
    And Clone is not transformed
    And Thraben Sentry has mana value 4

  @id:token-of-back @CR-707.8a
  Scenario: A token that copies a transformed permanent has both faces, and the same one up
    Given Alice controls Villagers of Estwald
    And Villagers of Estwald is transformed
    And Alice has Cackling Counterpart and Waxing Moon in hand
    And Alice has {C}{C}{U}{U}{G} floating
    When Alice casts Cackling Counterpart targeting Villagers of Estwald
    And the stack resolves
    And Alice's new Howlpack of Estwald is called Copy
    Then Copy is transformed
    And Copy is 4/6
    When Alice casts Waxing Moon targeting Copy
    And the stack resolves
    Then Copy is not transformed
    And Copy is named Villagers of Estwald
    And Villagers of Estwald is transformed

  @id:token-of-front @CR-707.8a @CR-712.9
  Scenario: A token that copies a double-faced permanent can transform
    Given Alice controls Thraben Gargoyle
    And Alice has Cackling Counterpart in hand
    And Alice has {C}{C}{C}{C}{C}{C}{C}{U}{U} floating
    When Alice casts Cackling Counterpart targeting Thraben Gargoyle
    And the stack resolves
    And Alice's new Thraben Gargoyle is called Copy
    And Alice activates the {6} ability of Copy
    And the stack resolves
    Then Copy is transformed
    And Copy is named Stonewing Antagonizer
    And Thraben Gargoyle is not transformed

  @id:spell-with-back-up @CR-712.8c @CR-712.11c
  Scenario: A spell cast transformed has its back face's characteristics and its front face's mana value
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Essence Scatter in hand
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses to
    Then Invasion of Dominaria is on the stack
    And Invasion of Dominaria is a creature
    And Invasion of Dominaria is white
    And Invasion of Dominaria has mana value 3
    And Invasion of Dominaria is a legal target for Essence Scatter

  @id:land-face @CR-712.8d @CR-712.8e
  Scenario: An enchantment that transforms into a land taps for mana
    Given Alice controls Growing Rites of Itlimoc called One, Growing Rites of Itlimoc called Two, Grizzly Bears and Hill Giant
    And One is transformed
    Then One is a land
    And One is not an enchantment
    And Two is an enchantment
    And Alice can't tap Two for mana
    And Alice can tap One for mana
    When Alice taps One for {G}{G}
    Then Alice has {G}{G} floating
