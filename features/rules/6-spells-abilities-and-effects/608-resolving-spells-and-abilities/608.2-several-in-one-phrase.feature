Feature: 608.2c Several things in one phrase, several instructions in one sentence

  "Each creature and each player" means all of both at once; what stands in one sentence is still done in order.

  @id:each-creature-and-each-player @CR-120.3a @CR-120.3e
  Scenario: Earthquake damages players and creatures on the ground, not those that fly
    Given Alice controls Grizzly Bears
    And Bob controls Serra Angel and Hill Giant
    And Alice has Earthquake in hand
    And Alice has {R}{R}{R} floating
    When Alice casts Earthquake with X = 2
    And the stack resolves
    Then Alice has 18 life
    And Bob has 18 life
    And Grizzly Bears is in Alice's graveyard
    And Hill Giant has 2 damage marked on it
    And Serra Angel has 0 damage marked on it

  @id:white-and-or-blue @CR-105.2 @CR-120.3e
  Scenario: Evaporate damages creatures of either color once each and no others
    Given Alice controls Serra Angel and Air Elemental
    And Bob controls Hill Giant
    And Alice has Evaporate in hand
    And Alice has {C}{C}{R} floating
    When Alice casts Evaporate
    And the stack resolves
    Then Serra Angel has 1 damage marked on it
    And Air Elemental has 1 damage marked on it
    And Hill Giant has 0 damage marked on it

  @id:this-or-another-dies @CR-603.10a @CR-603.2
  Scenario: Blood Artist sees itself die, and each other creature with it
    Given Alice controls Blood Artist
    And Bob controls Grizzly Bears, Hill Giant and Bear Cub
    And Alice has Earthquake in hand
    And Alice has {R}{R}{R} floating
    When Alice casts Earthquake with X = 2
    And the top of the stack resolves
    And Alice chooses the targets Bob if asked
    And Alice chooses the targets Bob if asked
    And Alice chooses the targets Bob if asked
    And the stack resolves
    Then Blood Artist is in Alice's graveyard
    And Hill Giant is on the battlefield
    And Bob has 15 life
    And Alice has 21 life

  @id:enters-or-attacks @CR-603.2 @CR-603.2c
  Scenario: An ability that looks for two events triggers at each of them
    Given Alice has Grave Titan in hand
    And Alice has {C}{C}{C}{C}{B}{B} floating
    And Alice controls Grave Titan called Older
    When Alice casts Grave Titan
    And the stack resolves
    Then Alice controls 2 Zombie Tokens
    When Alice attacks with Older
    And the stack resolves
    Then Alice controls 4 Zombie Tokens

  @id:one-sentence-in-order @CR-119.3 @CR-701.7a
  Scenario: Bitterblossom's controller loses life and gets a token
    Given Bob controls Bitterblossom
    And Bob has 7 life
    When the game goes to Bob's precombat main phase
    Then Bob has 6 life
    And Bob controls 1 Faerie Rogue Token
    And Alice has 20 life

  @id:have-another-player-lose @CR-608.2d @CR-118.12
  Scenario: The controller of Disciple of the Vault decides whether the opponent loses life
    Given Alice controls Disciple of the Vault, Black Lotus and Sol Ring
    And Alice has two Disenchants in hand
    And Alice has {W}{W}{C}{C} floating
    When Alice casts Disenchant 1 targeting Black Lotus
    And the top of the stack resolves
    And Alice chooses the targets Bob if asked
    And the top of the stack resolves
    And Alice chooses to
    Then Bob has 19 life
    When Alice casts Disenchant 2 targeting Sol Ring
    And the top of the stack resolves
    And Alice chooses the targets Bob if asked
    And the top of the stack resolves
    And Alice chooses not to
    Then Bob has 19 life
    And Sol Ring is in Alice's graveyard

  @id:of-their-choice @CR-701.21a @CR-608.2d
  Scenario: The player who sacrifices a creature chooses which
    Given Alice has Diabolic Edict in hand
    And Alice has {C}{B} floating
    And Alice controls Hill Giant
    And Bob controls Grizzly Bears and Serra Angel
    When Alice casts Diabolic Edict targeting Bob
    And the top of the stack resolves
    Then the options for Bob are Grizzly Bears and Serra Angel
    When Bob chooses Grizzly Bears from the options
    Then Grizzly Bears is in Bob's graveyard
    And Serra Angel is on the battlefield

  @id:controller-of-what-entered @CR-109.4 @CR-603.4
  Scenario: Whoever controls the creature that entered gets Genesis Chamber's token
    Given Alice controls Genesis Chamber and Sol Ring
    And it is Bob's precombat main phase
    And Bob has two Grizzly Bears in hand
    And Bob has {C}{C}{G}{G} floating
    When Bob casts Grizzly Bears 1
    And the stack resolves
    Then Bob controls 1 Myr Token
    And Alice controls 0 Myr Tokens

  @id:their-owners-hands @CR-400.3
  Scenario: Creatures that are returned go to the hands of those who own them
    Given Alice controls Grizzly Bears, owned by Bob
    And Alice controls Hill Giant and Sol Ring
    And Bob controls Serra Angel
    And Alice has Evacuation in hand
    And Alice has {C}{C}{C}{U}{U} floating
    When Alice casts Evacuation
    And the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Hill Giant is in Alice's hand
    And Serra Angel is in Bob's hand
    And Sol Ring is on the battlefield
