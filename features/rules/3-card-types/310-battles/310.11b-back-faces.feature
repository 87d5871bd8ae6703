Feature: 310.11b The back faces of Sieges

  A defeated Siege comes back as what its back face is: a creature, an artifact or an enchantment.

  @id:siege-back-creature @CR-310.11b @CR-712.8e
  Scenario Outline: A defeated <siege> is cast as a creature
    Given Alice controls <siege> and Hill Giant
    And <siege> has 1 defense counter on it
    And Bob protects <siege>
    And Alice has Gut Shot in hand
    And Alice has {R} floating
    When Alice casts Gut Shot targeting <siege>
    And the stack resolves
    And Alice chooses to
    And the stack resolves
    Then <siege> is named <back>
    And <siege> is <size>

    Examples:
      | case      | siege               | back                 | size |
      | ixalan    | Invasion of Ixalan  | Belligerent Regisaur | 4/3  |
      | kamigawa  | Invasion of Kamigawa | Rooftop Saboteurs   | 2/3  |
      | karsus    | Invasion of Karsus  | Refraction Elemental | 4/4  |
      | mercadia  | Invasion of Mercadia | Kyren Flamewright   | 3/3  |
      | moag      | Invasion of Moag    | Bloomwielder Dryads  | 3/3  |
      | xerex     | Invasion of Xerex   | Vertex Paladin       | 2/2  |

  @id:siege-back-no-creature @CR-310.11b @CR-712.8e
  Scenario Outline: A defeated <siege> is cast as an <type>
    Given Alice controls <siege>
    And <siege> has 1 defense counter on it
    And Bob protects <siege>
    And Alice has Gut Shot in hand
    And Alice has {R} floating
    When Alice casts Gut Shot targeting <siege>
    And the stack resolves
    And Alice chooses to
    And the stack resolves
    Then <siege> is named <back>
    And <siege> is an <type>
    And <siege> is not a battle

    Examples:
      | case      | siege                 | back                              | type        |
      | kaladesh  | Invasion of Kaladesh  | Aetherwing, Golden-Scale Flagship | artifact    |
      | shandalar | Invasion of Shandalar | Leyline Surge                     | enchantment |
      | tolvada   | Invasion of Tolvada   | The Broken Sky                    | enchantment |
      | vryn      | Invasion of Vryn      | Overloaded Mage-Ring              | artifact    |

  @id:siege-back-counts-lands @CR-310.11b @CR-604.3
  Scenario: Invasion of Lorwyn is cast as a creature as big as its controller's lands are many
    Given Alice controls Invasion of Lorwyn and two Forests
    And Invasion of Lorwyn has 1 defense counter on it
    And Bob protects Invasion of Lorwyn
    And Bob controls Island
    And Alice has Gut Shot and Plains in hand
    And Alice has {R} floating
    When Alice casts Gut Shot targeting Invasion of Lorwyn
    And the stack resolves
    And Alice chooses to
    And the stack resolves
    Then Invasion of Lorwyn is 2/2
    When Alice plays Plains
    Then Invasion of Lorwyn is named Winnowing Forces
    And Invasion of Lorwyn is 3/3
