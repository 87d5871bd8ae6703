Feature: Rulings on Paleoloth

  It returns a creature card to the hand as another creature of size enters.

  @id:paleoloth-together @CR-603.6a @ruling:paleoloth/1
  Scenario: Paleoloth returns a card for a creature with power 5 or greater that enters together with it
    Given Alice controls Paleoloth, Colossal Dreadmaw and Gray Ogre
    And Alice has Grizzly Bears in the graveyard
    And Alice has Ghostly Flicker called First and Ghostly Flicker called Second in hand
    And Alice has {U}{U}{U}{U}{U}{U} floating
    When Alice casts First targeting Paleoloth and Gray Ogre
    And the stack resolves
    Then nobody is asked to choose
    And Grizzly Bears is in Alice's graveyard
    When Alice casts Second targeting Paleoloth and Colossal Dreadmaw
    And the top of the stack resolves
    And Alice chooses the targets Grizzly Bears if asked
    And the stack resolves
    And Alice chooses to
    Then Grizzly Bears is in Alice's hand
