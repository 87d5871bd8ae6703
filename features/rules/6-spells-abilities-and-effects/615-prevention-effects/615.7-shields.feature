Feature: 615.7 Shields

  A shield for so much damage shrinks as it prevents; a shield for the next time that a source would deal damage is good for one time;
  a static ability prevents so much each time.

  @id:shield-shrinks @CR-615.7
  Scenario: A shield prevents so much damage in all
    Given Bob controls Hill Giant
    And Alice has Mending Hands, Lightning Bolt called First and Lightning Bolt called Second in hand
    And Alice has {W}{R}{R} floating
    When Alice casts Mending Hands targeting Hill Giant
    And the stack resolves
    And Alice casts First targeting Hill Giant
    And the stack resolves
    Then Hill Giant has 0 damage marked on it
    When Alice casts Second targeting Hill Giant
    And the stack resolves
    Then Hill Giant has 2 damage marked on it

  @id:shield-player @CR-615.7
  Scenario: A shield of a player prevents damage to that player alone
    Given Alice controls Samite Healer
    And Alice has Flame Rift in hand
    And Alice has {C}{R} floating
    When Alice activates the {T} ability of Samite Healer targeting Bob
    And the stack resolves
    And Alice casts Flame Rift
    And the stack resolves
    Then Bob has 17 life
    And Alice has 16 life

  @id:shield-chosen-damage @CR-615.7
  Scenario: The shielded player chooses which of the damage at once is prevented
    Given Alice controls Hill Giant, Ajani's Sunstriker and Wall of Omens
    And Bob controls Plains
    And Bob has Mending Hands in hand
    When Alice attacks with Hill Giant and Ajani's Sunstriker
    And Alice passes priority
    And Bob casts Mending Hands targeting Bob
    And the stack resolves
    And the game goes to Alice's combat damage step
    And Bob divides 2 to Hill Giant and 2 to Ajani's Sunstriker
    Then Bob has 19 life
    And Alice has 20 life

  @id:shield-other-damage @CR-615.7
  Scenario: The shielded player may leave it to the lifelinked damage to get through
    Given Alice controls Hill Giant and Ajani's Sunstriker
    And Bob controls Plains
    And Bob has Mending Hands in hand
    When Alice attacks with Hill Giant and Ajani's Sunstriker
    And Alice passes priority
    And Bob casts Mending Hands targeting Bob
    And the stack resolves
    And the game goes to Alice's combat damage step
    And Bob divides 3 to Hill Giant and 1 to Ajani's Sunstriker
    Then Bob has 19 life
    And Alice has 21 life

  @id:shield-divided @CR-615.7
  Scenario Outline: A shield may prevent some of the damage of each source: <division>
    Given Alice controls Hill Giant called Linked, Hill Giant called Plain and Basilisk Collar
    And Basilisk Collar is attached to Linked
    And Bob controls Plains
    And Bob has Mending Hands in hand
    When Alice attacks with Linked and Plain
    And Alice passes priority
    And Bob casts Mending Hands targeting Bob
    And the stack resolves
    And the game goes to Alice's combat damage step
    And Bob tries to divide 4 to Linked
    And Bob tries to divide 2 to Linked and 1 to Plain
    And Bob divides <division>
    Then Bob has 18 life
    And Alice has <life> life

    Examples:
      | case      | division                 | life |
      | most      | 3 to Linked and 1 to Plain | 20 |
      | half-each | 2 to Linked and 2 to Plain | 21 |
      | least     | 1 to Linked and 3 to Plain | 22 |

  @id:shield-chosen-source @CR-609.7a @CR-615.8 @CR-609.7
  Scenario: Circle of Protection: Red prevents the damage of the one red source that was chosen
    Given Alice controls Gray Ogre called First, Hill Giant called Second and Grizzly Bears
    And Bob controls Circle of Protection: Red and Wastes
    When Alice attacks with First, Second and Grizzly Bears
    And Alice passes priority
    And Bob activates the {1} ability of Circle of Protection: Red
    And the top of the stack resolves
    Then the options for Bob are First and Second
    When Bob chooses Second from the options
    And the game goes to Alice's end of combat
    Then Bob has 16 life

  @id:shield-chosen-spell @CR-609.7a @CR-615.3
  Scenario: A spell that is waiting to resolve can be chosen as a source
    Given Alice controls two Mountains
    And Bob controls Circle of Protection: Red and Wastes
    And Alice has Lightning Bolt called First and Lightning Bolt called Second in hand
    When Alice casts First targeting Bob
    And Alice passes priority
    And Bob activates the {1} ability of Circle of Protection: Red
    And the top of the stack resolves
    And Bob chooses First from the options if asked
    And the stack resolves
    Then Bob has 20 life
    When Alice casts Second targeting Bob
    And the stack resolves
    Then Bob has 17 life

  @id:shield-next-time-only @CR-615.8 @CR-702.4b
  Scenario: Only the next damage of the chosen source is prevented
    Given Alice controls Gray Ogre, Hill Giant and Fireshrieker
    And Fireshrieker is attached to Gray Ogre
    And Bob controls Circle of Protection: Red and Wastes
    When Alice attacks with Gray Ogre
    And Alice passes priority
    And Bob activates the {1} ability of Circle of Protection: Red
    And the top of the stack resolves
    And Bob chooses Gray Ogre from the options
    And the game goes to Alice's end of combat
    Then Bob has 18 life

  @id:shield-artifact-source @CR-609.7a
  Scenario: Circle of Protection: Artifacts lets choose among artifact sources
    Given Alice controls Frogmite, Dragon Engine and Grizzly Bears
    And Bob controls Circle of Protection: Artifacts and two Wastes
    When Alice attacks with Frogmite, Dragon Engine and Grizzly Bears
    And Alice passes priority
    And Bob activates the {2} ability of Circle of Protection: Artifacts
    And the top of the stack resolves
    Then the options for Bob are Frogmite and Dragon Engine
    When Bob chooses Frogmite from the options
    And the game goes to Alice's end of combat
    Then Bob has 17 life

  @id:shield-each-time @CR-615.10
  Scenario: Urza's Armor takes 1 off the damage of each source
    Given Alice controls Gray Ogre, Grizzly Bears and Mountain
    And Alice has Lightning Bolt in hand
    And Bob controls Urza's Armor
    When Alice attacks with Gray Ogre and Grizzly Bears
    And the game goes to Alice's end of combat
    Then Bob has 18 life
    When Alice casts Lightning Bolt targeting Bob
    And the stack resolves
    Then Bob has 16 life
