Feature: Rulings of Beatrix, Loyal General

  @id:beatrix-protected-creature @ruling:beatrix-loyal-general/1 @CR-701.3b
  Scenario: Equipment that can't be attached to the creature stays where it is
    Given Alice controls Beatrix, Loyal General, Bonesplitter, Accorder's Shield and Tel-Jilad Chosen
    And Bonesplitter is attached to Beatrix, Loyal General
    When the game goes to Alice's beginning of combat
    And Alice chooses the targets Tel-Jilad Chosen
    And the stack resolves
    And Alice chooses to
    And Alice chooses Bonesplitter and Accorder's Shield from the options if asked
    Then Bonesplitter is attached to Beatrix, Loyal General
    And Accorder's Shield is not attached
