Feature: Rulings of Kindred Dominance

  @id:kindred-dominance-no-answer @ruling:kindred-dominance/1 @CR-608.2d
  Scenario: Nobody can do anything between the choice of the type and the destruction
    Given Alice has Kindred Dominance in hand
    And Bob controls Bear Cub
    And Bob has Cloudshift in hand
    And Alice has {C}{C}{C}{C}{C}{B}{B} floating
    And Bob has {W} floating
    When Alice casts Kindred Dominance
    And Alice passes priority
    Then Bob can cast Cloudshift targeting Bear Cub
    When the stack resolves
    Then Alice is asked to choose
    When Alice chooses the creature type Elf
    Then Bear Cub is in Bob's graveyard
    And Cloudshift is in Bob's hand
