Feature: Rulings on Knacksaw Clique

  Its ability has the untap symbol in its cost.

  @id:knacksaw-clique-new @CR-302.6 @ruling:knacksaw-clique/1
  Scenario: Knacksaw Clique that came this turn can't untap for its ability, one with haste and one that was there can
    Given Alice controls Knacksaw Clique called New, Knacksaw Clique called Hasty and Knacksaw Clique called Old
    And New, Hasty and Old are tapped
    And New and Hasty came under Alice's control this turn
    And Hasty has 1 haste counter on it
    And Alice has {C}{U} floating
    Then Alice can't activate the {1}{U}, {Q} ability of New targeting Bob
    And Alice can activate the {1}{U}, {Q} ability of Hasty targeting Bob
    And Alice can activate the {1}{U}, {Q} ability of Old targeting Bob
