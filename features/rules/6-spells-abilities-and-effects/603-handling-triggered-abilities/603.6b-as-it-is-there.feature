Feature: 603.6b What a permanent is as it enters

  Continuous effects change a permanent from the moment it is on the battlefield; it is never there without them.

  @id:enters-without-abilities @CR-603.6b
  Scenario: A creature that enters while creatures lose all abilities has no ability that could trigger
    Given Alice controls Humility and Forest
    And Alice has Elvish Visionary and Abundant Growth in hand
    And Alice has {G}{G}{G} floating
    When Alice casts Elvish Visionary
    And the top of the stack resolves
    Then Elvish Visionary is on the battlefield
    And the stack is empty
    When Alice casts Abundant Growth targeting Forest
    And the top of the stack resolves
    Then the top of the stack is an ability of Abundant Growth
