Feature: Rulings on Essence Scatter

  It counters creature spells.

  @id:essence-scatter-artifact-creature @CR-109.2b @ruling:essence-scatter/1
  Scenario: Essence Scatter counters a creature spell that is an artifact as well, and no instant
    Given Alice has Darksteel Myr and Lightning Bolt in hand
    And Alice has {C}{C}{C}{R} floating
    And Bob has Essence Scatter and Dispel in hand
    And Bob has {U}{U} floating
    When Alice casts Darksteel Myr
    And Alice casts Lightning Bolt targeting Bob
    And Alice passes priority
    Then Lightning Bolt is a legal target for Dispel
    And Darksteel Myr is not a legal target for Dispel
    And Lightning Bolt is not a legal target for Essence Scatter
    When Bob casts Essence Scatter targeting Darksteel Myr
    And the stack resolves
    Then Darksteel Myr is in Alice's graveyard
    And Bob has 17 life
