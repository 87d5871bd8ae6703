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
