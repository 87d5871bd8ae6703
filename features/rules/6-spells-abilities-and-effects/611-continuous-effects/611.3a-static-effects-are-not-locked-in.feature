Feature: 611.3a Static effects aren't locked in

  What a static ability does holds at each moment for what fits then.

  @id:static-while-untapped @CR-611.3a
  Scenario: Giant Tortoise has its shell only while it is untapped
    Given Alice controls Giant Tortoise, Gray Ogre and Castle
    Then Giant Tortoise is 1/6
    And Gray Ogre is 2/4
    When Alice attacks with Giant Tortoise
    Then Giant Tortoise is 1/1
    And Gray Ogre is 2/4

  @id:static-lords @CR-613.4c @CR-604.1
  Scenario Outline: <lord> makes <creature> <size> and stays <own> itself
    Given Alice controls <creature> called Ours and six <lands>
    And Bob controls <creature> called Theirs
    And Alice has <lord> in hand
    When Alice casts <lord>
    And the stack resolves
    Then Ours is <size>
    And Theirs is <theirs>
    And <lord> is <own>

    Examples:
      | case      | lord             | lands     | creature       | size | theirs | own |
      | faeries   | Faerie Noble     | Forests   | Silkbind Faerie | 1/4 | 1/3    | 1/2 |
      | goblins   | Goblin Chieftain | Mountains | Goblin Piker   | 3/2  | 2/1    | 2/2 |
      | soldiers  | Field Marshal    | Plains    | Elite Vanguard | 3/2  | 3/2    | 2/2 |

  @id:not-locked-in-keyword @CR-611.3a
  Scenario: A creature that gains infect gets the bonus of Hand of the Praetors while it has it
    Given Alice controls Hand of the Praetors, Plague Stinger and Grizzly Bears
    And Alice has Tainted Strike in hand
    And Alice has {B} floating
    Then Plague Stinger is 2/2
    And Grizzly Bears is 2/2
    When Alice casts Tainted Strike targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 4/3
    When the game goes to Bob's upkeep
    Then Grizzly Bears is 2/2
