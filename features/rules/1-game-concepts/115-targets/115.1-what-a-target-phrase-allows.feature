Feature: 115.1 What may be a target

  A target has to fit the words behind "target", of a spell as it is cast, of an ability as it is activated.

  @id:target-phrase-removal @CR-115.1a @CR-701.8a
  Scenario Outline: <spell> destroys <fitting> and can't target <other>
    Given Bob controls <fitting> and <other>
    And Alice has <spell> in hand
    And Alice has <mana> floating
    Then <other> is not a legal target for <spell>
    And <fitting> is a legal target for <spell>
    When Alice casts <spell> targeting <fitting>
    And the stack resolves
    Then <fitting> is in Bob's graveyard

    Examples:
      | case      | spell             | mana      | fitting    | other            |
      | black     | Doom Blade        | {B}{B}    | Bear Cub   | Typhoid Rats     |
      | elf       | Eyeblight's Ending | {B}{B}{B} | Bear Cub  | Llanowar Elves   |
      | enchanted | Demystify         | {W}       | Fervor     | Sol Ring         |
      | artifact  | Crush             | {R}       | Sol Ring   | Dancing Scimitar |

  @id:target-phrase-tapped @CR-115.1a
  Scenario: A spell for tapped creatures can't target an untapped one
    Given Bob controls Bear Cub and Gray Ogre
    And Bear Cub is tapped
    And Alice has Assassinate in hand
    And Alice has {B}{B}{B} floating
    Then Gray Ogre is not a legal target for Assassinate
    And Bear Cub is a legal target for Assassinate
    When Alice casts Assassinate targeting Bear Cub
    And the stack resolves
    Then Bear Cub is in Bob's graveyard

  @id:target-phrase-any-permanent @CR-115.1a @CR-109.2
  Scenario: A spell for permanents reaches an enchantment, a land and a creature, not a card in a graveyard
    Given Bob controls Fervor, Forest and Bear Cub
    And Bob has Sol Ring in the graveyard
    And Alice has Desert Twister in hand
    And Alice has {G}{G}{G}{G}{G}{G} floating
    Then Bear Cub is a legal target for Desert Twister
    And Fervor is a legal target for Desert Twister
    And Sol Ring is not a legal target for Desert Twister
    When Alice casts Desert Twister targeting Forest
    And the stack resolves
    Then Forest is in Bob's graveyard

  @id:target-phrase-ability @CR-115.1c
  Scenario: An ability for artifact creatures targets neither other artifacts nor other creatures
    Given Alice controls Chandler
    And Alice has {R}{R}{R} floating
    And Bob controls Dancing Scimitar, Sol Ring and Bear Cub
    Then Sol Ring is not a legal target for the {R}{R}{R}, {T} ability of Chandler
    And Bear Cub is not a legal target for the {R}{R}{R}, {T} ability of Chandler
    And Dancing Scimitar is a legal target for the {R}{R}{R}, {T} ability of Chandler
    When Alice activates the {R}{R}{R}, {T} ability of Chandler targeting Dancing Scimitar
    And the stack resolves
    Then Dancing Scimitar is in Bob's graveyard

  @id:target-phrase-another @CR-115.1c
  Scenario: An ability for another Minotaur can't target its own Minotaur
    Given Alice controls Anaba Ancestor, Anaba Shaman and Bear Cub
    Then Anaba Ancestor is not a legal target for the {T} ability of Anaba Ancestor
    And Bear Cub is not a legal target for the {T} ability of Anaba Ancestor
    And Anaba Shaman is a legal target for the {T} ability of Anaba Ancestor
    When Alice activates the {T} ability of Anaba Ancestor targeting Anaba Shaman
    And the stack resolves
    Then Anaba Shaman is 3/3

  @id:target-phrase-own-graveyard @CR-115.1c
  Scenario: An ability for an artifact card of one's own graveyard reaches no other card
    Given Alice controls Argivian Archaeologist
    And Alice has {W}{W} floating
    And Alice has Sol Ring and Fervor in the graveyard
    And Bob has Short Sword in the graveyard
    Then Fervor is not a legal target for the {W}{W}, {T} ability of Argivian Archaeologist
    And Short Sword is not a legal target for the {W}{W}, {T} ability of Argivian Archaeologist
    And Sol Ring is a legal target for the {W}{W}, {T} ability of Argivian Archaeologist
    When Alice activates the {W}{W}, {T} ability of Argivian Archaeologist targeting Sol Ring
    And the stack resolves
    Then Sol Ring is in Alice's hand

  @id:target-phrase-nonbasic @CR-115.1c
  Scenario: Dust Bowl destroys a nonbasic land, never a basic one
    Given Alice controls Dust Bowl and Wastes
    And Alice has {C}{C}{C} floating
    And Bob controls Mutavault and Forest
    Then Forest is not a legal target for the {3}, {T} ability of Dust Bowl
    And Mutavault is a legal target for the {3}, {T} ability of Dust Bowl
    When Alice activates the {3}, {T} ability of Dust Bowl targeting Mutavault using Wastes
    And the stack resolves
    Then Mutavault is in Bob's graveyard

  @id:target-any-target @CR-115.4
  Scenario Outline: <card> deals its damage to any target, which a mere artifact isn't
    Given Alice controls <card> and eight Mountains
    And Bob controls Gray Ogre and Sol Ring
    Then Gray Ogre is a legal target for the <cost> ability of <card>
    And Sol Ring is not a legal target for the <cost> ability of <card>
    When Alice activates the <cost> ability of <card> targeting Bob
    And the stack resolves
    Then Bob has <life> life

    Examples:
      | case   | card           | cost     | life |
      | ring   | Aladdin's Ring | {8}, {T} | 16   |
      | shaman | Anaba Shaman   | {R}, {T} | 19   |

  @id:target-trigger-without @CR-603.3d
  Scenario: An ability that triggers and finds no target is removed from the stack
    Given Alice has Acidic Slime called First and Acidic Slime called Second in hand
    And Alice has {G}{G}{G}{G}{G} floating
    And Bob controls Gray Ogre
    When Alice casts First
    And the stack resolves
    Then First is on the battlefield
    And the stack is empty
    And Gray Ogre is on the battlefield

  @id:target-trigger-with @CR-603.3d
  Scenario: The ability of Acidic Slime destroys an artifact, an enchantment or a land
    Given Alice has Acidic Slime in hand
    And Alice has {G}{G}{G}{G}{G} floating
    And Bob controls Gray Ogre, Sol Ring and Fervor
    When Alice casts Acidic Slime
    And the top of the stack resolves
    Then the options for Alice are Sol Ring and Fervor
    When Alice chooses the targets Fervor
    And the stack resolves
    Then Fervor is in Bob's graveyard
    And Sol Ring is on the battlefield

  @id:target-spell-by-type @CR-109.2b @CR-701.6a
  Scenario Outline: <counter> counters <spell>, <other> can't
    Given Alice has <spell> in hand
    And Alice has {R}{R}{R}{G} floating
    And Bob has <counter> and <other> in hand
    And Bob has {U}{U}{R} floating
    When Alice casts <spell>
    And Alice passes priority
    Then <spell> is not a legal target for <other>
    And <spell> is a legal target for <counter>
    When Bob casts <counter> targeting <spell>
    And the stack resolves
    Then <spell> is in Alice's graveyard
    And Bob has 20 life

    Examples:
      | case              | spell          | counter        | other          |
      | creature          | Bear Cub       | Essence Scatter | Artifact Blast |
      | artifact          | Sol Ring       | Artifact Blast | Essence Scatter |
      | artifact-creature | Darksteel Myr  | Artifact Blast | Dispel         |
      | enchantment       | Fervor         | Annul          | Essence Scatter |

  @id:target-opponent @CR-115.1a
  Scenario: A spell for an opponent can't target its own player, who gets what else it gives
    Given Alice has Bargain in hand
    And Alice has {W}{W}{W} floating
    Then Alice is not a legal target for Bargain
    And Bob is a legal target for Bargain
    When Alice casts Bargain targeting Bob
    And the stack resolves
    Then Bob has 1 card in hand
    And Alice has 0 cards in hand
    And Alice has 27 life

  @id:target-phrase-exile @CR-115.1a @CR-701.13a
  Scenario: Fade into Antiquity exiles an enchantment and can't target a creature that is no artifact
    Given Bob controls Fervor, Darksteel Myr and Bear Cub
    And Alice has Fade into Antiquity in hand
    And Alice has {G}{G}{G} floating
    Then Bear Cub is not a legal target for Fade into Antiquity
    And Darksteel Myr is a legal target for Fade into Antiquity
    When Alice casts Fade into Antiquity targeting Fervor
    And the stack resolves
    Then Fervor is in exile

  @id:target-trigger-other @CR-115.1d @CR-603.3d
  Scenario: The ability of Restless Vinestalk is for another creature, not for that land or for an artifact
    Given Alice controls Restless Vinestalk
    And Alice has {C}{C}{C}{G}{U} floating
    And Bob controls Bear Cub and Sol Ring
    When Alice activates the {3}{G}{U} ability of Restless Vinestalk
    And the stack resolves
    And Alice attacks with Restless Vinestalk
    Then the options for Alice are Bear Cub
    When Alice chooses the targets Bear Cub
    And the stack resolves
    Then Bear Cub is 3/3
    And Restless Vinestalk is 5/5

  @id:target-no-elf-and-power-x @CR-115.1 @CR-115.1d
  Scenario: Invasion of Lorwyn can target what is no Elf and has no more power than its controller has lands
    Given Alice controls three Forests
    And Bob controls Hill Giant, Gray Ogre, Llanowar Elves and Colossal Dreadmaw
    And Alice has Invasion of Lorwyn in hand
    And Alice has {C}{C}{C}{C}{B}{G} floating
    When Alice casts Invasion of Lorwyn
    And the top of the stack resolves
    Then the options for Alice are Hill Giant and Gray Ogre
    When Alice chooses the targets Hill Giant
    And the stack resolves
    Then Hill Giant is in Bob's graveyard
    And Gray Ogre is on the battlefield
