Feature: 702.6 Equip

  Equip attaches an Equipment to a creature of its controller. It can be activated when a sorcery could be cast.

  @id:equip-moves @CR-702.6a
  Scenario: Equip moves the Equipment from one creature to another
    Given Alice controls Short Sword, Grizzly Bears and Hill Giant
    And Short Sword is attached to Hill Giant
    And Alice has {C} floating
    When Alice activates the {1} ability of Short Sword targeting Grizzly Bears
    And the stack resolves
    Then Short Sword is attached to Grizzly Bears
    And Grizzly Bears is 3/3
    And Hill Giant is 3/3

  @id:equip-own-creature @CR-702.6a
  Scenario: Only a creature of the Equipment's controller can be the target of equip
    Given Alice controls Short Sword and Grizzly Bears
    And Bob controls Hill Giant
    Then Grizzly Bears is a legal target for the {1} ability of Short Sword
    And Hill Giant is not a legal target for the {1} ability of Short Sword

  @id:equip-own-turn @CR-702.6a
  Scenario: Equip can't be activated on another player's turn
    Given Alice controls Short Sword and Grizzly Bears
    And Bob controls Short Sword called Other Sword and Hill Giant
    And Alice has {C} floating
    And Bob has {C} floating
    Then Alice can activate the {1} ability of Short Sword targeting Grizzly Bears
    When Alice passes priority
    Then Bob can't activate the {1} ability of Other Sword targeting Hill Giant

  @id:equip-empty-stack @CR-702.6a
  Scenario: Equip can't be activated while a spell is on the stack
    Given Alice controls Short Sword and Grizzly Bears
    And Alice has Giant Growth in hand
    And Alice has {G}{C} floating
    Then Alice can activate the {1} ability of Short Sword targeting Grizzly Bears
    When Alice casts Giant Growth targeting Grizzly Bears
    Then Alice can't activate the {1} ability of Short Sword targeting Grizzly Bears
