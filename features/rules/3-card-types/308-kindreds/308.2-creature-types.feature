Feature: 308.2 Creature types of kindreds

  A kindred card has creature types though it is no creature.

  @id:kindred-goblin-card @CR-308.2
  Scenario: A kindred sorcery is a Goblin card for what asks for one
    Given Alice has Boggart Birth Rite called Spell in hand
    And Alice has Boggart Birth Rite called Rite, Goblin Piker and Bear Cub in the graveyard
    And Alice has {B} floating
    Then Goblin Piker is a legal target for Spell
    And Bear Cub is not a legal target for Spell
    When Alice casts Spell targeting Rite
    And the stack resolves
    Then Rite is in Alice's hand

  @id:kindred-enchantment-subtype @CR-308.2 @ruling:bound-in-silence/3
  Scenario: A kindred Aura is a Rebel and no creature, and counts for creature types only
    Given Alice controls Bound in Silence and Hill Giant
    And Bob controls Gray Ogre and Bear Cub
    And Bound in Silence is attached to Gray Ogre
    Then Bound in Silence is a Rebel
    And Bound in Silence is not a creature
    When Alice attacks with Hill Giant
    Then Bob can't block Hill Giant with Gray Ogre
    And Bob can block Hill Giant with Bear Cub

  @id:kindred-promenade @CR-308.2 @CR-109.2
  Scenario: An Elf spell on the stack is no Elf that a player controls
    Given Alice controls Llanowar Elves, Elvish Visionary, Bear Cub and four Forests
    And Bob controls Elvish Mystic
    And Alice has Elvish Promenade in hand
    When Alice casts Elvish Promenade
    And the stack resolves
    Then Alice controls 2 Elf Warrior Token
