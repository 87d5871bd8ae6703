Feature: Colors come before size

  An effect that strengthens creatures of a color looks at the color that they have through other effects.

  @id:layers-color-before-size @CR-613.1e @CR-613.4c
  Scenario: A colorless land that becomes a white creature is strengthened by Honor of the Pure
    Given Alice controls Honor of the Pure, Forbidding Watchtower, Blinkmoth Nexus and three Plains
    When Alice activates the {1}{W} ability of Forbidding Watchtower paying with Plains 1 and Plains 2
    And the stack resolves
    And Alice activates the {1} ability of Blinkmoth Nexus paying with Plains 3
    And the stack resolves
    Then Forbidding Watchtower is 2/6
    And Blinkmoth Nexus is 1/1

  @id:anthem-of-a-color @CR-604.1
  Scenario Outline: <anthem> strengthens <color> creatures of both players, and no others
    Given Alice has <anthem> in hand
    And Alice has <mana> floating
    And Alice controls <creature> called Ours
    And Bob controls <creature> called Theirs and Hill Giant
    When Alice casts <anthem>
    And the stack resolves
    Then Ours is <size>
    And Theirs is <size>
    And Hill Giant is 3/3

    Examples:
      | case     | anthem   | mana   | color | creature       | size |
      | crusade  | Crusade  | {W}{W} | white | Elite Vanguard | 3/2  |
      | bad-moon | Bad Moon | {B}{B} | black | Typhoid Rats   | 2/2  |

  @id:everything-black @CR-613.1e @CR-613.4c
  Scenario: Once all creatures are black, what is about black creatures is about all of them
    Given Alice controls Bad Moon and Gray Ogre
    And Alice has Darkest Hour and Doom Blade in hand
    And Alice has {B} floating
    And Bob controls Bear Cub
    Then Bear Cub is a legal target for Doom Blade
    When Alice casts Darkest Hour
    And the stack resolves
    Then Gray Ogre is black
    And Gray Ogre is 3/3
    And Bear Cub is 3/3
    And Bear Cub is not a legal target for Doom Blade
