Feature: 608.2b Illegal targets

  A spell all of whose targets have become illegal does nothing at all, nor what else it says.

  @id:no-card-without-target @CR-608.2b
  Scenario Outline: No card is drawn for <spell> once its target has gone
    Given Alice has <spell> called First and <spell> called Second in hand
    And Alice controls six <lands>
    And Bob controls Gray Ogre and Hill Giant
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice casts First targeting Gray Ogre
    And Alice passes priority
    And Bob casts Unsummon targeting Gray Ogre
    And the stack resolves
    Then First is in Alice's graveyard
    And Alice has 1 card in hand
    When Alice casts Second targeting Hill Giant
    And the stack resolves
    Then Alice has 1 card in hand
    And Hill Giant is <size>

    Examples:
      | case    | spell   | lands  | size |
      | afflict | Afflict | Swamps | 2/2  |
      | honor   | Honor   | Plains | 4/4  |

  @id:no-control-of-what-has-grown @CR-608.2b @CR-115.1c @ruling:legacys-allure/1
  Scenario: Legacy's Allure takes a creature whose power its counters allow, and not one that has grown in response
    Given Alice controls Legacy's Allure called First and Legacy's Allure called Second
    And First has 2 treasure counters on it
    And Second has 2 treasure counters on it
    And Bob controls Grizzly Bears, Gray Ogre and Hill Giant
    And Bob has Giant Growth in hand
    And Bob has {G} floating
    Then Hill Giant is not a legal target for the Sacrifice this enchantment ability of First
    And Grizzly Bears is a legal target for the Sacrifice this enchantment ability of First
    When Alice activates the Sacrifice this enchantment ability of First targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Giant Growth targeting Grizzly Bears
    And the stack resolves
    Then First is in Alice's graveyard
    And Bob controls Grizzly Bears
    When Alice activates the Sacrifice this enchantment ability of Second targeting Gray Ogre
    And the stack resolves
    Then Alice controls Gray Ogre
