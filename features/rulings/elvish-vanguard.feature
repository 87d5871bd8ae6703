Feature: Rulings on Elvish Vanguard

  It gets a +1/+1 counter each time another Elf enters.

  @id:vanguard-elf-together @CR-603.6a @ruling:elvish-vanguard/1
  Scenario: Elvish Vanguard gets a counter for an Elf that enters together with it
    Given Alice controls Elvish Vanguard and Llanowar Elves
    And Alice has Ghostly Flicker in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Ghostly Flicker targeting Llanowar Elves and Elvish Vanguard
    And the stack resolves
    Then Llanowar Elves is on the battlefield
    And Elvish Vanguard has 1 +1/+1 counter on it
    And Elvish Vanguard is 2/2

  @id:vanguard-not-for-itself @CR-603.6a
  Scenario: Elvish Vanguard gets no counter for itself or for a Bear that enters together with it
    Given Alice controls Elvish Vanguard called Flickered, Elvish Vanguard called Watching and Grizzly Bears
    And Alice has Ghostly Flicker in hand
    And Alice has {U}{U}{U} floating
    When Alice casts Ghostly Flicker targeting Grizzly Bears and Flickered
    And the stack resolves
    Then Watching is 2/2
    And Flickered is 1/1
