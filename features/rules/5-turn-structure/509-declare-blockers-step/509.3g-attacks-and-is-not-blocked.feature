Feature: 509.3g Attacking and not being blocked

  Such an ability triggers as blockers are declared, if none is declared for that attacker.

  @id:unblocked-triggers @CR-509.3g @ruling:goblin-vandal/1
  Scenario: Goblin Vandal triggers in the declare blockers step if nothing blocks it
    Given Alice controls Goblin Vandal
    And Bob controls Sol Ring
    When Alice attacks with Goblin Vandal
    And the game goes to Alice's declare blockers step
    And Alice chooses the targets Sol Ring if asked
    Then the top of the stack is an ability of Goblin Vandal

  @id:blocked-does-not-trigger @CR-509.3g
  Scenario: A blocked Goblin Vandal doesn't trigger
    Given Alice controls Goblin Vandal
    And Bob controls Sol Ring and Hill Giant
    When Alice attacks with Goblin Vandal
    And Bob blocks Goblin Vandal with Hill Giant
    Then the stack is empty
    When the game goes to Alice's combat damage step
    Then Goblin Vandal is in Alice's graveyard
    And Sol Ring is on the battlefield

  @id:blocked-once-stays-blocked @CR-509.3g @CR-509.1h
  Scenario: Goblin Vandal doesn't trigger after its blocker has gone
    Given Alice controls Goblin Vandal and Mountain
    And Alice has Lightning Bolt in hand
    And Bob controls Sol Ring and Grizzly Bears
    When Alice attacks with Goblin Vandal
    And Bob blocks Goblin Vandal with Grizzly Bears
    And Alice casts Lightning Bolt targeting Grizzly Bears
    And the stack resolves
    Then the stack is empty
    And Grizzly Bears is in Bob's graveyard
    And Sol Ring is on the battlefield
