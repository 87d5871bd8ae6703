Feature: Soul of Zendikar

  Exiling the card from the graveyard is part of what its last ability costs.

  @id:soul-of-zendikar-exiled-as-cost @CR-602.2b @CR-113.6 @ruling:soul-of-zendikar/1
  Scenario: One Soul of Zendikar makes a Beast and stays, another in the graveyard is exiled before its Beast comes
    Given Alice controls Soul of Zendikar called Alive and ten Forests
    And Alice has Soul of Zendikar called Dead in the graveyard
    Then Alice can't activate the {3}{G}{G}, Exile this card from your graveyard ability of Alive
    And Alice can activate the {3}{G}{G}, Exile this card from your graveyard ability of Dead
    When Alice activates the {3}{G}{G}, Exile this card from your graveyard ability of Dead
    Then Dead is in exile
    And Alice controls no Beast Tokens
    When the stack resolves
    Then Alice controls 1 Beast Token
    When Alice activates the {3}{G}{G} ability of Alive
    And the stack resolves
    Then Alice controls 2 Beast Tokens
    And Alive is on the battlefield
