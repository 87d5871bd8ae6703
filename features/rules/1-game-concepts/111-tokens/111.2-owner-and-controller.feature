Feature: 111.2 Owner and controller of a token

  The player who creates a token owns and controls it, whoever's spell says so.

  @id:token-creator-controls @CR-111.2 @CR-701.7a
  Scenario: A token is controlled by the player who creates it, not by who cast the spell
    Given Bob controls Sol Ring
    And Alice has Beast Within in hand
    And Alice has {G}{G}{G} floating
    When Alice casts Beast Within targeting Sol Ring
    And the stack resolves
    Then Bob controls 1 Beast Token
    And Alice controls 0 Beast Token

  @id:tokens-specified-number @CR-701.7a
  Scenario: As many tokens are created as the words say, with those characteristics
    Given Alice has Raise the Alarm in hand
    And Alice has {W}{W} floating
    When Alice casts Raise the Alarm
    And the stack resolves
    And Alice's new Soldier Token is called First
    And Alice's new Soldier Token is called Second
    Then Alice controls 2 Soldier Tokens
    And First is 1/1
    And Second is white
    And Second is a creature
