Feature: Rulings of Thing in the Ice

  @id:thing-before-the-spell @ruling:thing-in-the-ice/2 @CR-608.1
  Scenario: Creatures are returned before the spell for which the last counter was removed resolves
    Given Alice controls Thing in the Ice
    And Thing in the Ice has 1 ice counter on it
    And Bob controls Grizzly Bears
    And Alice has Lightning Bolt in hand
    And Alice has {R} floating
    When Alice casts Lightning Bolt targeting Grizzly Bears
    And the top of the stack resolves
    Then Thing in the Ice is transformed
    And the top of the stack is an ability of Thing in the Ice
    When the top of the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Lightning Bolt is on the stack
    And Thing in the Ice is 7/8
