Feature: Rulings on Mutavault

  A land that becomes a creature of all creature types.

  @id:mutavault-types-without-changeling @CR-205.1b @CR-702.73a @ruling:mutavault/1
  Scenario: Mutavault as a creature is of every creature type without having changeling
    Given Alice controls Mutavault and Elvish Archdruid
    And Alice has {C} floating
    When Alice activates the {1} ability of Mutavault
    And the stack resolves
    Then Mutavault is a Goblin
    And Mutavault is an Elf
    And Mutavault is a land
    And Mutavault is 3/3
    And Mutavault does not have changeling
