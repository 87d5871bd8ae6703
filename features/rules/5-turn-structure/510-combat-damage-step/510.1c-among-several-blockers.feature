Feature: 510.1c Combat damage among several blockers

  A creature that several creatures block has its damage divided among them as its controller likes.

  @id:divide-among-blockers @CR-510.1c
  Scenario Outline: A creature blocked by two divides its damage as its controller likes: <division>
    Given Alice controls Hill Giant and Feast of the Unicorn
    And Feast of the Unicorn is attached to Hill Giant
    And Bob controls Grapeshot Catapult and Helpful Hunter
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Grapeshot Catapult and Helpful Hunter
    And the game goes to Alice's combat damage step
    And Alice assigns damage <division>
    Then Grapeshot Catapult is <catapult>
    And Helpful Hunter is <hunter>
    And Bob has 20 life

    Examples:
      | case        | division                                     | catapult           | hunter             |
      | all-to-one  | 7 to Helpful Hunter                          | on the battlefield | in Bob's graveyard |
      | most-to-one | 1 to Grapeshot Catapult and 6 to Helpful Hunter | on the battlefield | in Bob's graveyard |
      | enough-each | 3 to Grapeshot Catapult and 4 to Helpful Hunter | in Bob's graveyard | in Bob's graveyard |
      | the-other   | 7 to Grapeshot Catapult                      | in Bob's graveyard | on the battlefield |
