Feature: 508.1h Costs to attack

  Where creatures can't attack unless something is paid, their player pays it as they are declared: once the attackers are
  tapped, all of it, with mana abilities activated on the spot. Nobody has to pay in order to do what an effect requires.

  @id:attack-cost-for-each @CR-508.1h @CR-508.1j
  Scenario: Under Propaganda each attacker costs {2}, and what can't be paid for can't attack
    Given Alice controls Grizzly Bears, Hill Giant and three Forests
    And Bob controls Propaganda
    Then Alice can't attack with Grizzly Bears and Hill Giant
    And Alice can attack with Grizzly Bears
    When Alice attacks with Hill Giant
    Then Hill Giant is attacking
    And Alice can tap Forest 3 for mana
    When the game goes to Alice's combat damage step
    Then Bob has 17 life

  @id:attack-cost-is-paid @CR-508.1j @CR-508.1i
  Scenario: The lands that pay for two attackers are tapped, and the mana is spent
    Given Alice controls Grizzly Bears, Hill Giant, Gray Ogre, Forest called F1, Forest called F2, Forest called F3 and Forest called F4
    And Bob controls Ghostly Prison
    When Alice attacks with Grizzly Bears and Hill Giant
    Then F1, F2, F3 and F4 are tapped
    And Gray Ogre is untapped
    And Alice has no mana floating
    And Grizzly Bears and Hill Giant are attacking

  @id:attack-cost-adds-up @CR-508.1h
  Scenario: Two effects that make attacking cost something both do
    Given Alice controls Grizzly Bears and three Forests
    And Alice has Forest called Fourth in hand
    And Bob controls Windborn Muse and Ghostly Prison
    Then Alice can't attack with Grizzly Bears
    When Alice plays Fourth
    Then Alice can attack with Grizzly Bears

  @id:attack-cost-after-tapping @CR-508.1i @CR-508.1f
  Scenario: An attacker is tapped before its cost is paid, and so can't be tapped for mana for it
    Given Alice controls Llanowar Elves, Elvish Mystic and Grizzly Bears
    And Bob controls Propaganda
    Then Alice can attack with Grizzly Bears
    And Alice can't attack with Llanowar Elves

  @id:attack-cost-for-one @CR-508.1h @CR-508.1j
  Scenario: Brainwash makes the attack of the enchanted creature alone cost {3}
    Given Alice controls Grizzly Bears, Hill Giant and two Forests
    And Bob controls Brainwash
    And Brainwash is attached to Grizzly Bears
    And Alice has Forest called Third in hand
    Then Alice can't attack with Grizzly Bears
    And Alice can attack with Hill Giant
    When Alice plays Third
    And Alice attacks with Grizzly Bears and Hill Giant
    Then Third is tapped
    And Grizzly Bears and Hill Giant are attacking

  @id:attack-cost-for-whom @CR-508.1h
  Scenario: Propaganda asks nothing of those who attack a planeswalker
    Given Alice controls Grizzly Bears
    And Bob controls Propaganda and Jace Beleren
    And Jace Beleren has 3 loyalty counters on it
    Then Alice can't attack with Grizzly Bears
    And Alice can attack Jace Beleren with Grizzly Bears

  @id:attack-cost-not-required @CR-508.1d
  Scenario: A creature that attacks if able needn't if that costs something
    Given Alice controls Bloodrock Cyclops, Hill Giant and four Forests
    And Bob controls Propaganda
    And Alice has Demystify in hand
    And Alice has {W} floating
    Then Alice can attack with Hill Giant
    And Alice can attack with Hill Giant and Bloodrock Cyclops
    When Alice casts Demystify targeting Propaganda
    And the stack resolves
    Then Alice can't attack with Hill Giant
    And Alice can attack with Hill Giant and Bloodrock Cyclops
