Feature: Rulings on Heritage Druid

  Three Elves are tapped for {G}{G}{G}.

  @id:heritage-druid-new-elves @CR-602.5a @ruling:heritage-druid/1
  Scenario: Heritage Druid and other new Elves can be tapped for its mana
    Given Alice controls Heritage Druid, Llanowar Elves and Elvish Mystic
    And Heritage Druid, Llanowar Elves and Elvish Mystic came under Alice's control this turn
    Then Alice can activate the Tap three untapped Elves you control ability of Heritage Druid
    And Alice can't tap Llanowar Elves for mana
    When Alice activates the Tap three untapped Elves you control ability of Heritage Druid using Heritage Druid, Llanowar Elves and Elvish Mystic
    Then Alice has {G}{G}{G} floating
    And Heritage Druid, Llanowar Elves and Elvish Mystic are tapped

  @id:heritage-druid-three-elves @CR-602.2b
  Scenario: Two Elves and a Bear don't pay for Heritage Druid
    Given Alice controls Heritage Druid, Llanowar Elves, Bear Cub and Elvish Archdruid
    And Elvish Archdruid is tapped
    Then Alice can't activate the Tap three untapped Elves you control ability of Heritage Druid
    And Alice can tap Llanowar Elves for mana
