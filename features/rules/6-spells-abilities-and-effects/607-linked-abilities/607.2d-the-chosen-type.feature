Feature: 607.2d The chosen type

  Where an ability says "the chosen …", it means what a linked ability had its player choose for that object.

  @id:chosen-type-as-it-entered @CR-607.2d
  Scenario: The type chosen for an enchantment is the one whose creatures it helps
    Given Alice controls Shared Triumph
    And Bear is the chosen creature type for Shared Triumph
    And Alice controls Bear Cub and Llanowar Elves
    And Bob controls Grizzly Bears
    Then Bear Cub is 3/3
    And Grizzly Bears is 3/3
    And Llanowar Elves is 1/1

  @id:chosen-type-each-its-own @CR-607.2d
  Scenario: Two of a name have a choice each
    Given Alice controls two Shared Triumphs called First and Second
    And Bear is the chosen creature type for First
    And Elf is the chosen creature type for Second
    And Alice controls Bear Cub and Llanowar Elves
    Then Bear Cub is 3/3
    And Llanowar Elves is 2/2

  @id:chosen-type-played @CR-607.2d @CR-614.12a
  Scenario: The type is chosen as the enchantment enters
    Given Alice controls Bear Cub and Llanowar Elves
    And Alice has Shared Triumph in hand
    And Alice has {C}{W} floating
    When Alice casts Shared Triumph
    And the stack resolves
    And Alice chooses the creature type Elf
    Then Llanowar Elves is 2/2
    And Bear Cub is 2/2

  @id:chosen-type-dies @CR-607.2d
  Scenario: A trigger on creatures of the chosen type
    Given Alice controls Species Specialist
    And Bear is the chosen creature type for Species Specialist
    And Bob controls Bear Cub and Gray Ogre
    And Alice has Lightning Bolt called First and Lightning Bolt called Second in hand
    And Alice has {R}{R} floating
    When Alice casts First targeting Gray Ogre
    And the stack resolves
    Then Alice has 1 card in hand
    When Alice casts Second targeting Bear Cub
    And the stack resolves
    And Alice chooses to
    Then Alice has 1 card in hand
