Feature: 608.2d A type chosen as a spell resolves

  What a spell tells its controller to choose is chosen as it resolves, and its later instructions go by it.

  @id:kindred-dominance-others-die @CR-608.2d
  Scenario: Creatures that aren't of the chosen type are destroyed
    Given Alice has Kindred Dominance in hand
    And Alice controls Bear Cub and Llanowar Elves
    And Bob controls Elvish Visionary and Gray Ogre
    And Alice has {C}{C}{C}{C}{C}{B}{B} floating
    When Alice casts Kindred Dominance
    And the stack resolves
    And Alice chooses the creature type Elf
    Then Llanowar Elves is on the battlefield
    And Elvish Visionary is on the battlefield
    And Bear Cub is in Alice's graveyard
    And Gray Ogre is in Bob's graveyard

  @id:chosen-type-settled @CR-608.2d @CR-611.2c
  Scenario: Only creatures of the chosen type that are there then and that you control are helped
    Given Alice has And They Shall Know No Fear in hand
    And Alice controls Bear Cub and Llanowar Elves
    And Bob controls Elvish Visionary
    And Alice has {C}{W} floating
    When Alice casts And They Shall Know No Fear
    And the stack resolves
    And Alice chooses the creature type Elf
    Then Llanowar Elves is 2/1
    And Llanowar Elves has indestructible
    And Bear Cub is 2/2
    And Elvish Visionary is 1/1

  @id:chosen-type-others-shrink @CR-608.2d
  Scenario: Creatures that aren't of the chosen type shrink
    Given Alice has Crippling Fear in hand
    And Alice controls Bear Cub
    And Bob controls Llanowar Elves and Air Elemental
    And Alice has {C}{C}{B}{B} floating
    When Alice casts Crippling Fear
    And the stack resolves
    And Alice chooses the creature type Bear
    Then Bear Cub is 2/2
    And Air Elemental is 1/1
    And Llanowar Elves is in Bob's graveyard
