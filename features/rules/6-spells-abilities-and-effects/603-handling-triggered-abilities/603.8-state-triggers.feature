Feature: 603.8 Abilities that trigger on a state of the game

  "When you control no artifacts" looks for no event: it triggers as soon as that is so, and once until it has left the
  stack.

  @id:state-trigger-at-once @CR-603.8
  Scenario: A Covetous Dragon is sacrificed once its controller's last artifact is gone
    Given Alice controls Covetous Dragon and Black Lotus
    And Bob controls Covetous Dragon called Rich and two Sol Rings
    And Alice has Disenchant called Own in hand
    And Alice has {C}{W} floating
    When Alice casts Own targeting Black Lotus
    And the top of the stack resolves
    Then the top of the stack is an ability of Covetous Dragon
    When the stack resolves
    Then Covetous Dragon is in Alice's graveyard
    And Rich is on the battlefield

  @id:state-trigger-as-it-enters @CR-603.8
  Scenario: A state that is there already when the creature enters makes its ability trigger
    Given Alice has two Tethered Griffins in hand
    And Alice has {W} floating
    When Alice casts Tethered Griffin 1
    And the top of the stack resolves
    Then the top of the stack is an ability of Tethered Griffin 1
    When the stack resolves
    Then Tethered Griffin 1 is in Alice's graveyard

  @id:state-trigger-once @CR-603.8
  Scenario: While the ability is on the stack the same state does not make it trigger again
    Given Alice has Tethered Griffin and Giant Growth in hand
    And Alice has {W}{G} floating
    When Alice casts Tethered Griffin
    And the top of the stack resolves
    And Alice casts Giant Growth targeting Tethered Griffin
    And the top of the stack resolves
    Then the stack has 1 object
    And Tethered Griffin is 5/6

  @id:state-trigger-others @CR-603.8
  Scenario: Emperor Crocodile stays as long as its controller has another creature
    Given Alice controls Emperor Crocodile and Grizzly Bears
    And Bob controls Hill Giant
    And Alice has two Lightning Bolts in hand
    And Alice has {R}{R} floating
    When Alice casts Lightning Bolt 1 targeting Hill Giant
    And the stack resolves
    Then Emperor Crocodile is on the battlefield
    When Alice casts Lightning Bolt 2 targeting Grizzly Bears
    And the stack resolves
    Then Emperor Crocodile is in Alice's graveyard
