Feature: Yomiji, Who Bars the Way

  Other legendary permanents return from the graveyard to their owners' hands.

  @id:yomiji-together @ruling:yomiji-who-bars-the-way/1 @CR-603.10a
  Scenario: A legendary permanent that dies together with Yomiji returns to hand, Yomiji and other permanents don't
    Given Alice controls Yomiji, Who Bars the Way, Mowu, Loyal Companion and Grizzly Bears
    And Alice has Wrath of God in hand
    And Alice has {W}{W}{W}{W} floating
    When Alice casts Wrath of God
    And the stack resolves
    Then Mowu, Loyal Companion is in Alice's hand
    And Yomiji, Who Bars the Way is in Alice's graveyard
    And Grizzly Bears is in Alice's graveyard
