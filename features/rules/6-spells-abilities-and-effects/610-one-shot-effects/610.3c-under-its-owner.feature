Feature: 610.3c Under its owner

  What was exiled until something happens returns under the control of its owner.

  @id:returns-under-its-owner @CR-610.3c
  Scenario: A creature that Banisher Priest had exiled returns to its owner, not to the player who controlled it
    Given Alice has Banisher Priest in hand
    And Alice has {W}{W}{C} floating
    And Bob controls Hill Giant, owned by Alice
    And Bob has Lightning Bolt in hand
    And Bob has {R} floating
    When Alice casts Banisher Priest
    And the stack resolves
    And Alice chooses the targets Hill Giant if asked
    And the stack resolves
    Then Hill Giant is in exile
    When Alice passes priority
    And Bob casts Lightning Bolt targeting Banisher Priest
    And the stack resolves
    Then Alice controls Hill Giant
