Feature: 509.1 Declaring blockers

  Blockers are chosen among the defending player's untapped creatures. Blocking doesn't tap them.

  @id:block-untapped-only @CR-509.1a
  Scenario: A tapped creature can't block
    Given Alice controls Hill Giant
    And Bob controls Grizzly Bears called Rested and Grizzly Bears called Tired
    And Tired is tapped
    When Alice attacks with Hill Giant
    Then Bob can block Hill Giant with Rested
    And Bob can't block Hill Giant with Tired
