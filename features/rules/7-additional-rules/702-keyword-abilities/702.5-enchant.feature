Feature: 702.5 Enchant

  Enchant says what an Aura spell can target and what the Aura can be attached to.

  Rule: Enchant restricts what an Aura spell can target

    @id:enchant-limits-targets @CR-702.5a @CR-303.4a
    Scenario Outline: <aura> can target <fitting>, and not <other>
      Given Alice has <aura> in hand
      And Bob controls <fitting> and <other>
      Then <fitting> is a legal target for <aura>
      And <other> is not a legal target for <aura>

      Examples:
        | case     | aura           | fitting         | other         |
        | creature | Holy Strength  | Grizzly Bears   | Sol Ring      |
        | land     | Wild Growth    | Forest          | Grizzly Bears |
        | artifact | Steal Artifact | Bottle Gnomes   | Forest        |
        | both     | Evil Presence  | Dryad Arbor     | Hill Giant    |

    @id:enchant-needs-target @CR-702.5a @CR-601.2c
    Scenario: An Aura spell can't be cast where there is nothing that it could enchant
      Given Alice has Holy Strength and Grizzly Bears in hand
      And Alice controls Plains, Forest called First and Forest called Second
      And Bob controls Sol Ring
      Then Alice can't cast Holy Strength targeting Sol Ring
      When Alice casts Grizzly Bears paying with First and Second
      And the stack resolves
      Then Alice can cast Holy Strength targeting Grizzly Bears

  Rule: Enchant restricts what an Aura can be attached to

    @id:enchant-host-changes @CR-702.5a @CR-704.5m
    Scenario: An Aura falls off a land that is no creature any more, and stays on a creature
      Given Alice controls Mutavault, Grizzly Bears and Wastes
      And Alice has Holy Strength and Unholy Strength in hand
      And Alice has {W}{B} floating
      When Alice activates the {1} ability of Mutavault paying with Wastes
      And the stack resolves
      And Alice casts Holy Strength targeting Mutavault
      And the stack resolves
      Then Mutavault is 3/4
      When Alice casts Unholy Strength targeting Grizzly Bears
      And the stack resolves
      And the game goes to Bob's upkeep
      Then Holy Strength is in Alice's graveyard
      And Unholy Strength is attached to Grizzly Bears

    @id:enchant-host-illegal-on-resolution @CR-702.5a @CR-608.3b
    Scenario: An Aura spell whose target has left in response goes to the graveyard
      Given Alice controls Chronomaton
      And Alice has Holy Strength in hand
      And Alice has {W} floating
      And Bob has Unsummon in hand
      And Bob has {U} floating
      When Alice casts Holy Strength targeting Chronomaton
      Then the top of the stack targets Chronomaton
      When Alice passes priority
      And Bob casts Unsummon targeting Chronomaton
      And the stack resolves
      Then Chronomaton is in Alice's hand
      And Holy Strength is in Alice's graveyard

  @id:enchant-player-targets @CR-702.5d
  Scenario: A Curse can target any player, and no creature
    Given Bob controls Grizzly Bears
    And Alice has Curse of Death's Hold and Holy Strength in hand
    Then Grizzly Bears is a legal target for Holy Strength
    And Grizzly Bears is not a legal target for Curse of Death's Hold
    And Bob is a legal target for Curse of Death's Hold
    And Alice is a legal target for Curse of Death's Hold
    And Bob is not a legal target for Holy Strength

  @id:enchant-player-attached @CR-702.5d @CR-303.4b
  Scenario: A Curse is attached to the player, whose creatures are the ones that it weakens
    Given Alice controls Bear Cub and five Swamps
    And Bob controls Hill Giant
    And Alice has Curse of Death's Hold in hand
    When Alice casts Curse of Death's Hold targeting Bob
    And the stack resolves
    Then Curse of Death's Hold is attached to Bob
    And Alice controls Curse of Death's Hold
    And Hill Giant is 2/2
    And Bear Cub is 2/2
