Feature: 509.1b Restrictions on how many block

  A declaration of blockers that disobeys a restriction is illegal, also where each of the blocks would be legal alone.

  @id:blocked-by-one-only @CR-509.1b
  Scenario: Stalking Tiger can be blocked by one creature, not by two
    Given Alice controls Stalking Tiger and Hill Giant
    And Bob controls two Grizzly Bears
    When Alice attacks with Stalking Tiger and Hill Giant
    Then Bob can't block Stalking Tiger with Grizzly Bears 1 and Grizzly Bears 2
    And Bob can block Hill Giant with Grizzly Bears 1 and Grizzly Bears 2
    And Bob can block Stalking Tiger with Grizzly Bears 1
