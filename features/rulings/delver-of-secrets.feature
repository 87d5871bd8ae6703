Feature: Rulings of Delver of Secrets

  @id:delver-instant @ruling:delver-of-secrets/1 @CR-701.20b
  Scenario: The Delver transforms for an instant that is revealed, which stays on top
    Given it is Bob's end step
    And Alice controls Delver of Secrets
    And Alice has Lightning Bolt and Grizzly Bears on top of the library
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses to
    Then Delver of Secrets is transformed
    And Delver of Secrets is 3/2
    And Lightning Bolt is in Alice's library
    When the game goes to Alice's draw step
    Then Lightning Bolt is in Alice's hand
    And Grizzly Bears is in Alice's library

  @id:delver-creature @ruling:delver-of-secrets/1
  Scenario: A creature card may be revealed, for which the Delver doesn't transform
    Given it is Bob's end step
    And Alice controls Delver of Secrets
    And Alice has Grizzly Bears and Lightning Bolt on top of the library
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses to
    Then Delver of Secrets is not transformed
    When the game goes to Bob's end step
    And the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses to
    Then Delver of Secrets is transformed

  @id:delver-kept-secret @ruling:delver-of-secrets/1
  Scenario: For an instant that isn't revealed the Delver doesn't transform
    Given it is Bob's end step
    And Alice controls Delver of Secrets
    And Alice has two Lightning Bolts on top of the library
    When the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses not to
    Then Delver of Secrets is not transformed
    When the game goes to Bob's end step
    And the game goes to Alice's upkeep
    And the stack resolves
    And Alice chooses to
    Then Delver of Secrets is transformed
