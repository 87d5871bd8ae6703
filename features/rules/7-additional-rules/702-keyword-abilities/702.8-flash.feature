Feature: 702.8 Flash

  A card with flash can be cast whenever an instant could be.

  @id:flash-opponents-turn @CR-702.8a
  Scenario: A creature spell with flash can be cast in the opponent's turn
    Given it is Bob's upkeep
    And Alice has Ambush Viper and Grizzly Bears in hand
    And Alice has {G}{G} floating
    When Bob passes priority
    Then Alice can cast Ambush Viper
    And Alice can't cast Grizzly Bears

  @id:flash-bears-and-knights @CR-702.8a
  Scenario Outline: <card> can be cast while the opponent's spell waits, a card without flash can't
    Given it is Bob's precombat main phase
    And Alice has <card> and <other> in hand
    And Alice controls <mana>
    And Bob has Divination in hand
    And Bob has {U}{U}{U} floating
    When Bob casts Divination
    And Bob passes priority
    Then Alice can cast <card>
    And Alice can't cast <other>

    Examples:
      | case            | card            | other          | mana         |
      | ashcoat-bear    | Ashcoat Bear    | Grizzly Bears  | two Forests  |
      | benalish-knight | Benalish Knight | Elite Vanguard | three Plains |
      | enchantment     | Dictate of Heliod | Glorious Anthem | five Plains |

  @id:flash-aura-in-combat @CR-702.8a @CR-303.4a
  Scenario: An Aura with flash saves a blocker and kills the attacker
    Given Alice controls Hill Giant
    And Bob controls Gray Ogre and six Forests
    And Bob has Epic Proportions and Rancor in hand
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Gray Ogre
    And Alice passes priority
    Then Bob can't cast Rancor targeting Gray Ogre
    And Bob can cast Epic Proportions targeting Gray Ogre
    When Bob casts Epic Proportions targeting Gray Ogre
    And the stack resolves
    And the game goes to Alice's postcombat main phase
    Then Hill Giant is in Alice's graveyard
    And Epic Proportions is attached to Gray Ogre

  @id:flash-before-own-turn @CR-702.8a @CR-302.6
  Scenario: A creature with flash attacks at once if it was cast before the turn began
    Given it is Bob's end step
    And Alice controls six Forests
    And Alice has Pouncing Cheetah called Early, Pouncing Cheetah called Late and Grizzly Bears in hand
    When Bob passes priority
    Then Alice can't cast Grizzly Bears
    When Alice casts Early
    And the stack resolves
    And the game goes to Alice's upkeep
    And Alice casts Late
    And the stack resolves
    And the game goes to Alice's precombat main phase
    Then Alice can attack with Early
    And Alice can't attack with Late
