Feature: 118.3a Paying mana

  Mana is paid out of the mana pool, where the rest stays. Zero mana can always be paid.

  @id:paying-leaves-the-rest @CR-118.3a
  Scenario: Mana beyond the cost stays in the pool
    Given Alice has Lightning Bolt in hand
    And Alice has {R}{R}{G} floating
    When Alice casts Lightning Bolt targeting Bob
    Then Alice has {R}{G} floating

  @id:paying-nothing @CR-118.3a
  Scenario: A cost of {0} can be paid without mana, a cost of {1} can't
    Given Alice has Black Lotus and Sol Ring in hand
    Then Alice can cast Black Lotus
    And Alice can't cast Sol Ring
