Feature: Rulings on Aysen Bureaucrats

  Only a creature with power 2 or less can be tapped.

  @id:bureaucrats-power-on-resolution @CR-608.2b @ruling:aysen-bureaucrats/1
  Scenario: A creature that has grown in response is not tapped
    Given Alice controls Aysen Bureaucrats called First and Aysen Bureaucrats called Second
    And Bob controls Bear Cub, Gray Ogre and Hill Giant
    And Bob has Brute Force in hand
    And Bob has {R} floating
    Then Hill Giant is not a legal target for the {T} ability of First
    And Bear Cub is a legal target for the {T} ability of First
    When Alice activates the {T} ability of First targeting Bear Cub
    And Alice passes priority
    And Bob casts Brute Force targeting Bear Cub
    And the stack resolves
    Then Bear Cub is untapped
    When Alice activates the {T} ability of Second targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is tapped
