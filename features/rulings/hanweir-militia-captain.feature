Feature: Rulings of Hanweir Militia Captain

  @id:hanweir-too-late @ruling:hanweir-militia-captain/1 @CR-603.4
  Scenario: A fourth creature that comes during the upkeep is too late for the Captain
    Given it is Bob's end step
    And Alice controls Hanweir Militia Captain, Grizzly Bears, Hill Giant and two Plains
    And Alice has Raise the Alarm in hand
    When the game goes to Alice's upkeep
    Then the stack is empty
    When Alice casts Raise the Alarm
    And the stack resolves
    And the game goes to Alice's draw step
    Then Hanweir Militia Captain is not transformed
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Hanweir Militia Captain is transformed
    And Hanweir Militia Captain is 5/5

  @id:hanweir-too-few @ruling:hanweir-militia-captain/2 @CR-603.4
  Scenario: The Captain stays as it is where a creature is lost before its ability resolves
    Given it is Bob's end step
    And Alice controls Hanweir Militia Captain, Grizzly Bears, Hill Giant and Carrion Feeder
    When the game goes to Alice's upkeep
    Then the top of the stack is an ability of Hanweir Militia Captain
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And the stack resolves
    Then Hanweir Militia Captain is not transformed

  @id:hanweir-stays @ruling:hanweir-militia-captain/3 @CR-701.27a
  Scenario: The Captain doesn't transform back for want of creatures
    Given it is Bob's end step
    And Alice controls Hanweir Militia Captain, Grizzly Bears, Hill Giant and Carrion Feeder
    When the game goes to Alice's upkeep
    And the stack resolves
    Then Hanweir Militia Captain is 4/4
    When Alice activates the Sacrifice a creature ability of Carrion Feeder using Grizzly Bears
    And the stack resolves
    Then Hanweir Militia Captain is transformed
    And Hanweir Militia Captain is 3/3
