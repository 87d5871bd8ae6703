Feature: 702.21 Ward

  As a permanent with ward becomes the target of a spell or ability that an opponent controls, this opponent pays the
  ward cost, or the spell or ability is countered.

  Background:
    Given Alice controls Tomakul Honor Guard

  @id:ward-unpaid @CR-702.21a
  Scenario: A spell is countered if its controller can't pay for ward
    Given Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Tomakul Honor Guard
    And the top of the stack resolves
    And Bob chooses not to if asked
    Then Lightning Bolt is in Bob's graveyard
    And Tomakul Honor Guard is on the battlefield

  @id:ward-declined @CR-702.21a
  Scenario: A spell is countered if its controller doesn't want to pay for ward
    Given Bob has Lightning Bolt in hand
    And Bob has {R}{G}{G} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Tomakul Honor Guard
    And the top of the stack resolves
    And Bob chooses not to
    Then Lightning Bolt is in Bob's graveyard
    And Tomakul Honor Guard is on the battlefield

  @id:ward-paid @CR-702.21a
  Scenario: A spell resolves if its controller pays for ward
    Given Bob has Lightning Bolt in hand
    And Bob has {R}{G}{G} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Tomakul Honor Guard
    And the top of the stack resolves
    And Bob chooses to
    Then Bob has no mana floating
    And the top of the stack is Lightning Bolt
    When the stack resolves
    Then Tomakul Honor Guard is in Alice's graveyard

  @id:ward-ability @CR-702.21a
  Scenario: An opponent's ability is countered too
    Given Bob controls Prodigal Pyromancer
    When Alice passes priority
    And Bob activates the {T} ability of Prodigal Pyromancer targeting Tomakul Honor Guard
    Then the stack has 2 objects
    When the top of the stack resolves
    And Bob chooses not to if asked
    Then the stack is empty
    And Tomakul Honor Guard is on the battlefield

  @id:ward-own-spell @CR-702.21a
  Scenario: Ward does nothing about a spell of its own controller
    Given Alice has Giant Growth in hand
    And Alice has {G} floating
    When Alice casts Giant Growth targeting Tomakul Honor Guard
    Then the stack has 1 object
    When the stack resolves
    Then Tomakul Honor Guard is 6/4

  @id:ward-other-target @CR-702.21a
  Scenario: Ward does nothing about a spell with another target
    Given Alice controls Grizzly Bears
    And Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Grizzly Bears
    Then the stack has 1 object
    When the stack resolves
    Then Grizzly Bears is in Alice's graveyard

  @id:ward-given-to-others @CR-702.21a @CR-604.1
  Scenario: Giant Ankheg gives ward and trample to the creatures beside it, and each spell is paid for anew
    Given Alice controls Giant Ankheg and Hill Giant
    And Bob controls Gray Ogre
    And Bob has Lightning Bolt called First and Lightning Bolt called Second in hand
    And Bob has {R}{R}{R}{R} floating
    Then Hill Giant has trample
    And Gray Ogre does not have trample
    When Alice passes priority
    And Bob casts First targeting Hill Giant
    And the top of the stack resolves
    And Bob chooses not to
    Then First is in Bob's graveyard
    And Hill Giant is on the battlefield
    When Alice passes priority
    And Bob casts Second targeting Hill Giant
    And the top of the stack resolves
    And Bob chooses to
    And the stack resolves
    Then Hill Giant is in Alice's graveyard
    And Bob has no mana floating
