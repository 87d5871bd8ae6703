Feature: Rulings on Contamination

  It stays while its controller sacrifices a creature each upkeep.

  @id:contamination-gone-in-response @CR-608.2d @CR-118.12 @ruling:contamination/3
  Scenario: A creature may be sacrificed for Contamination though it has left in response
    Given it is Bob's end step
    And Alice controls Contamination and Grizzly Bears
    And Bob has Demystify in hand
    And Bob controls Birds of Paradise
    When the game goes to Alice's upkeep
    Then the top of the stack is an ability of Contamination
    When Alice passes priority
    And Bob casts Demystify targeting Contamination
    And the top of the stack resolves
    Then Contamination is in Alice's graveyard
    When the stack resolves
    Then Alice is asked to choose
    When Alice chooses to
    Then Grizzly Bears is in Alice's graveyard
