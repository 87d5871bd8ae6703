Feature: 702.33 Multikicker

  A multikicker cost may be paid any number of times as the spell is cast, and each time counts.

  Background:
    Given Alice has Apex Hawks in hand
    And Alice has {W}{W}{W}{W}{W}{W}{W} floating

  @id:multikicker-twice @CR-702.33c @CR-702.33d
  Scenario: A spell can be kicked twice
    When Alice casts Apex Hawks kicked 2 times
    Then Alice has no mana floating
    When the stack resolves
    Then Apex Hawks is 4/4

  @id:multikicker-never @CR-702.33c
  Scenario: A spell with multikicker need not be kicked
    When Alice casts Apex Hawks unkicked
    Then Alice has {W}{W}{W}{W} floating
    When the stack resolves
    Then Apex Hawks is 2/2

  @id:multikicker-as-often-as-paid @CR-702.33c @CR-601.2h
  Scenario: A spell can be kicked as often as its controller can pay
    Then Alice can cast Apex Hawks kicked 2 times
    And Alice can't cast Apex Hawks kicked 3 times
