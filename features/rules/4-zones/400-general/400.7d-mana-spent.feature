Feature: 400.7d What mana was spent to cast it

  The abilities of a permanent know with which mana the spell was paid for that it was. A spell's own instructions know it, too.

  @id:mana-spent-haste @CR-400.7d @CR-603.4
  Scenario: Red mana spent on one of two creatures gives it haste
    Given Alice has Gruul Scrapper called Red and Gruul Scrapper called Green in hand
    And Alice controls Forest called F1, Forest called F2 and Forest called F3
    And Alice controls Mountain, Sol Ring called S1 and Sol Ring called S2
    When Alice casts Green paying with F1, F2 and S1
    And the stack resolves
    And Alice casts Red paying with F3, Mountain and S2
    And the stack resolves
    Then Red has haste
    And Green does not have haste

  @id:mana-spent-trigger @CR-400.7d @CR-603.4
  Scenario: Without the mana the ability doesn't trigger
    Given Alice has Steamcore Weird called Red and Steamcore Weird called Blue in hand
    And Alice controls Island called I1, Island called I2, Island called I3, Mountain, Sol Ring called S1 and Sol Ring called S2
    When Alice casts Blue paying with I1, I2 and S1
    And the stack resolves
    Then the stack is empty
    And Bob has 20 life
    When Alice casts Red paying with I3, Mountain and S2
    And the top of the stack resolves
    And Alice chooses the targets Bob
    And the stack resolves
    Then Bob has 18 life

  @id:mana-spent-sorcery @CR-608.2h
  Scenario: A spell's own instruction asks with which mana it was cast
    Given Alice has Ribbons of Night called First and Ribbons of Night called Second in hand
    And Alice controls Swamp called B1, Swamp called B2, Island and Sol Ring called S1
    And Alice controls Swamp called B3, Sol Ring called S2, Sol Ring called S3 and Sol Ring called S4
    And Bob controls Air Elemental and Hill Giant
    When Alice casts First targeting Air Elemental paying with B1, S1 and S3
    And the stack resolves
    Then Alice has 24 life
    And Air Elemental is in Bob's graveyard
    And Alice has 1 card in hand
    When Alice casts Second targeting Hill Giant paying with B2, Island, S2 and B3
    And the stack resolves
    Then Alice has 28 life
    And Alice has 1 card in hand
