Feature: 615.1 Damage that is prevented

  A prevention effect takes away damage that would be dealt. What is prevented never happens.

  @id:prevent-combat-damage @CR-615.1a @CR-615.1
  Scenario: Fog prevents combat damage and no other damage
    Given Alice controls Hill Giant, Forest and Mountain
    And Alice has Fog and Lightning Bolt in hand
    When Alice attacks with Hill Giant
    And Alice casts Fog
    And the stack resolves
    And the game goes to Alice's combat damage step
    Then Bob has 20 life
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has 17 life

  @id:prevent-this-turn @CR-615.1a @CR-514.2
  Scenario: Holy Day lasts until the end of the turn
    Given Alice controls Hill Giant
    And Alice has Holy Day in hand
    And Alice has {W} floating
    And Bob controls Grizzly Bears
    When Alice casts Holy Day
    And the stack resolves
    And Alice attacks with Hill Giant
    And the game goes to Alice's end of combat
    Then Bob has 20 life
    When the game goes to Bob's precombat main phase
    And Bob attacks with Grizzly Bears
    And the game goes to Bob's end of combat
    Then Alice has 18 life

  @id:prevent-both-ways @CR-615.1a
  Scenario: Fog Bank takes and deals no combat damage
    Given Alice controls Hill Giant and Mountain
    And Alice has Lightning Bolt in hand
    And Bob controls Fog Bank and Holy Strength
    And Holy Strength is attached to Fog Bank
    When Alice attacks with Hill Giant
    And Bob blocks Hill Giant with Fog Bank
    And the game goes to Alice's end of combat
    Then Fog Bank is 1/4
    And Fog Bank has 0 damage marked on it
    And Hill Giant has 0 damage marked on it
    When Alice casts Lightning Bolt targeting Fog Bank
    And the stack resolves
    Then Fog Bank has 3 damage marked on it

  @id:prevent-by-attackers @CR-615.1a
  Scenario: Harmless Assault prevents what attackers deal, and not what blockers deal
    Given Alice controls Grizzly Bears, Gray Ogre and Elite Vanguard
    And Alice has Harmless Assault in hand
    And Alice has {W}{W}{W}{W} floating
    And Bob controls Hill Giant
    When Alice casts Harmless Assault
    And the stack resolves
    And Alice attacks with Grizzly Bears and Gray Ogre
    And Bob blocks Grizzly Bears with Hill Giant
    And the game goes to Alice's end of combat
    Then Bob has 20 life
    And Hill Giant has 0 damage marked on it
    And Grizzly Bears is in Alice's graveyard

  @id:prevent-never-happens @CR-615.6 @CR-120.3f
  Scenario: Damage that is prevented gains no life by lifelink
    Given Alice controls Ajani's Sunstriker called Stopped and Ajani's Sunstriker called Free
    And Bob controls Fog Bank
    When Alice attacks with Stopped and Free
    And Bob blocks Stopped with Fog Bank
    And the game goes to Alice's end of combat
    Then Alice has 22 life
    And Bob has 18 life

  @id:prevent-all-to-creature @CR-615.1a @CR-704.5g
  Scenario: Indestructible Aura prevents all damage to one creature
    Given Bob controls Grizzly Bears and Llanowar Elves
    And Alice has Indestructible Aura and Pyroclasm in hand
    And Alice has {W}{R}{R} floating
    When Alice casts Indestructible Aura targeting Grizzly Bears
    And the stack resolves
    And Alice casts Pyroclasm
    And the stack resolves
    Then Grizzly Bears has 0 damage marked on it
    And Llanowar Elves is in Bob's graveyard

  @id:prevent-too-late @CR-615.4
  Scenario: Damage that was dealt is not prevented afterwards
    Given Bob controls Hill Giant
    And Hill Giant has been dealt 2 damage this turn
    And Bob controls Siege Wurm
    And Alice has Mending Hands and Pyroclasm in hand
    And Alice has {W}{R}{R} floating
    When Alice casts Mending Hands targeting Hill Giant
    And the stack resolves
    And Alice casts Pyroclasm
    And the stack resolves
    Then Hill Giant has 2 damage marked on it
    And Siege Wurm has 2 damage marked on it

  @id:prevent-by-sources @CR-609.7c
  Scenario: Argothian Treefolk takes no damage from artifact sources
    Given Alice controls Argothian Treefolk
    And Bob controls Dragon Engine and Grizzly Bears
    When Alice attacks with Argothian Treefolk
    And Bob blocks Argothian Treefolk with Dragon Engine and Grizzly Bears
    And the game goes to Alice's combat damage step
    And Alice assigns damage 3 to Grizzly Bears
    Then Argothian Treefolk has 2 damage marked on it
    And Grizzly Bears is in Bob's graveyard
