Feature: 613.8 Dependency

  An effect waits for another of the same layer that changes whether it exists, what it applies to or what it does,
  even if it is older.

  Blood Moon makes Urborg, Tomb of Yawgmoth a Mountain, which takes its ability away (305.7). So the effect of Urborg
  depends on that of Blood Moon.

  @id:dependency-urborg-alone @CR-305.7
  Scenario: Urborg makes each land a Swamp beside what it is
    Given Alice controls Urborg, Tomb of Yawgmoth and Forest
    Then Forest is a Swamp
    And Forest is a Forest
    And Alice can tap Forest for {B}
    And Alice can tap Forest for {G}
    And Alice can tap Urborg, Tomb of Yawgmoth for {B}

  @id:dependency-older-urborg @CR-613.8a @CR-613.8b
  Scenario: Blood Moon is applied before the effect of an older Urborg, which then does not exist
    Given Alice controls Urborg, Tomb of Yawgmoth
    And Alice controls Blood Moon and Forest
    Then Urborg, Tomb of Yawgmoth is a Mountain
    And Urborg, Tomb of Yawgmoth is not a Swamp
    And Forest is not a Swamp
    And Alice can tap Forest for {G}
    And Alice can't tap Forest for {B}

  @id:dependency-played-out @CR-613.8a @CR-613.8b
  Scenario: Lands stop being Swamps when Blood Moon comes after Urborg
    Given Alice controls Urborg, Tomb of Yawgmoth and Forest
    And Alice has Blood Moon in hand
    And Alice has {R}{R}{R} floating
    Then Forest is a Swamp
    When Alice casts Blood Moon
    And the stack resolves
    Then Forest is not a Swamp

  @id:dependency-older-blood-moon @CR-613.8b
  Scenario: An Urborg that comes after Blood Moon makes no land a Swamp either
    Given Alice controls Blood Moon and Forest
    And Alice controls Urborg, Tomb of Yawgmoth
    Then Forest is not a Swamp
    And Urborg, Tomb of Yawgmoth is a Mountain
