Feature: Rulings on City of Brass

  It hurts its controller whenever it becomes tapped.

  @id:city-of-brass-above-spell @CR-603.3 @ruling:city-of-brass/1
  Scenario: The ability of City of Brass resolves before the spell that the land paid for
    Given Alice controls City of Brass
    And Alice has Lightning Bolt in hand
    When Alice casts Lightning Bolt targeting Bob paying with City of Brass
    Then the stack has 2 objects
    And the top of the stack is an ability of City of Brass
    When the top of the stack resolves
    Then Alice has 19 life
    And Bob has 20 life
    When the stack resolves
    Then Bob has 17 life

  @id:city-of-brass-tapped-by-opponent @CR-603.2 @ruling:city-of-brass/3
  Scenario: City of Brass hurts its controller though the opponent taps it
    Given Alice controls Mishra's Helix
    And Alice has {C} floating
    And Bob controls City of Brass
    When Alice activates the {X}, {T} ability of Mishra's Helix with X = 1 targeting City of Brass
    And the stack resolves
    Then City of Brass is tapped
    And Bob has 19 life
    And Alice has 20 life
