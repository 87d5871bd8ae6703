Feature: 502.3 Untapping

  At the start of a turn the active player's permanents untap, and nobody else's.

  @id:untap-step-own-permanents @CR-502.3
  Scenario: Only the active player's permanents untap
    Given Alice controls Forest and Grizzly Bears
    And Bob controls Island and Hill Giant
    And Forest, Grizzly Bears, Island and Hill Giant are tapped
    When the game goes to Bob's upkeep
    Then Island and Hill Giant are untapped
    And Forest and Grizzly Bears are tapped

  @id:untap-step-monoliths @CR-502.3
  Scenario: Permanents that say they don't untap stay tapped through the untap step
    Given it is Bob's end step
    And Alice controls Basalt Monolith, Grim Monolith, Goblin Sharpshooter and Sol Ring
    And Basalt Monolith, Grim Monolith, Goblin Sharpshooter and Sol Ring are tapped
    When the game goes to Alice's upkeep
    Then Basalt Monolith, Grim Monolith and Goblin Sharpshooter are tapped
    And Sol Ring is untapped

  @id:untap-step-auras @CR-502.3
  Scenario Outline: A creature enchanted with <aura> doesn't untap in its controller's untap step
    Given it is Alice's end step
    And Bob controls Gray Ogre and Bear Cub
    And Alice controls <aura>
    And <aura> is attached to Gray Ogre
    And Gray Ogre and Bear Cub are tapped
    When the game goes to Bob's upkeep
    Then Gray Ogre is tapped
    And Bear Cub is untapped

    Examples:
      | case          | aura          |
      | claustrophobia | Claustrophobia |
      | dehydration   | Dehydration   |
