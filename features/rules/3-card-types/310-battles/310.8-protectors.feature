Feature: 310.8 Protectors

  Each battle has a protector, who alone can't attack it, and whose creatures alone can block what attacks it.

  @id:protector-opponent @CR-310.8a @CR-310.11a
  Scenario: The only opponent of a Siege's controller becomes its protector
    Given Alice has Invasion of Belenon in hand
    And Alice has {C}{C}{W} floating
    When Alice casts Invasion of Belenon
    And the top of the stack resolves
    Then Bob protects Invasion of Belenon

  @id:protector-chosen @CR-310.8a @CR-310.11a @players:3
  Scenario: The controller of a Siege chooses its protector from among their opponents
    Given Alice has Invasion of Belenon in hand
    And Alice has {C}{C}{W} floating
    When Alice casts Invasion of Belenon
    And the top of the stack resolves
    Then the options for Alice are Bob and Carol
    When Alice chooses the player Carol
    Then Carol protects Invasion of Belenon
    And the top of the stack is an ability of Invasion of Belenon

  @id:protector-cant-attack @CR-310.8b @CR-508.1b
  Scenario: A player can't attack the battle that they protect
    Given it is Bob's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob controls Grizzly Bears and Invasion of Moag
    And Invasion of Moag has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Alice protects Invasion of Moag
    Then Bob can't attack Invasion of Dominaria with Grizzly Bears
    And Bob can attack Invasion of Moag with Grizzly Bears

  @id:protector-attack-refused @CR-310.8b @CR-508.1b
  Scenario: An attack on a battle by its protector is refused, and the same on its controller is not
    Given it is Bob's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob controls Grizzly Bears
    And Bob protects Invasion of Dominaria
    When Bob tries to attack Invasion of Dominaria with Grizzly Bears
    And Bob attacks Alice with Grizzly Bears
    And the game goes to Bob's combat damage step
    Then Alice has 18 life
    And Invasion of Dominaria has 5 defense counters on it

  @id:siege-attacked-by-controller @CR-310.8b @CR-310.5
  Scenario: A Siege's controller can attack it, and nobody can attack a permanent that is no battle
    Given Alice controls Grizzly Bears, Invasion of Dominaria and Bonesplitter
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    Then Alice can attack Invasion of Dominaria with Grizzly Bears
    And Alice can't attack Bonesplitter with Grizzly Bears
    When Alice attacks Invasion of Dominaria with Grizzly Bears
    Then Grizzly Bears is attacking
    And Grizzly Bears is tapped

  @id:siege-attacked-by-third @CR-310.8b @players:3
  Scenario: A player who is neither controller nor protector can attack a Siege
    Given it is Carol's precombat main phase
    And Alice controls Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Carol controls Grizzly Bears
    When Carol attacks Invasion of Dominaria with Grizzly Bears
    And the game goes to Carol's combat damage step
    Then Invasion of Dominaria has 3 defense counters on it
    And Alice has 20 life
    And Bob has 20 life

  @id:protector-blocks @CR-310.8c @CR-509.1a @players:3
  Scenario: Only the protector's creatures can block what attacks a battle
    Given it is Carol's precombat main phase
    And Alice controls Invasion of Dominaria and Serra Angel
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob controls Hill Giant
    And Carol controls Grizzly Bears
    When Carol attacks Invasion of Dominaria with Grizzly Bears
    Then Alice can't block Grizzly Bears with Serra Angel
    And Bob can block Grizzly Bears with Hill Giant
    When Bob blocks Grizzly Bears with Hill Giant
    And the game goes to Carol's combat damage step
    Then Grizzly Bears is in Carol's graveyard
    And Invasion of Dominaria has 5 defense counters on it

  @id:bystander-cant-block @CR-509.1a @CR-310.8c @players:3
  Scenario: A player whom nothing attacks can't block
    Given Alice controls Grizzly Bears and Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob controls Hill Giant
    And Carol controls Serra Angel
    When Alice attacks Invasion of Dominaria with Grizzly Bears
    Then Carol can't block Grizzly Bears with Serra Angel
    And Bob can block Grizzly Bears with Hill Giant

  @id:protector-defends @CR-310.8d @CR-508.5
  Scenario: Where a battle is attacked, the defending player is its protector
    Given Alice controls Hand of Emrakul and Invasion of Dominaria
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob controls Sol Ring
    When Alice attacks Invasion of Dominaria with Hand of Emrakul
    And the stack resolves
    Then Sol Ring is in Bob's graveyard
    And Invasion of Dominaria is on the battlefield

  @id:protector-annihilated @CR-310.8d @CR-508.5 @players:3
  Scenario: The controller of a battle that another player protects isn't the defending player
    Given it is Carol's precombat main phase
    And Alice controls Invasion of Dominaria and Bonesplitter
    And Invasion of Dominaria has 5 defense counters on it
    And Bob protects Invasion of Dominaria
    And Bob controls Sol Ring
    And Carol controls Hand of Emrakul
    When Carol attacks Invasion of Dominaria with Hand of Emrakul
    And the stack resolves
    Then Sol Ring is in Bob's graveyard
    And Bonesplitter is on the battlefield
