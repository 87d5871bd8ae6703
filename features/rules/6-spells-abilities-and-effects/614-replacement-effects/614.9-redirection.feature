Feature: 614.9 Damage that is dealt to something else, or more of it

  The same damage, by the same source, is dealt to another recipient. Where several effects change damage, the player concerned
  chooses which is applied first.

  @id:redirect-to-creature @CR-614.9
  Scenario: Pariah has the damage that you would be dealt dealt to the enchanted creature
    Given Alice controls Pariah
    And Bob controls Hill Giant
    And Pariah is attached to Hill Giant
    And Alice has Flame Rift in hand
    And Alice has {C}{R} floating
    When Alice casts Flame Rift
    And the stack resolves
    Then Alice has 20 life
    And Bob has 16 life
    And Hill Giant is in Bob's graveyard

  @id:redirect-same-source @CR-614.9 @CR-702.2b
  Scenario: Redirected damage comes from the same source
    Given Bob controls Typhoid Rats and Grizzly Bears
    And Alice controls Empyrial Archangel
    And it is Bob's precombat main phase
    When Bob attacks with Typhoid Rats and Grizzly Bears
    And the game goes to Bob's end of combat
    Then Alice has 20 life
    And Empyrial Archangel is in Alice's graveyard

  @id:double-damage @CR-614.1a
  Scenario: Furnace of Rath doubles damage to players and permanents
    Given Alice controls Furnace of Rath
    And Bob controls Siege Wurm
    And Alice has Lightning Bolt and Gut Shot in hand
    And Alice has {R}{R} floating
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    And Alice casts Gut Shot targeting Siege Wurm
    And the stack resolves
    Then Bob has 14 life
    And Siege Wurm has 2 damage marked on it

  @id:double-then-prevent @CR-616.1 @CR-615.7
  Scenario: The player who would be dealt damage has it doubled first, then prevented
    Given Alice controls Furnace of Rath
    And Alice has Mending Hands and Lightning Bolt in hand
    And Alice has {W}{R} floating
    When Alice casts Mending Hands targeting Bob
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    And Bob applies the effect of Furnace of Rath first
    Then Bob has 18 life

  @id:prevent-then-double @CR-616.1 @CR-615.7
  Scenario: The player who would be dealt damage has it prevented before it is doubled
    Given Alice controls Furnace of Rath
    And Alice has Mending Hands, Lightning Bolt and Gut Shot in hand
    And Alice has {W}{R}{R} floating
    When Alice casts Mending Hands targeting Bob
    And the stack resolves
    And Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    And Bob applies the effect of Mending Hands first
    Then Bob has 20 life
    When Alice casts Gut Shot targeting Bob
    And the stack resolves
    And Bob applies the effect of Mending Hands first
    Then Bob has 20 life
