Feature: Additional costs

  What a spell asks for beside its mana cost is paid together with it. Some of it must be paid, some may be; none of it
  changes the mana cost.

  Rule: A mandatory additional cost has to be paid

    @id:additional-cost-needs-card-in-hand @CR-118.8 @CR-118.3
    Scenario: Mardu Outrider can't be cast without another card to discard
      Given Alice has Mardu Outrider and Sol Ring in hand
      And Alice controls four Swamps
      Then Alice can cast Mardu Outrider
      When Alice casts Sol Ring
      And the stack resolves
      Then Alice can't cast Mardu Outrider

    @id:additional-cost-is-paid @CR-118.8 @CR-701.9a
    Scenario: The card that Mardu Outrider asks for is discarded while it is cast
      Given Alice has Mardu Outrider and Sol Ring in hand
      And Alice controls three Swamps
      When Alice casts Mardu Outrider using Sol Ring
      Then Sol Ring is in Alice's graveyard
      And the top of the stack is Mardu Outrider

    @id:additional-cost-exile-from-graveyard @CR-118.8 @ruling:stitched-drake/2
    Scenario: Stitched Drake exiles a creature card from the graveyard, one only, while it is cast
      Given Alice has Stitched Drake in hand
      And Alice controls three Islands
      And Alice has Hill Giant and Grizzly Bears in the graveyard
      When Alice casts Stitched Drake using Hill Giant
      Then Hill Giant is in exile
      And Grizzly Bears is in Alice's graveyard
      And the top of the stack is Stitched Drake

    @id:additional-cost-creature-card @CR-118.8 @CR-118.3 @ruling:stitched-drake/2
    Scenario: No other card than a creature card pays for Stitched Drake
      Given Alice has Stitched Drake in hand
      And Alice controls Grizzly Bears and three Islands
      And Alice has Sol Ring in the graveyard
      And Bob has Hill Giant in the graveyard
      And Bob has Murder in hand
      And Bob has {B}{B}{B} floating
      Then Alice can't cast Stitched Drake
      When Alice passes priority
      And Bob casts Murder targeting Grizzly Bears
      And the stack resolves
      Then Alice can cast Stitched Drake

    @id:additional-cost-from-mana-ability @CR-118.8 @CR-601.2g
    Scenario: A creature sacrificed for the mana of Stitched Drake can be exiled for its other cost
      Given Alice has Stitched Drake in hand
      And Alice controls Wild Cantor and two Islands
      When Alice casts Stitched Drake
      Then the top of the stack is Stitched Drake
      And Wild Cantor is in exile

    @id:additional-cost-no-way-back @CR-118.8 @CR-601.2h @CR-701.6a @ruling:stitched-drake/1
    Scenario: The card exiled for Stitched Drake is gone though the spell is countered
      Given Alice has Stitched Drake in hand
      And Alice controls three Islands
      And Alice has Hill Giant in the graveyard
      And Bob has Cancel in hand
      And Bob has {U}{U}{U} floating
      When Alice casts Stitched Drake using Hill Giant
      And Alice passes priority
      And Bob casts Cancel targeting Stitched Drake
      And the stack resolves
      Then Stitched Drake is in Alice's graveyard
      And Hill Giant is in exile

  Rule: An optional additional cost is announced, and paid only then

    @id:kicker-is-paid-beside-mana-cost @CR-702.33a
    Scenario: A kicked Kor Aeronaut costs its mana cost and its kicker cost
      Given Alice has Kor Aeronaut called First and Kor Aeronaut called Second in hand
      And Alice controls five Plains
      Then Alice can cast First kicked
      When Alice casts First unkicked
      And the stack resolves
      Then Alice can cast Second unkicked
      And Alice can't cast Second kicked

    @id:kicker-mana-value @CR-118.8d
    Scenario: Kicking Kor Aeronaut leaves its mana value at 2
      Given Alice has Kor Aeronaut in hand
      And Alice controls four Plains
      When Alice casts Kor Aeronaut kicked
      Then the top of the stack is Kor Aeronaut
      And Kor Aeronaut has mana value 2

    @id:kicker-trigger-if-kicked @CR-702.33e @CR-603.4
    Scenario: Only a kicked Kor Aeronaut gives flying
      Given Alice has Kor Aeronaut called Plain and Kor Aeronaut called Kicked in hand
      And Alice controls six Plains and Grizzly Bears
      When Alice casts Plain unkicked
      And the stack resolves
      Then Plain is on the battlefield
      And Grizzly Bears does not have flying
      When Alice casts Kicked kicked
      And the stack resolves
      And Alice chooses the targets Grizzly Bears
      And the stack resolves
      Then Grizzly Bears has flying

    @id:kicker-once @CR-702.33a @ruling:thieving-skydiver/10
    Scenario: A kicker cost is paid once at most
      Given Alice has Kor Aeronaut in hand
      And Alice controls six Plains
      Then Alice can cast Kor Aeronaut kicked 1 times
      And Alice can't cast Kor Aeronaut kicked 2 times

  Rule: Cost increases are added

    @id:cost-increase-own-spells @CR-601.2f @ruling:sphere-of-resistance/1
    Scenario: Sphere of Resistance makes its controller's spells cost {1} more
      Given Alice has Disenchant and Plains called Spare in hand
      And Alice controls Sphere of Resistance and two Plains
      Then Alice can't cast Disenchant
      When Alice plays Spare
      Then Alice can cast Disenchant

    @id:cost-increase-opponents-spells @CR-601.2f @ruling:sphere-of-resistance/1
    Scenario: Sphere of Resistance makes the opponent's spells cost {1} more
      Given Alice controls Sphere of Resistance
      And Bob has Ambush Viper and Giant Growth in hand
      And Bob controls Grizzly Bears and two Forests
      When Alice passes priority
      Then Bob can't cast Ambush Viper
      And Bob can cast Giant Growth

    @id:cost-increase-not-abilities @CR-601.2f
    Scenario: Sphere of Resistance leaves the cost of abilities alone
      Given Alice has Sol Ring in hand
      And Alice controls Sphere of Resistance, Voltaic Key and Plains
      Then Alice can't cast Sol Ring
      And Alice can activate the {1}, {T} ability of Voltaic Key
