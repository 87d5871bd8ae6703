Feature: Rulings on Drannith Magistrate

  Opponents of the Magistrate's controller can't cast spells from anywhere but their hands, whatever else allows it.
  Playing a land is no casting.

  Rule: The prohibition beats every permission to cast from elsewhere

    @id:magistrate-stops-hidden-card @CR-101.2 @ruling:drannith-magistrate/3
    Scenario: Drannith Magistrate keeps an opponent from casting a hidden card
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      And Bob controls Drannith Magistrate
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to if asked
      And the stack resolves
      Then Serra Angel is in exile
      And Hill Giant has 1 +1/+1 counter on it

    @id:magistrate-allows-lands @CR-101.2 @ruling:drannith-magistrate/2
    Scenario: Drannith Magistrate does not keep an opponent from playing a hidden land
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Raging Goblin, Grizzly Bears and Hill Giant
      And Alice has Forest on top of the library
      And Bob controls Drannith Magistrate
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Forest from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      Then Forest is on the battlefield

    @id:magistrate-own-controller @CR-101.2 @ruling:drannith-magistrate/3
    Scenario: Drannith Magistrate does not stop its own controller
      Given Alice has Collector's Cage in hand
      And Alice controls three Plains
      And Alice controls Drannith Magistrate, Grizzly Bears and Hill Giant
      And Alice has Serra Angel on top of the library
      When Alice casts Collector's Cage
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {1}, {T} ability of Collector's Cage targeting Hill Giant
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:magistrate-stops-idol @CR-101.2 @ruling:drannith-magistrate/3
    Scenario: Drannith Magistrate overrules the permission of Idol of Endurance
      Given Alice has Idol of Endurance and Elvish Mystic in hand
      And Alice controls five Plains and Forest
      And Alice has Grizzly Bears in the graveyard
      And Bob controls Drannith Magistrate
      When Alice casts Idol of Endurance
      And the stack resolves
      And Alice activates the {1}{W}, {T} ability of Idol of Endurance
      And the stack resolves
      Then Alice can't cast Grizzly Bears
      And Alice can cast Elvish Mystic

  Rule: Putting onto the battlefield is no casting

    @id:magistrate-allows-reanimation @CR-101.2 @CR-601.2 @ruling:drannith-magistrate/1
    Scenario: A creature comes back from the graveyard under the opponent's Drannith Magistrate, a card with flashback does not
      Given Alice has Bond of Revival in hand
      And Alice controls five Swamps and three Islands
      And Alice has Serra Angel and Think Twice in the graveyard
      And Bob controls Drannith Magistrate
      Then Alice can't cast Think Twice for its flashback cost
      And Alice can cast Bond of Revival targeting Serra Angel
      When Alice casts Bond of Revival targeting Serra Angel
      And the stack resolves
      Then Serra Angel is on the battlefield
