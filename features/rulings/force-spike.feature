Feature: Rulings on Force Spike

  It counters a spell whose controller doesn't pay {1}.

  @id:force-spike-paid @CR-118.12a @ruling:force-spike/1
  Scenario: A spell whose controller pays for Force Spike resolves
    Given Alice controls Forest
    And Alice has Bear Cub in hand
    And Alice has {G}{G} floating
    And Bob has Force Spike in hand
    And Bob has {U} floating
    When Alice casts Bear Cub
    And Alice passes priority
    And Bob casts Force Spike targeting Bear Cub
    And the top of the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Bear Cub is on the battlefield
    And Forest is tapped

  @id:force-spike-declined @CR-118.12a @ruling:force-spike/1
  Scenario: A spell is countered if its controller doesn't want to pay for Force Spike
    Given Alice controls Forest
    And Alice has Bear Cub in hand
    And Alice has {G}{G} floating
    And Bob has Force Spike in hand
    And Bob has {U} floating
    When Alice casts Bear Cub
    And Alice passes priority
    And Bob casts Force Spike targeting Bear Cub
    And the top of the stack resolves
    And Alice chooses not to
    Then Bear Cub is in Alice's graveyard
    And Forest is untapped
