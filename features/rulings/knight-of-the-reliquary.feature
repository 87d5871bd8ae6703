Feature: Rulings of Knight of the Reliquary

  @id:knight-only-on-battlefield @ruling:knight-of-the-reliquary/1 @CR-113.6
  Scenario: Land cards make the Knight bigger on the battlefield, not in a graveyard
    Given Alice has Plains and Knight of the Reliquary called Fallen in the graveyard
    And Alice controls Knight of the Reliquary called Standing
    Then Standing is 3/3
    And Fallen is 2/2
