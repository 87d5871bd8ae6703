Feature: 115.9b Spells that target something

  "A spell that targets …" asks what the spell's targets are at that moment. Targets that are no longer where they were are
  left out.

  @id:targets-a-player @CR-115.9b
  Scenario: A spell that targets a player is told from one that targets a creature
    Given Bob controls Bear Cub
    And Alice has Lightning Bolt called Face and Lightning Bolt called Cub in hand
    And Alice has {R}{R} floating
    And Bob has Outwit in hand
    And Bob has {U} floating
    When Alice casts Face targeting Bob
    And Alice casts Cub targeting Bear Cub
    Then Cub is not a legal target for Outwit
    And Face is a legal target for Outwit
    When Alice passes priority
    And Bob casts Outwit targeting Face
    And the top of the stack resolves
    Then Face is in Alice's graveyard
    And Cub is on the stack
    And Bob has 20 life

  @id:targets-this @CR-115.9b
  Scenario: An ability counters only spells that target its own source
    Given Bob controls Mistfolk and Bear Cub
    And Alice has Lightning Bolt called Mist and Lightning Bolt called Cub in hand
    And Alice has {R}{R} floating
    And Bob has {U} floating
    When Alice casts Cub targeting Bear Cub
    And Alice casts Mist targeting Mistfolk
    Then Cub is not a legal target for the {U} ability of Mistfolk
    And Mist is a legal target for the {U} ability of Mistfolk
    When Alice passes priority
    And Bob activates the {U} ability of Mistfolk targeting Mist
    And the top of the stack resolves
    Then Mist is in Alice's graveyard
    And Mistfolk is on the battlefield

  @id:targets-this-trigger @CR-115.9b
  Scenario: An ability triggers on a spell that targets its source, not on others
    Given Alice controls Lagonna-Band Trailblazer and Bear Cub
    And Alice has Giant Growth called First and Giant Growth called Second in hand
    And Alice has {G}{G} floating
    When Alice casts First targeting Bear Cub
    And the stack resolves
    Then Lagonna-Band Trailblazer is 0/4
    When Alice casts Second targeting Lagonna-Band Trailblazer
    And the top of the stack resolves
    Then Lagonna-Band Trailblazer has 1 +1/+1 counter on it
    And Lagonna-Band Trailblazer is 1/5

  @id:targets-gone @CR-115.9b
  Scenario: A target that is gone no longer counts
    Given Bob controls Bear Cub
    And Alice has Lightning Bolt in hand
    And Bob has Altar's Reap in hand
    And Bob has Confound in hand
    And Alice has {R} floating
    And Bob has {C}{B} floating
    When Alice casts Lightning Bolt targeting Bear Cub
    And Alice passes priority
    Then Lightning Bolt is a legal target for Confound
    When Bob casts Altar's Reap using Bear Cub
    Then Lightning Bolt is not a legal target for Confound
