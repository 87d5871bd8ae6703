Feature: 601.2e What is proposed may be forbidden

  Whether a spell may be cast is looked at as it is proposed, with the choices made for it; what changes afterwards no longer
  matters.

  @id:proposal-checked-with-x @CR-601.2e @CR-601.3a @CR-601.6
  Scenario: The value chosen for X can make a spell one that its player can't cast
    Given it is Bob's precombat main phase
    And Alice controls Lavinia, Azorius Renegade
    And Bob controls three Mountains
    And Bob has Devil's Play in hand
    And Bob has {R}{R}{R} floating
    Then Bob can cast Devil's Play targeting Alice with X = 2
    And Bob can't cast Devil's Play targeting Alice with X = 3
    When Bob casts Devil's Play targeting Alice with X = 2
    And the stack resolves
    Then Alice has 18 life

  @id:proposal-taken-back @CR-601.2e @CR-733.1
  Scenario: A proposal that turns out to be forbidden is taken back
    Given it is Bob's precombat main phase
    And Alice controls Lavinia, Azorius Renegade
    And Bob controls three Mountains
    And Bob has Devil's Play in hand
    And Bob has {R}{R}{R}{R} floating
    When Bob tries to cast Devil's Play targeting Alice with X = 3
    Then Bob has 1 card in hand
    And Bob has {R}{R}{R}{R} floating
    And the stack is empty
    When Bob casts Devil's Play targeting Alice with X = 2
    Then the top of the stack is Devil's Play

  @id:forbidden-unless-bestowed @CR-601.3a
  Scenario: Who can't cast creature spells can cast a creature card with bestow as an Aura
    Given Alice controls Steel Golem and two Mountains
    And Alice has Nyxborn Rollicker and Grizzly Bears in hand
    And Alice has {G}{G} floating
    Then Alice can't cast Grizzly Bears
    And Alice can cast Nyxborn Rollicker targeting Steel Golem for its bestow cost
    When Alice casts Nyxborn Rollicker targeting Steel Golem for its bestow cost
    And the stack resolves
    Then Steel Golem is 4/5

  @id:permission-gone-while-paying @CR-601.6
  Scenario: A spell is cast though what allowed to cast it is sacrificed to pay for it
    Given Alice controls Garruk's Horde and Ashnod's Altar
    And Alice has Steel Golem and Frogmite on top of the library
    And Alice has {C}{C}{C} floating
    Then Alice can cast Steel Golem
    When Alice casts Steel Golem paying with Ashnod's Altar
    Then Garruk's Horde is in Alice's graveyard
    When the stack resolves
    Then Steel Golem is on the battlefield
    And Alice can't cast Frogmite

  @id:forbidden-while-paying @CR-601.6
  Scenario: What comes to forbid a spell while it is being paid for comes too late
    Given it is Bob's precombat main phase
    And Alice controls Lavinia, Azorius Renegade
    And Bob controls Squandered Resources and Island
    And Bob has Ancestral Recall called First and Ancestral Recall called Second in hand
    And Bob has {U} floating
    Then Bob can cast First targeting Bob
    When Bob casts First targeting Bob paying with Squandered Resources
    Then the top of the stack is First
    And Island is in Bob's graveyard
    When the stack resolves
    Then Bob has 4 cards in hand
    And Bob can't cast Second targeting Bob
