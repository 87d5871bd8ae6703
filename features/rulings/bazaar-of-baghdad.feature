Feature: Rulings on Bazaar of Baghdad

  It draws two cards and discards three.

  @id:bazaar-nothing-in-between @CR-117.2e @CR-608.2g @ruling:bazaar-of-baghdad/1
  Scenario: Nothing can be cast between the drawing and the discarding of Bazaar of Baghdad
    Given Alice controls Bazaar of Baghdad and Mountain
    And Alice has Lightning Bolt called Held and Forest in hand
    And Alice has Lightning Bolt called Drawn and Gray Ogre on top of the library
    Then Alice can cast Held targeting Bob
    When Alice activates the {T} ability of Bazaar of Baghdad
    And the stack resolves
    Then Alice can't cast Drawn targeting Bob
    When Alice chooses Held, Forest and Gray Ogre from the options
    Then Alice can cast Drawn targeting Bob
