Feature: 702.83 Exalted

  A creature that is its controller's only attacker gets +1/+1 for each instance of exalted among that player's permanents.

  @id:exalted-attacks-alone @CR-702.83a @CR-506.5
  Scenario: A creature that attacks alone gets +1/+1 for each exalted that its controller has
    Given Alice controls Grizzly Bears, Akrasan Squire and Aven Squire
    When Alice attacks with Grizzly Bears
    And Alice orders the triggers Akrasan Squire and Aven Squire if asked
    And the stack resolves
    Then Grizzly Bears is 4/4
    And Akrasan Squire is 1/1

  @id:exalted-itself @CR-702.83a
  Scenario: A creature with exalted that attacks alone gets the bonus itself
    Given Alice controls Aven Squire
    When Alice attacks with Aven Squire
    And the stack resolves
    Then Aven Squire is 2/2

  @id:exalted-not-alone @CR-702.83b @CR-506.5
  Scenario: Exalted does not trigger for two attackers
    Given Alice controls Grizzly Bears, Hill Giant, Akrasan Squire and Monastery Swiftspear
    And Alice has Sol Ring in hand
    And Alice has {C} floating
    When Alice casts Sol Ring
    And the stack resolves
    And Alice attacks with Grizzly Bears and Hill Giant
    Then Monastery Swiftspear is 2/3
    And the stack is empty
    And Grizzly Bears is attacking

  @id:exalted-opponent @CR-702.83a
  Scenario: Exalted of the defending player's creatures gives nothing to the attacker
    Given Alice controls Grizzly Bears and Akrasan Squire
    And Bob controls Aven Squire
    When Alice attacks with Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is 3/3
