Feature: 702.61 Split second

  While a spell with split second is on the stack, nobody casts other spells or activates abilities other than mana
  abilities.

  @id:split-second-spells @CR-702.61a
  Scenario: No spell can be cast while a spell with split second is on the stack
    Given Alice has Sudden Shock in hand
    And Alice has {C}{R} floating
    And Bob controls Mountain
    And Bob has Lightning Bolt in hand
    When Alice casts Sudden Shock targeting Bob
    Then Bob can't cast Lightning Bolt targeting Alice
    When the stack resolves
    Then Bob has 18 life
    And Bob can cast Lightning Bolt targeting Alice

  @id:split-second-own-spells @CR-702.61a
  Scenario: The player who cast the spell with split second can't cast another one either
    Given Alice has Sudden Shock and Lightning Bolt in hand
    And Alice controls Mountain
    And Alice has {C}{R} floating
    When Alice casts Sudden Shock targeting Bob
    Then Alice can't cast Lightning Bolt targeting Bob
    When the stack resolves
    Then Alice can cast Lightning Bolt targeting Bob
    And Bob has 18 life

  @id:split-second-abilities @CR-702.61a
  Scenario: An ability that is no mana ability can't be activated while a spell with split second is on the stack
    Given Alice has Sudden Shock in hand
    And Alice has {C}{R} floating
    And Bob controls Prodigal Pyromancer and Llanowar Elves
    When Alice casts Sudden Shock targeting Bob
    Then Bob can't activate the {T} ability of Prodigal Pyromancer targeting Alice
    And Bob can tap Llanowar Elves for mana
    When the stack resolves
    Then Bob can activate the {T} ability of Prodigal Pyromancer targeting Alice

  @id:split-second-cycling @CR-702.61a @CR-702.29a
  Scenario: A card can't be cycled while a spell with split second is on the stack
    Given Alice has Sudden Shock in hand
    And Alice has {C}{R} floating
    And Bob controls Mountain
    And Bob has Desert Cerodon in hand
    When Alice casts Sudden Shock targeting Bob
    Then Bob can't activate the {R} ability of Desert Cerodon
    When the stack resolves
    Then Bob can activate the {R} ability of Desert Cerodon

  @id:split-second-triggers @CR-702.61b @CR-603.2a
  Scenario: Abilities still trigger while a spell with split second is on the stack
    Given Alice controls Monastery Swiftspear
    And Alice has Sudden Shock in hand
    And Alice has {C}{R} floating
    And Bob controls Mountain
    And Bob has Lightning Bolt in hand
    When Alice casts Sudden Shock targeting Bob
    Then the stack has 2 objects
    And the top of the stack is an ability of Monastery Swiftspear
    And Bob can't cast Lightning Bolt targeting Alice
    When the top of the stack resolves
    Then Monastery Swiftspear is 2/3
    And Sudden Shock is on the stack
    When the stack resolves
    Then Bob can cast Lightning Bolt targeting Alice

  @id:split-second-mana @CR-702.61b
  Scenario: Mana abilities can be activated while a spell with split second is on the stack
    Given Alice has Wipe Away in hand
    And Alice controls Llanowar Elves
    And Alice has {C}{U}{U} floating
    And Bob controls Grizzly Bears and Prodigal Pyromancer
    When Alice casts Wipe Away targeting Grizzly Bears
    And Alice taps Llanowar Elves for mana
    Then Alice has {G} floating
    And Bob can't activate the {T} ability of Prodigal Pyromancer targeting Alice
    When the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Bob can activate the {T} ability of Prodigal Pyromancer targeting Alice
