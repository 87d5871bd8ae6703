Feature: 702.84 Unearth

  A creature card is returned from its owner's graveyard to the battlefield, with haste, for one turn; wherever it would
  go from there, it is exiled.

  @id:unearth-returns @CR-702.84a
  Scenario: An unearthed Dregscape Zombie attacks at once and is exiled at the end step
    Given Alice controls Swamp
    And Alice controls Grizzly Bears
    And Alice has Dregscape Zombie in the graveyard
    When Alice activates the {B} ability of Dregscape Zombie
    And the stack resolves
    Then Dregscape Zombie is on the battlefield
    And Dregscape Zombie has haste
    When Alice attacks with Dregscape Zombie
    And the game goes to Alice's end step
    And the stack resolves
    Then Bob has 18 life
    And Dregscape Zombie is in exile
    And Grizzly Bears is on the battlefield

  @id:unearth-only-from-graveyard @CR-702.84a
  Scenario: Unearth is no ability of a Dregscape Zombie on the battlefield or in the hand
    Given Alice controls Swamp and Dregscape Zombie called Here
    And Alice has Dregscape Zombie called Held in hand
    And Alice has Dregscape Zombie called Dead in the graveyard
    Then Alice can't activate the {B} ability of Here
    And Alice can't activate the {B} ability of Held
    And Alice can activate the {B} ability of Dead

  @id:unearth-as-a-sorcery @CR-702.84a @CR-602.5d
  Scenario: Unearth can be activated only as a sorcery
    Given it is Alice's upkeep
    And Alice controls Swamp
    And Alice has Dregscape Zombie in the graveyard
    Then Alice can't activate the {B} ability of Dregscape Zombie
    When the game goes to Alice's precombat main phase
    Then Alice can activate the {B} ability of Dregscape Zombie

  @id:unearthed-dies @CR-702.84a @CR-614.1a
  Scenario: An unearthed creature that would die is exiled, another one dies
    Given Alice controls Swamp and Dregscape Zombie called Living
    And Alice has Dregscape Zombie called Dead in the graveyard
    And Bob has Pyroclasm in hand
    And Bob has Lightning Bolt called First in hand
    And Bob has Lightning Bolt called Second in hand
    And Bob controls two Mountains
    When Alice activates the {B} ability of Dead
    And the stack resolves
    And Alice passes priority
    And Bob casts First targeting Dead
    And Bob casts Second targeting Living
    And the stack resolves
    Then Dead is in exile
    And Living is in Alice's graveyard

  @id:unearthed-returned-to-hand @CR-702.84a @CR-614.1a
  Scenario: An unearthed creature that would be returned to the hand is exiled
    Given Alice controls Swamp and Dregscape Zombie called Living
    And Alice has Dregscape Zombie called Dead in the graveyard
    And Alice has Unsummon called First in hand
    And Alice has Unsummon called Second in hand
    And Alice has {U}{U} floating
    When Alice activates the {B} ability of Dead
    And the stack resolves
    And Alice casts First targeting Dead
    And Alice casts Second targeting Living
    And the stack resolves
    Then Dead is in exile
    And Living is in Alice's hand

  @id:unearthed-exiled-and-returned @CR-702.84a @CR-400.7
  Scenario: An unearthed creature that is exiled and returned by another effect stays
    Given Alice controls two Swamps, Grizzly Bears and three Islands
    And Alice has Dregscape Zombie called Flickered in the graveyard
    And Alice has Dregscape Zombie called Other in the graveyard
    And Alice has Ghostly Flicker in hand
    When Alice activates the {B} ability of Flickered
    And the stack resolves
    And Alice activates the {B} ability of Other
    And the stack resolves
    And Alice casts Ghostly Flicker targeting Flickered and Grizzly Bears
    And the stack resolves
    Then Flickered does not have haste
    When the game goes to Alice's end step
    And Alice orders the triggers Flickered and Other if asked
    And the stack resolves
    Then Flickered is on the battlefield
    And Other is in exile

  @id:unearth-enters @CR-702.84a @CR-603.6
  Scenario: What triggers as the creature enters triggers as it is unearthed
    Given Alice controls two Swamps
    And Alice has Rotting Rats in the graveyard
    And Bob has Hill Giant in hand
    And Alice has Grizzly Bears in hand
    When Alice activates the {1}{B} ability of Rotting Rats
    And the top of the stack resolves
    Then the top of the stack is an ability of Rotting Rats
    When the stack resolves
    Then Hill Giant is in Bob's graveyard
    And Grizzly Bears is in Alice's graveyard

  @id:unearth-is-no-casting @CR-702.84a @CR-113.3b
  Scenario: Drannith Magistrate, which forbids casting from a graveyard, does not forbid unearthing
    Given Alice controls three Islands and Swamp
    And Alice has Dregscape Zombie and Think Twice in the graveyard
    And Bob controls Drannith Magistrate
    Then Alice can't cast Think Twice for its flashback cost
    And Alice can activate the {B} ability of Dregscape Zombie

  @id:unearth-card-gone @CR-702.84a @CR-400.7
  Scenario: A card that has left the graveyard in response is not returned
    Given Alice controls two Swamps
    And Alice has Dregscape Zombie called Removed in the graveyard
    And Alice has Dregscape Zombie called Returned in the graveyard
    And Bob controls Deathrite Shaman
    And Bob has {G} floating
    When Alice activates the {B} ability of Removed
    And Alice passes priority
    And Bob activates the {G}, {T} ability of Deathrite Shaman targeting Removed
    And the stack resolves
    Then Removed is in exile
    When Alice activates the {B} ability of Returned
    And the stack resolves
    Then Returned is on the battlefield
