Feature: Rulings on Blood Moon

  Nonbasic lands are Mountains: they have that type and its mana ability in place of other land types and abilities.

  Rule: What a land says about its own entering is gone

    @id:blood-moon-enters-untapped @CR-305.7 @CR-614.12 @ruling:blood-moon/1
    Scenario: Under Blood Moon Vivid Creek enters untapped and without counters
      Given Alice controls Blood Moon
      And Alice has Vivid Creek in hand
      When Alice plays Vivid Creek
      Then Vivid Creek is untapped
      And Vivid Creek has no charge counters on it
      And Alice can tap Vivid Creek for {R}

    @id:blood-moon-no-trigger @CR-305.7 @ruling:blood-moon/2
    Scenario: Under Blood Moon Boros Garrison doesn't trigger as it enters
      Given Alice controls Blood Moon and Forest
      And Alice has Boros Garrison in hand
      When Alice plays Boros Garrison
      Then the stack is empty
      And Boros Garrison is untapped
      And Boros Garrison is a Mountain

  Rule: The type Mountain takes the place of other land types and abilities

    @id:blood-moon-types-and-abilities @CR-305.6 @CR-305.7 @ruling:blood-moon/4
    Scenario: Under Blood Moon Dryad Arbor is a Mountain and no Forest, and Mutavault has none of its abilities
      Given Alice controls Blood Moon, Dryad Arbor and Mutavault
      Then Dryad Arbor is not a Forest
      And Dryad Arbor is a Mountain
      And Alice can tap Dryad Arbor for {R}
      And Alice can't tap Dryad Arbor for {G}
      And Alice can tap Mutavault for {R}
      And Alice can't tap Mutavault for {C}

    @id:blood-moon-names-and-supertypes @CR-305.7 @ruling:blood-moon/5 @ruling:blood-moon/6
    Scenario: Under Blood Moon Gaea's Cradle stays legendary, does not become basic, and keeps its name
      Given Alice controls Blood Moon and Gaea's Cradle
      Then Gaea's Cradle is a Mountain
      And Gaea's Cradle is a legendary
      And Gaea's Cradle is not a basic
      And Gaea's Cradle is named Gaea's Cradle
