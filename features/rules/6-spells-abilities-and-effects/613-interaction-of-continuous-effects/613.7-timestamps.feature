Feature: 613.7 Timestamps

  Of several effects that set the same thing the one with the latest timestamp wins.

  @id:timestamps-two-auras @CR-613.7a
  Scenario: Of two Auras that change control, the later one decides
    Given Alice controls Grizzly Bears and Hill Giant
    And Alice controls Control Magic called Alice First
    And Bob controls Control Magic called Bob First and Control Magic called Bob Second
    And Alice controls Control Magic called Alice Second
    And Alice First is attached to Grizzly Bears
    And Bob Second is attached to Grizzly Bears
    And Bob First is attached to Hill Giant
    And Alice Second is attached to Hill Giant
    Then Bob controls Grizzly Bears
    And Alice controls Hill Giant

  @id:timestamps-aura-cast-later @CR-613.7a @CR-613.7d
  Scenario: An Aura that is cast later takes the creature from an older one
    Given Alice controls Grizzly Bears
    And Bob controls Control Magic called Older
    And Older is attached to Grizzly Bears
    And Alice has Control Magic called Newer in hand
    And Alice has {U}{U}{U}{U} floating
    Then Bob controls Grizzly Bears
    When Alice casts Newer targeting Grizzly Bears
    And the stack resolves
    Then Alice controls Grizzly Bears

  @id:timestamps-spell-after-aura @CR-613.7b
  Scenario: A spell that changes control wins over an older Aura until it wears off
    Given Alice controls Grizzly Bears
    And Bob controls Control Magic
    And Control Magic is attached to Grizzly Bears
    And Alice has Act of Treason in hand
    And Alice has {R}{R}{R} floating
    When Alice casts Act of Treason targeting Grizzly Bears
    And the stack resolves
    Then Alice controls Grizzly Bears
    When the game goes to Bob's upkeep
    Then Bob controls Grizzly Bears

  @id:gravity-sphere-and-flight @CR-613.7
  Scenario: Flying is lost to an enchantment that came later, and had from one that came after that
    Given Alice controls Air Elemental, Gray Ogre, Island and three Mountains
    And Alice has Gravity Sphere and Flight in hand
    When Alice casts Gravity Sphere paying with Mountain 1, Mountain 2 and Mountain 3
    And the stack resolves
    Then Air Elemental does not have flying
    When Alice casts Flight targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre has flying
    And Air Elemental does not have flying
