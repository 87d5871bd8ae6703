Feature: 115.6 No target at all

  What may have no targets is targeted only if some are chosen. Without any it can't fail for its targets.

  @id:no-target-chosen @CR-115.6
  Scenario: Where there is no creature Ajani's ability is activated without a target, and does the rest of what it says
    Given Alice controls Ajani, Inspiring Leader
    And Ajani, Inspiring Leader has 5 loyalty counters on it
    When Alice activates the [+2] ability of Ajani, Inspiring Leader
    And the stack resolves
    Then Alice has 22 life
    And Ajani, Inspiring Leader has 7 loyalty counters on it

  @id:one-target-chosen-and-gone @CR-115.6 @CR-608.2b
  Scenario: Ajani's ability with a target that is gone does nothing at all
    Given Alice controls Ajani, Inspiring Leader and Grizzly Bears
    And Ajani, Inspiring Leader has 5 loyalty counters on it
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice activates the [+2] ability of Ajani, Inspiring Leader targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in Alice's hand
    And Alice has 20 life
    And Ajani, Inspiring Leader has 7 loyalty counters on it
