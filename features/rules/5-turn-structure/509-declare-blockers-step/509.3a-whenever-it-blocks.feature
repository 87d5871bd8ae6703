Feature: 509.3a Whenever a creature blocks

  An ability of a creature that blocks triggers once, as it is declared as a blocker.

  @id:blocks-and-grows @CR-509.3a
  Scenario: Folk of An-Havva grows as it blocks, and not as it attacks
    Given Alice controls Gray Ogre and Folk of An-Havva called Ours
    And Bob controls Folk of An-Havva called Theirs and two Mountains
    And Bob has Aliban's Tower in hand
    When Alice attacks with Gray Ogre and Ours
    And Bob blocks Gray Ogre with Theirs
    And the stack resolves
    Then Theirs is 3/1
    And Ours is 1/1
    When Alice passes priority
    Then Gray Ogre is not a legal target for Aliban's Tower
    And Theirs is a legal target for Aliban's Tower
    When Bob casts Aliban's Tower targeting Theirs
    And the stack resolves
    Then Theirs is 6/2
