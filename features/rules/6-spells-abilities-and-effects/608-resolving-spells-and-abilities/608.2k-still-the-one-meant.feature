Feature: 608.2k Still the one that is meant

  What the event of an ability spoke of is meant by its effect, whatever it has become since.

  @id:no-longer-a-creature @CR-608.2k
  Scenario: The creature that Wall of Tears blocked returns to its owner's hand though it is no creature any more
    Given Alice controls Heliod, Sun-Crowned, White Knight called First and White Knight called Second
    And Bob controls Wall of Tears and Mountain
    And Bob has Lightning Bolt in hand
    When Alice attacks with Heliod, Sun-Crowned
    And Bob blocks Heliod, Sun-Crowned with Wall of Tears
    And the stack resolves
    And Alice passes priority
    And Bob casts Lightning Bolt targeting First
    And the stack resolves
    Then Heliod, Sun-Crowned is not a creature
    When the game goes to Alice's end of combat
    Then the top of the stack is an ability of Wall of Tears
    When the stack resolves
    Then Heliod, Sun-Crowned is in Alice's hand
    And Second is on the battlefield
