Feature: 702.9 Flying

  A creature with flying is blocked by creatures with flying or reach only; it may itself block any creature.

  @id:flying-evasion @CR-702.9b
  Scenario: Only a creature with flying or reach can block a creature with flying
    Given Alice controls Serra Angel
    And Bob controls Birds of Paradise, Giant Spider and Grizzly Bears
    When Alice attacks with Serra Angel
    Then Bob can block Serra Angel with Birds of Paradise
    And Bob can block Serra Angel with Giant Spider
    And Bob can't block Serra Angel with Grizzly Bears

  @id:flying-blocks-ground @CR-702.9b
  Scenario: A creature with flying can block a creature without flying
    Given Alice controls Hill Giant
    And Bob controls Serra Angel
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Serra Angel
    And the game goes to Alice's combat damage step
    Then Hill Giant is in Alice's graveyard
    And Bob has 20 life

  @id:flying-evasion-of @CR-702.9b
  Scenario Outline: A creature on the ground can't block <flier>
    Given Alice controls <flier>
    And Bob controls Giant Spider and Gray Ogre
    When Alice attacks with <flier>
    Then Bob can block <flier> with Giant Spider
    And Bob can't block <flier> with Gray Ogre

    Examples:
      | case             | flier            |
      | flying-men       | Flying Men       |
      | bird-maiden      | Bird Maiden      |
      | assault-griffin  | Assault Griffin  |
      | air-elemental    | Air Elemental    |
      | dancing-scimitar | Dancing Scimitar |
