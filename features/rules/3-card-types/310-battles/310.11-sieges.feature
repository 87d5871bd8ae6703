Feature: 310.11 Sieges

  When its last defense counter is removed, a Siege is exiled, and its controller may cast its back face without paying for it.

  @id:siege-defeated @CR-310.11b @CR-712.11a @CR-712.13
  Scenario: A Siege that loses its last counter is cast transformed for nothing
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses to
    Then Invasion of Dominaria is on the stack
    And Invasion of Dominaria is named Serra Faithkeeper
    When the stack resolves
    Then Alice controls Invasion of Dominaria
    And Invasion of Dominaria is transformed
    And Invasion of Dominaria is 4/4
    And Invasion of Dominaria has vigilance
    And Invasion of Dominaria is not a battle

  @id:siege-destroyed-in-response @CR-310.11b @CR-400.7
  Scenario: A defeated Siege that is destroyed before its ability resolves stays in the graveyard
    Given Alice controls Invasion of Dominaria called Here and Invasion of Dominaria called There
    And Here has 3 defense counters on it
    And There has 3 defense counters on it
    And Bob protects Here
    And Bob protects There
    And Alice has Lightning Bolt called One and Lightning Bolt called Two in hand
    And Alice has {R}{R} floating
    And Bob has Beast Within in hand
    And Bob has {G}{G}{G} floating
    When Alice casts One targeting Here
    And the top of the stack resolves
    And Bob casts Beast Within targeting Here
    And the top of the stack resolves
    And the stack resolves
    Then Here is in Alice's graveyard
    When Alice casts Two targeting There
    And the stack resolves
    And Alice chooses not to
    Then There is in exile

  @id:siege-declined @CR-310.11b
  Scenario: Who doesn't cast a defeated Siege leaves it in exile, with its front face
    Given Alice controls Invasion of Dominaria and Invasion of Belenon
    And Invasion of Dominaria has 3 defense counters on it
    And Invasion of Belenon has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob protects Invasion of Belenon
    And Alice has Lightning Bolt called One and Lightning Bolt called Two in hand
    And Alice has {R}{R} floating
    When Alice casts One targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses not to
    Then Invasion of Dominaria is in exile
    And Invasion of Dominaria is named Invasion of Dominaria
    When Alice casts Two targeting Invasion of Belenon
    And the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Invasion of Belenon is on the battlefield
    And Invasion of Dominaria is in exile

  @id:siege-overkill @CR-310.11b @CR-310.6
  Scenario: More damage than a Siege has defense defeats it once
    Given Alice controls Hill Giant, Grizzly Bears and Invasion of Dominaria
    And Invasion of Dominaria has 4 defense counters on it
    And Bob protects Invasion of Dominaria
    When Alice attacks Invasion of Dominaria with Hill Giant and Grizzly Bears
    And the game goes to Alice's combat damage step
    Then the stack has 1 object
    When the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Invasion of Dominaria is transformed
    And the stack is empty

  @id:siege-defeated-by-opponent @CR-310.11b
  Scenario: A Siege's controller casts it, whoever defeated it
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Bob casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    Then Alice is asked to choose
    When Alice chooses to
    And the stack resolves
    Then Alice controls Invasion of Dominaria
    And Invasion of Dominaria is transformed

  @id:siege-in-combat @CR-310.11b @CR-608.2g
  Scenario: A Siege that is defeated in combat is cast at once
    Given Alice controls Hill Giant and Invasion of Belenon
    And Invasion of Belenon has 3 defense counters on it
    And Bob protects Invasion of Belenon
    When Alice attacks Invasion of Belenon with Hill Giant
    And the game goes to Alice's combat damage step
    And the stack resolves
    And Alice chooses to
    And the stack resolves
    Then it is Alice's combat damage step
    And Invasion of Belenon is transformed
    And Invasion of Belenon is an enchantment
    And Hill Giant is 4/4

  @id:siege-destroyed @CR-310.11b
  Scenario: A Siege that is destroyed goes to the graveyard and can't be cast
    Given Alice controls Invasion of Dominaria called Destroyed and Invasion of Dominaria called Defeated
    And Destroyed has 3 defense counters on it
    And Defeated has 3 defense counters on it
    And Bob protects Destroyed
    And Bob protects Defeated
    And Alice has Vindicate and Lightning Bolt in hand
    And Alice has {C}{W}{B}{R} floating
    When Alice casts Vindicate targeting Destroyed
    And the stack resolves
    Then Destroyed is in Alice's graveyard
    And nobody is asked to choose
    When Alice casts Lightning Bolt targeting Defeated
    And the stack resolves
    And Alice chooses not to
    Then Defeated is in exile

  @id:siege-damaged-not-defeated @CR-310.11b
  Scenario: A Siege with a counter left isn't defeated
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 4 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Lightning Bolt and Gut Shot in hand
    And Alice has {R}{R} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    Then Invasion of Dominaria has 1 defense counter on it
    And nobody is asked to choose
    When Alice casts Gut Shot targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses not to
    Then Invasion of Dominaria is in exile

  @id:siege-spell-countered @CR-310.11b @CR-712.8a
  Scenario: The back face is a spell that can be countered, and in the graveyard the card is a battle again
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    And Bob has Essence Scatter in hand
    And Bob has {C}{U} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses to
    Then Invasion of Dominaria is a creature
    When Bob casts Essence Scatter targeting Invasion of Dominaria
    And the stack resolves
    Then Invasion of Dominaria is in Alice's graveyard
    And Invasion of Dominaria is a battle
    And Invasion of Dominaria is named Invasion of Dominaria

  @id:siege-back-can-be-land @CR-310.11b @CR-712.11c
  Scenario: A creature that is a land on the battlefield alone can be cast
    Given Alice controls Invasion of Zendikar
    And Invasion of Zendikar has 3 defense counters on it
    And Bob protects Invasion of Zendikar
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Invasion of Zendikar
    And the stack resolves
    And Alice chooses to
    Then Invasion of Zendikar is on the stack
    When the stack resolves
    Then Invasion of Zendikar is a land
    And Invasion of Zendikar is 4/4
    When Alice taps Invasion of Zendikar for {G}
    Then Alice has {G} floating

  @id:siege-cast-elsewhere-forbidden @CR-310.11b @CR-101.2
  Scenario: Who can't cast spells from exile can't cast a defeated Siege
    Given Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 3 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob controls Drannith Magistrate
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Invasion of Dominaria
    And the stack resolves
    And Alice chooses to if asked
    And the stack resolves
    Then Invasion of Dominaria is in exile
    And Alice controls no Serra Faithkeeper
