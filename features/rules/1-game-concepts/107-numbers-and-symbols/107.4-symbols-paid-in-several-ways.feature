Feature: 107.4 Symbols that can be paid in several ways

  Half of a hybrid symbol is paid, whichever the player wants; a Phyrexian symbol is paid with mana of its color or with
  2 life. So it is for spells and for abilities (602.2b).

  Rule: Phyrexian mana in an activation cost

    @id:phyrexian-ability-life @CR-107.4f @CR-602.2b
    Scenario: Immolating Souleater's ability is paid with 2 life
      Given Alice controls Immolating Souleater
      When Alice activates the {R/P} ability of Immolating Souleater
      And the stack resolves
      Then Alice has 18 life
      And Immolating Souleater is 2/1

    @id:phyrexian-ability-mana @CR-107.4f @CR-602.2b
    Scenario: With 1 life left the ability can be paid with red mana only
      Given Alice controls Immolating Souleater
      And Bob controls Immolating Souleater and Mountain
      And Alice has 1 life
      And Bob has 1 life
      Then Alice can't activate the {R/P} ability of Immolating Souleater 1
      When Alice passes priority
      Then Bob can activate the {R/P} ability of Immolating Souleater 2
      When Bob activates the {R/P} ability of Immolating Souleater 2
      Then Bob has 1 life
      And Mountain is tapped

    @id:phyrexian-other-color @CR-107.4f
    Scenario: Mana of another color pays for no Phyrexian symbol
      Given Alice controls Trespassing Souleater and Mountain
      And Bob controls Trespassing Souleater and Island
      And Alice has 1 life
      And Bob has 1 life
      Then Alice can't activate the {U/P} ability of Trespassing Souleater 1
      And Bob can activate the {U/P} ability of Trespassing Souleater 2

    @id:phyrexian-spell-some-life @CR-107.4f @CR-601.2b
    Scenario: Of two Phyrexian symbols one is paid with mana and the other with life
      Given Alice controls four Forests and Mountain
      And Alice has Moltensteel Dragon in hand
      When Alice casts Moltensteel Dragon paying with Forest 1, Forest 2, Forest 3, Forest 4 and Mountain
      And the stack resolves
      Then Moltensteel Dragon is on the battlefield
      And Alice has 18 life

  Rule: Monocolored hybrid symbols

    @id:monohybrid-generic @CR-107.4e
    Scenario: A monocolored hybrid symbol is paid with two mana of any type
      Given Alice controls five Forests
      And Alice has Spectral Procession in hand
      And Alice has Plains in hand
      Then Alice can't cast Spectral Procession
      When Alice plays Plains
      Then Alice can cast Spectral Procession

    @id:monohybrid-mixed @CR-107.4e @CR-601.2b
    Scenario: Each monocolored hybrid symbol is paid in its own way
      Given Alice controls two Plains and two Forests
      And Alice has Spectral Procession in hand
      When Alice casts Spectral Procession
      And the stack resolves
      Then Spectral Procession is in Alice's graveyard
      And Forest 1 is tapped

    @id:hybrid-any-mixture @CR-107.4e
    Scenario: Boggart Ram-Gang is paid for with red and green mana in any mixture, and with no white
      Given Alice controls Mountain, Forest and Plains
      And Alice has Boggart Ram-Gang and Forest called Second in hand
      Then Alice can't cast Boggart Ram-Gang
      When Alice plays Second
      Then Alice can cast Boggart Ram-Gang
      When Alice casts Boggart Ram-Gang
      And the stack resolves
      Then Boggart Ram-Gang is red and green
      And Plains is untapped
      And Alice can attack with Boggart Ram-Gang
