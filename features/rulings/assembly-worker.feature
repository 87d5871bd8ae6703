Feature: Rulings on Assembly-Worker

  It strengthens an Assembly-Worker, whatever its name.

  @id:assembly-worker-by-type @CR-205.3m @ruling:assembly-worker/1
  Scenario: A land that is a creature of all types is an Assembly-Worker for Assembly-Worker
    Given Alice controls Assembly-Worker, Bear Cub, Mutavault and Wastes
    Then Mutavault is not a legal target for the {T} ability of Assembly-Worker
    When Alice activates the {1} ability of Mutavault paying with Wastes
    And the stack resolves
    Then Bear Cub is not a legal target for the {T} ability of Assembly-Worker
    And Mutavault is a legal target for the {T} ability of Assembly-Worker
    When Alice activates the {T} ability of Assembly-Worker targeting Mutavault
    And the stack resolves
    Then Mutavault is 3/3
