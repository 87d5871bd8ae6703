Feature: Rulings on Divine Favor

  An Aura that gives 3 life as it enters.

  @id:divine-favor-target-gone @CR-608.3b @ruling:divine-favor/1
  Scenario: Divine Favor doesn't enter without its target, and gives no life
    Given Alice controls Bear Cub and Gray Ogre
    And Alice has Divine Favor called First and Divine Favor called Second in hand
    And Alice has {W}{W}{W}{W} floating
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice casts First targeting Bear Cub
    And Alice passes priority
    And Bob casts Unsummon targeting Bear Cub
    And the stack resolves
    Then First is in Alice's graveyard
    And Alice has 20 life
    When Alice casts Second targeting Gray Ogre
    And the stack resolves
    Then Second is attached to Gray Ogre
    And Alice has 23 life
    And Gray Ogre is 3/5
