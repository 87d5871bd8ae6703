Feature: 702.111 Menace

  One creature alone can't block a creature with menace; two or more together can.

  @id:menace-two-blockers @CR-702.111b
  Scenario: A creature with menace can be blocked by two creatures and not by one
    Given Alice controls Boggart Brute
    And Bob controls Grizzly Bears and Hill Giant
    When Alice attacks with Boggart Brute
    Then Bob can't block Boggart Brute with Hill Giant
    And Bob can block Boggart Brute with Grizzly Bears and Hill Giant
