Feature: 510.1d Combat damage among several attackers

  A creature that blocks several attackers has its damage divided among them as its controller likes.

  @id:divide-among-attackers @CR-510.1d
  Scenario Outline: A creature that blocks two divides its damage as its controller likes: <division>
    Given Alice controls Hill Giant and Gray Ogre
    And Bob controls Two-Headed Giant of Foriys
    When Alice attacks with Hill Giant and Gray Ogre
    And Bob blocks Hill Giant and Gray Ogre with Two-Headed Giant of Foriys
    And the game goes to Alice's combat damage step
    And Bob assigns damage <division>
    Then Hill Giant is <hill>
    And Gray Ogre is <ogre>
    And Two-Headed Giant of Foriys is in Bob's graveyard

    Examples:
      | case        | division                          | hill                 | ogre                 |
      | all-to-one  | 4 to Hill Giant                   | in Alice's graveyard | on the battlefield   |
      | other-first | 2 to Hill Giant and 2 to Gray Ogre | on the battlefield  | in Alice's graveyard |

  @id:divide-among-attackers-exactly @CR-510.1d
  Scenario: No more damage can be divided than the blocker has power, and none to what it doesn't block
    Given Alice controls Hill Giant, Gray Ogre and Grizzly Bears
    And Bob controls Two-Headed Giant of Foriys
    When Alice attacks with Hill Giant, Gray Ogre and Grizzly Bears
    And Bob blocks Hill Giant and Gray Ogre with Two-Headed Giant of Foriys
    And the game goes to Alice's combat damage step
    And Bob tries to assign damage 3 to Hill Giant and 2 to Gray Ogre
    And Bob tries to assign damage 2 to Gray Ogre and 2 to Grizzly Bears
    And Bob assigns damage 3 to Hill Giant and 1 to Gray Ogre
    Then Hill Giant is in Alice's graveyard
    And Gray Ogre has 1 damage marked on it
    And Grizzly Bears has 0 damage marked on it
