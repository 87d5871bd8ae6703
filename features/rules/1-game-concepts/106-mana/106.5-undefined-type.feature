Feature: 106.5 Mana of an undefined type

  Where the words of an ability leave the type of its mana undefined, nothing is added. The ability may be used all the
  same. Meteor Crater, whose mana has the color of a permanent that its controller picks, has no color to go by
  while there is no such permanent.

  Rule: Without a type to add there is no mana

    @id:undefined-mana-no-color @CR-106.5
    Scenario: Meteor Crater adds nothing while its controller has no colored permanent
      Given Alice controls Meteor Crater and Sol Ring
      When Alice taps Sol Ring for mana
      And Alice taps Meteor Crater for mana
      Then Meteor Crater is tapped
      And Alice has {C}{C} floating

    @id:undefined-mana-still-activated @CR-605.2
    Scenario: Meteor Crater can be tapped for mana that it won't add
      Given Alice controls Meteor Crater called Fresh and Meteor Crater called Used
      And Used is tapped
      Then Alice can tap Fresh for mana
      And Alice can't tap Used for mana

    @id:undefined-mana-opponents-color @CR-106.5
    Scenario: A colored permanent of the opponent gives Meteor Crater no color
      Given Alice controls Meteor Crater and Llanowar Elves
      And Bob controls Meteor Crater called Empty
      When Alice taps Meteor Crater for {G}
      And Alice passes priority
      And Bob taps Empty for mana
      Then Alice has {G} floating
      And Bob has no mana floating

    @id:undefined-mana-color-gone @CR-106.5
    Scenario: Meteor Crater adds nothing once the last colored permanent has gone
      Given Alice controls Meteor Crater called Before and Meteor Crater called After
      And Alice controls Wild Cantor
      When Alice taps Before for {R}
      And Alice activates the Sacrifice this creature ability of Wild Cantor for {U}
      And Alice taps After for mana
      Then After is tapped
      And Alice has {U}{R} floating

  Rule: The colors that there are define the choice

    @id:undefined-mana-one-color @CR-106.5
    Scenario: Meteor Crater offers the one color among its controller's permanents
      Given Alice controls Meteor Crater and Llanowar Elves
      Then Alice can tap Meteor Crater for {G}
      And Alice can't tap Meteor Crater for {R}

    @id:undefined-mana-two-colors @CR-106.5
    Scenario: Meteor Crater offers both colors of a two-colored permanent
      Given Alice controls Meteor Crater and Wild Cantor
      Then Alice can tap Meteor Crater for {R}
      And Alice can tap Meteor Crater for {G}
      And Alice can't tap Meteor Crater for {W}

    @id:undefined-mana-chosen-color @CR-106.5
    Scenario: Meteor Crater adds one mana of the chosen color
      Given Alice controls Meteor Crater, Llanowar Elves and Goblin Piker
      When Alice taps Meteor Crater for {R}
      Then Alice has {R} floating

    @id:undefined-mana-colorless-no-color @CR-106.5 @ruling:meteor-crater/1
    Scenario: Meteor Crater takes no color from a colorless permanent
      Given Alice controls Meteor Crater, Sol Ring and Llanowar Elves
      Then Alice can tap Meteor Crater for {G}
      And Alice can't tap Meteor Crater for {C}

  Rule: What waits for tapping for mana stays silent

    @id:undefined-mana-no-extra-mana @CR-106.12a @CR-106.5
    Scenario: Wild Growth adds nothing to a Meteor Crater that adds nothing
      Given Alice controls Meteor Crater and Wastes
      And Bob controls Wild Growth called First and Wild Growth called Second
      And First is attached to Meteor Crater
      And Second is attached to Wastes
      When Alice taps Meteor Crater for mana
      Then Alice has no mana floating
      When Alice taps Wastes for mana
      Then Alice has {G}{C} floating

    @id:undefined-mana-manabarbs @CR-106.12a @CR-106.5
    Scenario: Manabarbs doesn't trigger for a Meteor Crater that adds nothing
      Given Alice controls Meteor Crater and Wastes
      And Bob controls Manabarbs
      When Alice taps Meteor Crater for mana
      Then the stack is empty
      When Alice taps Wastes for mana
      Then the top of the stack is an ability of Manabarbs
      When the stack resolves
      Then Alice has 19 life
