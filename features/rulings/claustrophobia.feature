Feature: Rulings on Claustrophobia

  The enchanted creature is tapped, and doesn't untap in the untap step.

  @id:claustrophobia-untapped-otherwise @CR-701.26b @ruling:claustrophobia/2
  Scenario: A creature under Claustrophobia is untapped by a spell, and keeps the Aura
    Given Alice has Claustrophobia and Act of Treason in hand
    And Alice has {U}{U}{U}{R}{R}{R} floating
    And Bob controls Gray Ogre
    When Alice casts Claustrophobia targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is tapped
    When Alice casts Act of Treason targeting Gray Ogre
    And the stack resolves
    Then Gray Ogre is untapped
    And Claustrophobia is attached to Gray Ogre
