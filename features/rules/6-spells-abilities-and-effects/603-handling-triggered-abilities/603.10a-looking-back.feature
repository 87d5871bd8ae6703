Feature: 603.10a Triggers that look back

  @id:efreet-burns-its-controller @CR-603.10a
  Scenario: Smoldering Efreet deals damage to its controller as it dies
    Given Alice controls Smoldering Efreet and Mountain
    And Alice has Lightning Bolt in hand
    When Alice casts Lightning Bolt targeting Smoldering Efreet
    And the stack resolves
    Then Smoldering Efreet is in Alice's graveyard
    And Alice has 18 life

  @id:false-demise @CR-603.10a @CR-603.6e
  Scenario: The creature that False Demise was on returns to the Aura's controller
    Given Alice controls False Demise
    And Alice has Murder in hand
    And Alice has {B}{B}{B} floating
    And Bob controls Gray Ogre
    And False Demise is attached to Gray Ogre
    When Alice casts Murder targeting Gray Ogre
    And the stack resolves
    Then Alice controls Gray Ogre
    And False Demise is in Alice's graveyard

  @id:dies-and-may-draw @CR-603.10a @CR-608.2d
  Scenario Outline: The controller of Aven Fisher, which died, <chooses> and has <cards> in hand
    Given Alice controls Aven Fisher and Goblin Bombardment
    When Alice activates the Sacrifice a creature ability of Goblin Bombardment targeting Bob
    And the top of the stack resolves
    And Alice <chooses>
    Then Alice has <cards> in hand
    And the stack has 1 object

    Examples:
      | case | chooses        | cards   |
      | draw | chooses to     | 1 card  |
      | not  | chooses not to | 0 cards |

  @id:dies-together-with-artifacts @CR-603.10a
  Scenario: Disciple of the Vault triggers for each artifact that dies together with it
    Given Alice controls Disciple of the Vault, Pili-Pala, Frogmite and Sol Ring
    And Alice has Pyroclasm in hand
    And Alice has {R}{C} floating
    When Alice casts Pyroclasm
    And the top of the stack resolves
    And Alice orders the triggers Disciple of the Vault and Disciple of the Vault if asked
    Then Disciple of the Vault is in Alice's graveyard
    And the stack has 2 objects
