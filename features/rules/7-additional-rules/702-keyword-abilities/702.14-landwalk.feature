Feature: 702.14 Landwalk

  Nothing blocks a creature with landwalk while the defending player has a land of the kind that it names.

  @id:landwalk-type @CR-702.14c
  Scenario: A creature with islandwalk can't be blocked by a player who controls an Island
    Given Alice controls River Bear and Bog Wraith
    And Bob controls Island, Grizzly Bears and Hill Giant
    When Alice attacks with River Bear and Bog Wraith
    Then Bob can't block River Bear with Grizzly Bears
    And Bob can block Bog Wraith with Grizzly Bears

  @id:landwalk-defenders-land @CR-702.14c
  Scenario: The attacking player's own land does not help a creature with landwalk
    Given Alice controls River Bear, Bog Wraith and Island
    And Bob controls Swamp and Grizzly Bears
    When Alice attacks with River Bear and Bog Wraith
    Then Bob can block River Bear with Grizzly Bears
    And Bob can't block Bog Wraith with Grizzly Bears

  @id:landwalk-gained-type @CR-702.14c
  Scenario: A land that has become a Swamp counts for swampwalk
    Given Alice controls River Bear, Bog Wraith and Urborg, Tomb of Yawgmoth
    And Bob controls Forest and Grizzly Bears
    When Alice attacks with River Bear and Bog Wraith
    Then Bob can't block Bog Wraith with Grizzly Bears
    And Bob can block River Bear with Grizzly Bears

  @id:landwalk-nonbasic @CR-702.14c
  Scenario: Nonbasic landwalk asks for a land that is not basic
    Given Alice controls Dryad Sophisticate called One and River Bear
    And Bob controls Island and Grizzly Bears
    When Alice attacks with One and River Bear
    Then Bob can block One with Grizzly Bears
    And Bob can't block River Bear with Grizzly Bears

  @id:landwalk-nonbasic-land @CR-702.14c
  Scenario: A creature with nonbasic landwalk can't be blocked by a player who controls a nonbasic land
    Given Alice controls Dryad Sophisticate and River Bear
    And Bob controls Mutavault and Grizzly Bears
    When Alice attacks with Dryad Sophisticate and River Bear
    Then Bob can't block Dryad Sophisticate with Grizzly Bears
    And Bob can block River Bear with Grizzly Bears

  @id:landwalk-snow @CR-702.14c
  Scenario: Snow forestwalk asks for a Forest that is snow
    Given Alice controls Rime Dryad and River Bear
    And Bob controls Forest, Snow-Covered Island and Grizzly Bears
    When Alice attacks with Rime Dryad and River Bear
    Then Bob can block Rime Dryad with Grizzly Bears
    And Bob can't block River Bear with Grizzly Bears

  @id:landwalk-snow-land @CR-702.14c
  Scenario: A creature with snow forestwalk can't be blocked by a player who controls a snow Forest
    Given Alice controls Rime Dryad and River Bear
    And Bob controls Snow-Covered Forest and Grizzly Bears
    When Alice attacks with Rime Dryad and River Bear
    Then Bob can't block Rime Dryad with Grizzly Bears
    And Bob can block River Bear with Grizzly Bears

  @id:landwalk-no-cancelling @CR-702.14d
  Scenario: A blocker with the same landwalk does not cancel that of the attacker
    Given Alice controls River Bear called Hers and Hill Giant
    And Bob controls Island and River Bear called His
    When Alice attacks with Hers and Hill Giant
    Then Bob can't block Hers with His
    And Bob can block Hill Giant with His

  @id:landwalk-snow-swamp @CR-702.14c
  Scenario: Snow swampwalk asks for one land that is both snow and a Swamp
    Given Alice controls Legions of Lim-Dûl and Bog Wraith
    And Bob controls Swamp, Snow-Covered Island and Hill Giant
    When Alice attacks with Legions of Lim-Dûl and Bog Wraith
    Then Bob can block Legions of Lim-Dûl with Hill Giant
    And Bob can't block Bog Wraith with Hill Giant

  @id:landwalk-snow-swamp-there @CR-702.14c
  Scenario: Snow swampwalk finds a snow Swamp among other lands
    Given Alice controls Legions of Lim-Dûl and River Bear
    And Bob controls Forest, Snow-Covered Swamp and Hill Giant
    When Alice attacks with Legions of Lim-Dûl and River Bear
    Then Bob can't block Legions of Lim-Dûl with Hill Giant
    And Bob can block River Bear with Hill Giant

  @id:landwalk-by-equipment @CR-702.14c @CR-702.6a
  Scenario: Nonbasic landwalk that an Equipment gives is with the creature that wears it
    Given Alice controls Trailblazer's Boots, Grizzly Bears and Bear Cub
    And Trailblazer's Boots is attached to Grizzly Bears
    And Bob controls Mutavault and Hill Giant
    When Alice attacks with Grizzly Bears and Bear Cub
    Then Bob can't block Grizzly Bears with Hill Giant
    And Bob can block Bear Cub with Hill Giant

  @id:landwalk-twice @CR-702.14e
  Scenario: A creature with nonbasic landwalk twice can't be blocked by a player with one nonbasic land
    Given Alice controls Dryad Sophisticate, Trailblazer's Boots and Grizzly Bears
    And Trailblazer's Boots is attached to Dryad Sophisticate
    And Bob controls Mutavault and Hill Giant
    When Alice attacks with Dryad Sophisticate and Grizzly Bears
    Then Bob can't block Dryad Sophisticate with Hill Giant
    And Bob can block Grizzly Bears with Hill Giant
