Feature: 702.86 Annihilator

  Whenever the creature attacks, the player whom it attacks sacrifices so many permanents.

  @id:annihilator-sacrifice @CR-702.86a
  Scenario: The defending player chooses and sacrifices a permanent for annihilator 1
    Given Alice controls Hand of Emrakul
    And Bob controls Forest, Grizzly Bears and Hill Giant
    When Alice attacks with Hand of Emrakul
    And the stack resolves
    Then the options for Bob are Forest, Grizzly Bears and Hill Giant
    When Bob chooses Grizzly Bears from the options
    Then Grizzly Bears is in Bob's graveyard
    And Forest is on the battlefield
    And Hill Giant is on the battlefield

  @id:annihilator-before-blocks @CR-702.86a
  Scenario: Permanents are sacrificed for annihilator before blockers are declared
    Given Alice controls Hand of Emrakul
    And Bob controls Grizzly Bears and Hill Giant
    When Alice attacks with Hand of Emrakul
    And the stack resolves
    And Bob chooses Grizzly Bears from the options
    And Bob blocks Hand of Emrakul with Hill Giant
    Then Grizzly Bears is in Bob's graveyard
    And Hill Giant is blocking

  @id:annihilator-instances @CR-702.86b
  Scenario: Each instance of annihilator triggers separately
    Given Alice controls Hand of Emrakul and Eldrazi Conscription
    And Eldrazi Conscription is attached to Hand of Emrakul
    And Bob controls Forest, Island, Swamp and Plains
    When Alice attacks with Hand of Emrakul
    Then the stack has 2 objects

  @id:annihilator-too-few @CR-702.86a
  Scenario: A player with fewer permanents than annihilator asks for sacrifices all of them
    Given Alice controls Grizzly Bears and Eldrazi Conscription
    And Eldrazi Conscription is attached to Grizzly Bears
    And Bob controls Darksteel Myr
    When Alice attacks with Grizzly Bears
    And the stack resolves
    Then Darksteel Myr is in Bob's graveyard
    And Grizzly Bears is on the battlefield

  @id:annihilator-controlled-only @CR-702.86a @CR-701.21a
  Scenario: A permanent that the defending player owns but does not control is not sacrificed for annihilator
    Given Alice controls Hand of Emrakul
    And Alice controls Grizzly Bears, owned by Bob
    And Bob controls Forest and Hill Giant
    When Alice attacks with Hand of Emrakul
    And the stack resolves
    Then the options for Bob are Forest and Hill Giant
    When Bob chooses Forest from the options
    Then Grizzly Bears is on the battlefield
    And Forest is in Bob's graveyard
