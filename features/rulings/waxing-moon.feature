Feature: Rulings of Waxing Moon

  @id:waxing-moon-no-target @ruling:waxing-moon/1 @CR-115.6
  Scenario: Waxing Moon can be cast without a Werewolf
    Given Alice controls Grizzly Bears
    And Alice has Waxing Moon in hand
    And Alice has {C}{G} floating
    When Alice casts Waxing Moon
    And the stack resolves
    Then Grizzly Bears has trample

  @id:waxing-moon-illegal-target @ruling:waxing-moon/1 @CR-608.2b
  Scenario: Waxing Moon does nothing once its Werewolf is gone
    Given Alice controls Villagers of Estwald, Grizzly Bears and Carrion Feeder
    And Alice has Waxing Moon called One and Waxing Moon called Two in hand
    And Alice has {C}{C}{G}{G} floating
    When Alice casts One targeting Villagers of Estwald
    And Alice activates the Sacrifice a creature ability of Carrion Feeder using Villagers of Estwald
    And the stack resolves
    Then Grizzly Bears does not have trample
    And One is in Alice's graveyard
    When Alice casts Two
    And the stack resolves
    Then Grizzly Bears has trample
