Feature: Rulings of Outwit

  @id:outwit-several-targets @ruling:outwit/1 @CR-115.9b
  Scenario: A spell that targets a player and something else can be countered
    Given Bob controls Bear Cub and Sol Ring
    And Alice has Kolaghan's Command called Both and Kolaghan's Command called Neither in hand
    And Alice has {C}{B}{R}{C}{B}{R} floating
    And Bob has Outwit in hand
    And Bob has {U} floating
    When Alice casts Both choosing mode 2 and 4 targeting Bob and Bear Cub
    And Alice casts Neither choosing mode 3 and 4 targeting Sol Ring and Bear Cub
    Then Neither is not a legal target for Outwit
    And Both is a legal target for Outwit
    When Alice passes priority
    And Bob casts Outwit targeting Both
    And the top of the stack resolves
    Then Both is in Alice's graveyard
