Feature: 506.5 Attacking and blocking alone

  A creature attacks or blocks alone if it is the only one declared so. Some creatures can't do that.

  @id:cant-attack-alone @CR-506.5 @CR-508.1c @ruling:sightless-brawler/7
  Scenario: What can't attack alone attacks with another, even with one that can't either
    Given Alice controls Mogg Flunkies, Sightless Brawler and Bear Cub
    Then Alice can't attack with Mogg Flunkies
    And Alice can't attack with Sightless Brawler
    And Alice can attack with Bear Cub
    And Alice can attack with Mogg Flunkies and Bear Cub
    And Alice can attack with Mogg Flunkies and Sightless Brawler

  @id:cant-attack-alone-enchanted @CR-506.5 @CR-508.1c
  Scenario: An Aura can keep a creature from attacking alone
    Given Alice controls Bear Cub and Grizzly Bears
    And Alice has Sightless Brawler in hand
    And Alice has {C}{C}{C}{C}{W} floating
    When Alice casts Sightless Brawler for its bestow cost targeting Bear Cub
    And the stack resolves
    Then Bear Cub is 5/4
    And Alice can't attack with Bear Cub
    And Alice can attack with Grizzly Bears
    And Alice can attack with Bear Cub and Grizzly Bears

  @id:cant-block-alone @CR-506.5 @CR-509.1b
  Scenario: What can't block alone blocks beside another, whatever that one blocks
    Given Bob controls Craven Hulk, Mogg Flunkies and Gray Ogre
    And Alice controls Bear Cub and Grizzly Bears
    When Alice attacks with Bear Cub and Grizzly Bears
    Then Bob can't block Bear Cub with Craven Hulk
    And Bob can't block Bear Cub with Mogg Flunkies
    And Bob can block Bear Cub with Gray Ogre
    And Bob can block Bear Cub with Craven Hulk and Gray Ogre
    And Bob can block Bear Cub with Craven Hulk and Mogg Flunkies

  @id:cant-block-alone-attacks @CR-506.5 @CR-508.1c
  Scenario: What can't block alone may attack alone
    Given Alice controls Craven Hulk and Mogg Flunkies
    Then Alice can attack with Craven Hulk
    And Alice can't attack with Mogg Flunkies
