Feature: 610.3d Returning together

  Cards exiled until several permanents leave return together if those leave together.

  @id:priests-leave-together @CR-610.3d @CR-603.2
  Scenario: Creatures exiled by two Banisher Priests return at one time, and see each other enter
    Given Alice has Banisher Priest called First and Banisher Priest called Second in hand
    And Alice has {W}{W}{W}{W}{W}{W} floating
    And Alice controls four Plains
    And Alice has Day of Judgment in hand
    And Bob controls Llanowar Elves and Elvish Vanguard
    When Alice casts First
    And the top of the stack resolves
    And Alice chooses the targets Llanowar Elves
    And the stack resolves
    Then Llanowar Elves is in exile
    When Alice casts Second
    And the top of the stack resolves
    And Alice chooses the targets Elvish Vanguard if asked
    And the stack resolves
    Then Elvish Vanguard is in exile
    When Alice casts Day of Judgment
    And the stack resolves
    Then Bob controls Llanowar Elves
    And Bob controls Elvish Vanguard
    And Elvish Vanguard has 1 +1/+1 counter on it
