Feature: 702.19 Trample

  An attacker with trample that is blocked has to assign lethal damage to all its blockers; what is left may go to the
  player it attacks.

  @id:trample-excess @CR-702.19b
  Scenario: Damage beyond what kills the blocker can go to the player
    Given Alice controls Stampeding Rhino
    And Bob controls Grizzly Bears
    When Alice attacks with Stampeding Rhino
    And Bob blocks Stampeding Rhino with Grizzly Bears
    And the game goes to Alice's combat damage step
    And Alice assigns damage 2 to Grizzly Bears and 2 to Bob
    Then Grizzly Bears is in Bob's graveyard
    And Bob has 18 life

  @id:trample-not-required @CR-702.19b
  Scenario: A creature with trample may assign all its damage to the blocker
    Given Alice controls Stampeding Rhino
    And Bob controls Grizzly Bears
    When Alice attacks with Stampeding Rhino
    And Bob blocks Stampeding Rhino with Grizzly Bears
    And the game goes to Alice's combat damage step
    And Alice assigns damage 4 to Grizzly Bears
    Then Grizzly Bears is in Bob's graveyard
    And Bob has 20 life

  @id:trample-counts-earlier-damage @CR-702.19b
  Scenario: Damage already marked on the blocker leaves more for the player
    Given Alice controls Stampeding Rhino
    And Bob controls Hill Giant
    And Hill Giant has been dealt 2 damage this turn
    When Alice attacks with Stampeding Rhino
    And Bob blocks Stampeding Rhino with Hill Giant
    And the game goes to Alice's combat damage step
    And Alice assigns damage 1 to Hill Giant and 3 to Bob
    Then Hill Giant is in Bob's graveyard
    And Bob has 17 life

  @id:trample-counts-no-prevention @CR-702.19b @CR-702.16e
  Scenario: Lethal damage is enough for a blocker even where protection prevents all of it
    Given Alice controls Clickslither, Goblin Piker and Raging Goblin
    And Bob controls Abbey Gargoyles
    When Alice attacks with Clickslither
    And Bob blocks Clickslither with Abbey Gargoyles
    And Alice activates the Sacrifice a Goblin ability of Clickslither using Goblin Piker
    And the stack resolves
    And Alice activates the Sacrifice a Goblin ability of Clickslither using Raging Goblin
    And the stack resolves
    And the game goes to Alice's combat damage step
    And Alice assigns damage 4 to Abbey Gargoyles and 3 to Bob
    Then Bob has 17 life
    And Abbey Gargoyles has 0 damage marked on it

  @id:trample-not-when-blocking @CR-702.19a
  Scenario: Trample does nothing for a blocking creature
    Given Alice controls Dwarven Trader
    And Bob controls Ebony Rhino
    When Alice attacks with Dwarven Trader
    And Bob blocks Dwarven Trader with Ebony Rhino
    And the game goes to Alice's combat damage step
    Then Dwarven Trader is in Alice's graveyard
    And Alice has 20 life

  @id:trample-counts-other-attackers @CR-702.19b @CR-510.1e
  Scenario Outline: What another attacker assigns to the same blocker counts as lethal damage: <case>
    Given Alice controls Stampeding Rhino and Gray Ogre
    And Bob controls Foriysian Interceptor
    When Alice attacks with <attackers>
    And Bob blocks <attackers> with Foriysian Interceptor
    And the game goes to Alice's combat damage step
    And Alice tries to assign damage 2 to Foriysian Interceptor and 2 to Bob
    And Alice assigns damage 3 to Foriysian Interceptor and 1 to Bob
    Then Foriysian Interceptor is in Bob's graveyard
    And Bob has 19 life

    Examples:
      | case           | attackers                       |
      | trample-first  | Stampeding Rhino and Gray Ogre  |
      | trample-second | Gray Ogre and Stampeding Rhino  |

  @id:trample-beside-deathtouch @CR-702.2c @CR-702.19b
  Scenario: Where another attacker with deathtouch hits the same blocker, all damage can go through
    Given Alice controls Stampeding Rhino and Typhoid Rats
    And Bob controls Foriysian Interceptor
    When Alice attacks with Stampeding Rhino and Typhoid Rats
    And Bob blocks Stampeding Rhino and Typhoid Rats with Foriysian Interceptor
    And the game goes to Alice's combat damage step
    And Alice assigns damage 4 to Bob
    Then Foriysian Interceptor is in Bob's graveyard
    And Bob has 16 life
    And Typhoid Rats is on the battlefield

  @id:trample-two-share-a-blocker @CR-702.19b @CR-510.1e
  Scenario: Two attackers with trample may share in the lethal damage of their blocker
    Given Alice controls Stampeding Rhino called First and Stampeding Rhino called Second
    And Bob controls Foriysian Interceptor
    When Alice attacks with First and Second
    And Bob blocks First and Second with Foriysian Interceptor
    And the game goes to Alice's combat damage step
    And Alice assigns damage 2 to Foriysian Interceptor and 2 to Bob
    And Alice tries to assign damage 2 to Foriysian Interceptor and 2 to Bob
    And Alice assigns damage 3 to Foriysian Interceptor and 1 to Bob
    Then Foriysian Interceptor is in Bob's graveyard
    And Bob has 17 life
