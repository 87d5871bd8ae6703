Feature: Rulings of Voldaren Pariah

  @id:pariah-too-few-creatures @ruling:voldaren-pariah/2 @CR-101.3
  Scenario: An opponent with two creatures sacrifices both for the Abolisher
    Given Alice controls Voldaren Pariah and three Grizzly Bears
    And Bob controls Hill Giant, Serra Angel and Sol Ring
    When Alice activates the Sacrifice three other creatures ability of Voldaren Pariah
    And the top of the stack resolves
    And Alice chooses the targets Bob if asked
    And the stack resolves
    Then Voldaren Pariah is transformed
    And Voldaren Pariah is colorless
    And Hill Giant is in Bob's graveyard
    And Serra Angel is in Bob's graveyard
    And Sol Ring is on the battlefield
