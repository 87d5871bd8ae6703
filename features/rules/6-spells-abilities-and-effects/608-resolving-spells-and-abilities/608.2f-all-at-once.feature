Feature: 608.2f All at once

  What is done to several objects is done to all of them at the same time.

  @id:destroyed-at-once @CR-608.2f
  Scenario: A creature that is destroyed with others sees them die, in whatever order they came
    Given Alice controls Blood Artist, Grizzly Bears and Hill Giant
    And Alice has Day of Judgment in hand
    And Alice has {W}{W}{C}{C} floating
    When Alice casts Day of Judgment
    And the top of the stack resolves
    And Alice orders the triggers Blood Artist, Blood Artist and Blood Artist if asked
    And Alice chooses the targets Bob
    And Alice chooses the targets Bob
    And Alice chooses the targets Bob
    Then the stack has 3 objects
    When the stack resolves
    Then Bob has 17 life
    And Alice has 23 life
