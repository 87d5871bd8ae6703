Feature: 611.2c What an effect of a spell changes

  The creatures are those there as it resolves.

  @id:ultimatum-creatures @CR-611.2c
  Scenario: Titanic Ultimatum strengthens its player's creatures until end of turn
    Given Alice controls Grizzly Bears
    And Bob controls Hill Giant
    And Alice has Titanic Ultimatum in hand
    And Alice has {R}{R}{G}{G}{G}{W}{W} floating
    When Alice casts Titanic Ultimatum
    And the stack resolves
    Then Grizzly Bears is 7/7
    And Grizzly Bears has first strike
    And Grizzly Bears has trample
    And Grizzly Bears has lifelink
    And Hill Giant is 3/3
    When the game goes to Bob's upkeep
    Then Grizzly Bears is 2/2

  @id:spell-affects-those-attacking @CR-611.2c
  Scenario: Army of Allah strengthens the creatures that attack as it resolves, not others that fight
    Given Alice controls Gray Ogre, Bear Cub and three Plains
    And Bob controls Hill Giant
    And Alice has Army of Allah in hand
    When Alice attacks with Gray Ogre
    And Bob blocks Gray Ogre with Hill Giant
    And Alice casts Army of Allah
    And the stack resolves
    Then Gray Ogre is 4/2
    And Bear Cub is 2/2
    And Hill Giant is 3/3
    When the game goes to Alice's postcombat main phase
    Then Gray Ogre is in Alice's graveyard
    And Hill Giant is in Bob's graveyard

  @id:spell-affects-permanents-of-then @CR-611.2c
  Scenario: A land that comes after Boros Charm is not indestructible, one that was there is
    Given Alice controls Mountain
    And Alice has Boros Charm, Armageddon and Plains in hand
    And Alice has {R}{W}{W}{C}{C}{C} floating
    When Alice casts Boros Charm choosing mode 2
    And the stack resolves
    And Alice plays Plains
    And Alice casts Armageddon
    And the stack resolves
    Then Mountain is on the battlefield
    And Plains is in Alice's graveyard
