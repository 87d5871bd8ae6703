Feature: Casting without paying the mana cost

  To cast a spell without paying its mana cost is an alternative cost. It takes the place of the mana cost and of every
  other alternative cost; additional costs and cost increases remain.

  Rule: One alternative cost, and no more

    @id:evoke-not-with-free-casting @CR-118.9a @ruling:idol-of-endurance/4
    Scenario: Evoke is no choice for a Wispmare that is cast without its mana cost
      Given Alice has Idol of Endurance and Wispmare called Held in hand
      And Alice controls six Plains
      And Alice has Wispmare called Free in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Free without paying its mana cost
      And Alice can't cast Free for its evoke cost
      And Alice can cast Held for its evoke cost

    @id:evoke-needs-permission @CR-118.9a @CR-601.3 @ruling:idol-of-endurance/4
    Scenario: With mana for all of its costs Wispmare can't be cast from Idol of Endurance's exile for them
      Given Alice has Idol of Endurance in hand
      And Alice controls eight Plains
      And Alice has Wispmare in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      Then Alice can't cast Wispmare
      And Alice can't cast Wispmare for its evoke cost
      When Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Wispmare
      And Alice can't cast Wispmare for its evoke cost

    @id:evoked-creature-is-sacrificed @CR-702.74a
    Scenario: An evoked Wispmare is sacrificed, one cast without its mana cost stays
      Given Alice has Idol of Endurance and Wispmare called Evoked in hand
      And Alice controls six Plains
      And Alice has Wispmare called Free in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Free without paying its mana cost
      And the stack resolves
      And Alice casts Evoked for its evoke cost
      And the stack resolves
      And Alice orders the triggers Evoked and Evoked if asked
      And the stack resolves
      Then Free is on the battlefield
      And Evoked is in Alice's graveyard

    @id:free-casting-mana-value @CR-118.9c
    Scenario: A spell cast without its mana cost keeps its mana value
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Grizzly Bears without paying its mana cost
      Then the top of the stack is Grizzly Bears
      And Grizzly Bears has mana value 2

    @id:evoke-mana-value @CR-118.9c
    Scenario: An evoked spell keeps the mana value of its mana cost
      Given Alice has Wispmare in hand
      And Alice controls Plains
      When Alice casts Wispmare for its evoke cost
      Then the top of the stack is Wispmare
      And Wispmare has mana value 3

  Rule: Optional additional costs may be paid

    @id:free-kicker-may-be-paid @CR-118.9d @CR-702.33a @ruling:idol-of-endurance/4
    Scenario: A Goblin Bushwhacker cast without its mana cost can be kicked
      Given Alice has Idol of Endurance and Mountain in hand
      And Alice controls five Plains
      And Alice has Goblin Bushwhacker in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice plays Mountain
      And Alice casts Goblin Bushwhacker without paying its mana cost kicked
      Then Mountain is tapped
      When the stack resolves
      Then Goblin Bushwhacker has haste
      And Goblin Bushwhacker is 2/1

    @id:free-kicker-need-not-be-paid @CR-118.8b
    Scenario: A Goblin Bushwhacker cast without its mana cost need not be kicked
      Given Alice has Idol of Endurance and Mountain in hand
      And Alice controls five Plains
      And Alice has Goblin Bushwhacker in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice plays Mountain
      And Alice casts Goblin Bushwhacker without paying its mana cost unkicked
      And the stack resolves
      Then Goblin Bushwhacker is on the battlefield
      And Goblin Bushwhacker does not have haste
      And Mountain is untapped

    @id:free-kicker-costs-mana @CR-118.9d @CR-601.2h @ruling:idol-of-endurance/4
    Scenario: The kicker cost of a spell cast without its mana cost has to be paid
      Given Alice has Idol of Endurance and Mountain in hand
      And Alice controls five Plains
      And Alice has Goblin Bushwhacker in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Goblin Bushwhacker without paying its mana cost unkicked
      And Alice can't cast Goblin Bushwhacker without paying its mana cost kicked
      When Alice plays Mountain
      Then Alice can cast Goblin Bushwhacker without paying its mana cost kicked

    @id:free-kicker-alone-is-the-cost @CR-118.9 @CR-118.9d
    Scenario: A kicked Kor Aeronaut cast without its mana cost costs the kicker and no more
      Given Alice has Idol of Endurance in hand
      And Alice controls seven Plains and Grizzly Bears
      And Alice has Kor Aeronaut in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Kor Aeronaut without paying its mana cost kicked
      And the stack resolves
      And Alice chooses the targets Grizzly Bears
      And the stack resolves
      Then Grizzly Bears has flying

  Rule: Mandatory additional costs must be paid

    @id:free-mandatory-discard @CR-118.9d @CR-118.3 @ruling:idol-of-endurance/4
    Scenario: Without a card to discard Mardu Outrider can't be cast even without its mana cost
      Given Alice has Idol of Endurance and Sol Ring in hand
      And Alice controls six Plains
      And Alice has Mardu Outrider in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Mardu Outrider
      When Alice casts Sol Ring
      And the stack resolves
      Then Alice can't cast Mardu Outrider

    @id:free-mandatory-discard-is-paid @CR-118.9d @ruling:idol-of-endurance/4
    Scenario: Mardu Outrider cast without its mana cost costs a card from the hand
      Given Alice has Idol of Endurance and Sol Ring in hand
      And Alice controls five Plains
      And Alice has Mardu Outrider in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Mardu Outrider without paying its mana cost
      Then Sol Ring is in Alice's graveyard
      And the top of the stack is Mardu Outrider

    @id:free-mandatory-exile @CR-118.9d @CR-118.3 @ruling:idol-of-endurance/4
    Scenario: Without a creature card in the graveyard Stitched Drake can't be cast even without its mana cost
      Given Alice has Idol of Endurance in hand
      And Alice controls Hill Giant and five Plains
      And Alice has Stitched Drake and Grizzly Bears in the graveyard
      And Bob has Murder in hand
      And Bob has {B}{B}{B} floating
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Grizzly Bears
      And Alice can't cast Stitched Drake
      When Alice passes priority
      And Bob casts Murder targeting Hill Giant
      And the stack resolves
      Then Alice can cast Stitched Drake

    @id:free-casting-no-mana-abilities @CR-601.2g
    Scenario: A cost without mana gives no occasion to sacrifice Wild Cantor for mana while the spell is cast
      Given Alice has Idol of Endurance in hand
      And Alice controls Wild Cantor and five Plains
      And Alice has Stitched Drake in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice tries to cast Stitched Drake without paying its mana cost, paying with Wild Cantor
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {R}
      Then Alice can cast Stitched Drake
      And Alice has {R} floating

    @id:free-mandatory-exile-is-paid @CR-118.9d @ruling:idol-of-endurance/4
    Scenario: Stitched Drake cast without its mana cost costs a creature card from the graveyard
      Given Alice has Idol of Endurance in hand
      And Alice controls five Plains
      And Alice has Stitched Drake and Hill Giant in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice casts Stitched Drake without paying its mana cost
      Then Hill Giant is in exile
      And the top of the stack is Stitched Drake

  Rule: Cost increases are paid too

    @id:free-cost-increase @CR-118.9d @CR-601.2f
    Scenario: Under Sphere of Resistance a creature cast without its mana cost costs {1}
      Given Alice has Idol of Endurance and Plains called Spare in hand
      And Alice controls Sphere of Resistance and six Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can't cast Grizzly Bears
      When Alice plays Spare
      Then Alice can cast Grizzly Bears

    @id:free-cost-increase-is-paid @CR-118.9d @CR-601.2f
    Scenario: The mana that Sphere of Resistance adds is paid for a creature cast without its mana cost
      Given Alice has Idol of Endurance and Plains called Spare in hand
      And Alice controls Sphere of Resistance and six Plains
      And Alice has Grizzly Bears in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      And Alice plays Spare
      And Alice casts Grizzly Bears without paying its mana cost
      Then the top of the stack is Grizzly Bears
      And Spare is tapped

    @id:free-cost-increase-and-kicker @CR-118.9d @CR-601.2f
    Scenario: Sphere of Resistance and kicker add up for a spell cast without its mana cost
      Given Alice has Idol of Endurance and Plains called Spare in hand
      And Alice controls Sphere of Resistance and eight Plains
      And Alice has Kor Aeronaut in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can cast Kor Aeronaut without paying its mana cost unkicked
      And Alice can't cast Kor Aeronaut without paying its mana cost kicked
      When Alice plays Spare
      Then Alice can cast Kor Aeronaut without paying its mana cost kicked

  Rule: A land is not cast

    @id:free-land-creature @CR-305.9
    Scenario: Idol of Endurance takes Dryad Arbor, but nobody can cast or play it from there
      Given Alice has Idol of Endurance in hand
      And Alice has Dryad Arbor called Held in hand
      And Alice controls five Plains
      And Alice has Dryad Arbor called Taken in the graveyard
      And Alice has Llanowar Elves in the graveyard
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Taken is in exile
      And Alice can't cast Taken
      And Alice can't play Taken
      And Alice can cast Llanowar Elves
      And Alice can play Held
