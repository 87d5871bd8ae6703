Feature: 107.3i X is one number

  All X on an object are the same number at a time: what is dealt and what is gained, both numbers of a bonus.

  @id:one-x-damage-and-life @CR-107.3i
  Scenario: Tendrils of Corruption gains as much life as it deals damage
    Given Alice controls four Swamps
    And Alice has Tendrils of Corruption in hand
    And Bob controls Craterhoof Behemoth
    When Alice casts Tendrils of Corruption targeting Craterhoof Behemoth
    And the stack resolves
    Then Craterhoof Behemoth has 4 damage marked on it
    And Alice has 24 life

  @id:one-x-illegal-target @CR-608.2b @ruling:tendrils-of-corruption/1
  Scenario: Tendrils of Corruption gains no life when its target is gone
    Given Alice controls four Swamps
    And Alice has Tendrils of Corruption in hand
    And Bob controls Grizzly Bears and Hill Giant
    And Bob has Unsummon in hand
    And Bob has {U} floating
    Then Hill Giant is a legal target for Tendrils of Corruption
    When Alice casts Tendrils of Corruption targeting Grizzly Bears
    And Alice passes priority
    And Bob casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is in Bob's hand
    And Tendrils of Corruption is in Alice's graveyard
    And Alice has 20 life

  @id:one-x-draw-and-lose @CR-107.3i @ruling:champion-of-dusk/1
  Scenario: Champion of Dusk draws a card and takes 1 life for each Vampire, itself among them
    Given Alice controls Blood Artist and five Swamps
    And Alice has Champion of Dusk in hand
    When Alice casts Champion of Dusk
    And the stack resolves
    Then Alice has 2 cards in hand
    And Alice has 18 life
