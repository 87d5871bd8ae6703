Feature: 611.3c As it enters

  A permanent has what continuous effects make of it at once as it enters, and that is how abilities see it enter.

  @id:effect-applies-as-it-enters @CR-611.3c @CR-603.6a
  Scenario: Kiora sees a white creature enter with the power that Honor of the Pure gives it
    Given Alice controls Kiora, Behemoth Beckoner and Honor of the Pure
    And Kiora, Behemoth Beckoner has 7 loyalty counters on it
    And Alice has Hill Giant and Assault Griffin in hand
    And Alice has {R}{C}{C}{C}{W}{C}{C}{C} floating
    When Alice casts Hill Giant
    And the top of the stack resolves
    Then the stack is empty
    When Alice casts Assault Griffin
    And the top of the stack resolves
    Then the top of the stack is an ability of Kiora, Behemoth Beckoner
    And Assault Griffin is 4/3
