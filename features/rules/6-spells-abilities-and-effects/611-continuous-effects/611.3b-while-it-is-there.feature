Feature: 611.3b While it is there

  The effect of a static ability lasts as long as the permanent is on the battlefield.

  @id:static-effect-while-there @CR-611.3b
  Scenario: Glorious Anthem's bonus ends at once as the Anthem leaves, and one that stays goes on
    Given Alice controls Glorious Anthem called Gone, Glorious Anthem called Left and Grizzly Bears
    And Bob has Disenchant in hand
    And Bob has {W}{W} floating
    Then Grizzly Bears is 4/4
    When Alice passes priority
    And Bob casts Disenchant targeting Gone
    And the stack resolves
    Then Grizzly Bears is 3/3
