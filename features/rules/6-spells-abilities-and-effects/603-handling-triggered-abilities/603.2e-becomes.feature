Feature: 603.2e Becoming

  What triggers as something becomes so does not trigger for what is so already.

  @id:becomes-tapped-not-already @CR-603.2e
  Scenario: Blight doesn't trigger for a land that is tapped already, but when the land becomes tapped
    Given Alice has Blight called Late in hand
    And Alice has {B}{B} floating
    And Bob controls Forest called Tapped and Forest called Fresh
    And Tapped is tapped
    And Alice controls Blight called Early
    And Early is attached to Fresh
    When Alice casts Late targeting Tapped
    And the stack resolves
    Then the stack is empty
    And Tapped is on the battlefield
    When Bob taps Fresh for mana
    Then the top of the stack is an ability of Early
