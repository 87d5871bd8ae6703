Feature: 702.16 Protection

  What has the named quality can't target, enchant, equip or block a permanent with protection from it, and does no
  damage to it.

  Rule: Nothing with the quality targets it

    @id:protection-spell @CR-702.16b
    Scenario: A black spell can't target a creature with protection from black, a red one can
      Given Alice controls White Knight and Youthful Knight
      And Bob has Murder and Lightning Bolt in hand
      Then Youthful Knight is a legal target for Murder
      And White Knight is not a legal target for Murder
      And White Knight is a legal target for Lightning Bolt

    @id:protection-own-spell @CR-702.16b
    Scenario: Protection keeps the controller's own spells away too
      Given Alice controls White Knight and Youthful Knight
      And Alice has Murder in hand
      And Alice has {B}{B}{B} floating
      Then Alice can cast Murder targeting Youthful Knight
      And Alice can't cast Murder targeting White Knight

    @id:protection-ability @CR-702.16b
    Scenario: An ability of a red creature can't target a creature with protection from red
      Given Alice controls Prodigal Pyromancer
      And Bob controls Silver Knight and White Knight
      Then White Knight is a legal target for the {T} ability of Prodigal Pyromancer
      And Silver Knight is not a legal target for the {T} ability of Prodigal Pyromancer

    @id:protection-targets-on-battlefield @CR-702.16b
    Scenario: An Equipment's ability can't target a creature with protection from artifacts
      Given Alice controls Short Sword, Tel-Jilad Chosen and Grizzly Bears
      Then Grizzly Bears is a legal target for the {1} ability of Short Sword
      And Tel-Jilad Chosen is not a legal target for the {1} ability of Short Sword

  Rule: Nothing with the quality is attached to it

    @id:protection-aura-falls-off @CR-702.16c @CR-704.5m
    Scenario: A black Aura on a creature with protection from black is put into the graveyard
      Given Alice controls White Knight and Youthful Knight
      And Alice controls Unholy Strength called Lost and Unholy Strength called Kept
      And Lost is attached to White Knight
      And Kept is attached to Youthful Knight
      When the game goes to Alice's end step
      Then Lost is in Alice's graveyard
      And Kept is attached to Youthful Knight

    @id:protection-equipment-falls-off @CR-702.16d @CR-704.5n
    Scenario: An Equipment on a creature with protection from artifacts falls off and stays on the battlefield
      Given Alice controls Tel-Jilad Chosen and Grizzly Bears
      And Alice controls Short Sword called Lost and Short Sword called Kept
      And Lost is attached to Tel-Jilad Chosen
      And Kept is attached to Grizzly Bears
      When the game goes to Alice's end step
      Then Lost is not attached
      And Alice controls Lost
      And Kept is attached to Grizzly Bears

  Rule: Damage from it is prevented

    @id:protection-damage @CR-702.16e
    Scenario: Damage from a red spell that has no target is prevented too
      Given Alice has Pyroclasm in hand
      And Alice has {R}{R} floating
      And Bob controls Silver Knight and White Knight
      When Alice casts Pyroclasm
      And the stack resolves
      Then White Knight is in Bob's graveyard
      And Silver Knight is on the battlefield
      And Silver Knight has 0 damage marked on it

  Rule: Nothing with the quality blocks it

    @id:protection-block @CR-702.16f
    Scenario: A black creature can't block a creature with protection from black
      Given Alice controls White Knight and Youthful Knight
      And Bob controls Typhoid Rats and Grizzly Bears
      When Alice attacks with White Knight and Youthful Knight
      Then Bob can block Youthful Knight with Typhoid Rats
      And Bob can't block White Knight with Typhoid Rats
      And Bob can block White Knight with Grizzly Bears

    @id:protection-blocks @CR-702.16f
    Scenario: A creature with protection from black can block a black creature
      Given Alice controls Typhoid Rats
      And Bob controls White Knight and Grizzly Bears
      And Grizzly Bears is tapped
      When Alice attacks with Typhoid Rats
      Then Bob can block Typhoid Rats with White Knight
      But Bob can't block Typhoid Rats with Grizzly Bears

  Rule: Each protection looks at its own quality

    @id:protection-on-walls-and-speakers @CR-702.16b @CR-702.16f
    Scenario Outline: <creature> is out of reach for what is <color>, and only for that
      Given Bob controls <creature> and Gray Ogre
      And Alice has <barred> and <allowed> in hand
      Then <creature> is a legal target for <allowed>
      And Gray Ogre is a legal target for <barred>
      And <creature> is not a legal target for <barred>

      Examples:
        | case            | creature        | color | barred         | allowed        |
        | death-speakers  | Death Speakers  | black | Murder         | Lightning Bolt |
        | cemetery-gate   | Cemetery Gate   | black | Murder         | Unsummon       |
        | abbey-gargoyles | Abbey Gargoyles | red   | Lightning Bolt | Doom Blade     |

  Rule: Several qualities are several abilities

    @id:protection-and-from @CR-702.16g
    Scenario Outline: Protection from two colors keeps <spell> away
      Given Bob controls Paladin en-Vec and Youthful Knight
      And Alice has <spell> and Unsummon in hand
      Then Youthful Knight is a legal target for <spell>
      And Paladin en-Vec is not a legal target for <spell>
      And Paladin en-Vec is a legal target for Unsummon

      Examples:
        | case  | spell          |
        | black | Doom Blade     |
        | red   | Lightning Bolt |

    @id:protection-each-color @CR-702.16h
    Scenario: Protection from each color keeps spells of all five colors away, and no colorless source
      Given Alice controls Iridescent Angel, Grizzly Bears and Short Sword
      And Alice has Disenchant, Unsummon, Doom Blade, Lightning Bolt and Giant Growth in hand
      Then Grizzly Bears is a legal target for Doom Blade
      And Iridescent Angel is not a legal target for Doom Blade
      And Iridescent Angel is not a legal target for Unsummon
      And Iridescent Angel is not a legal target for Lightning Bolt
      And Iridescent Angel is not a legal target for Giant Growth
      And Iridescent Angel is a legal target for the {1} ability of Short Sword

    @id:protection-each-color-white @CR-702.16h @CR-702.16f
    Scenario: A creature with protection from each color can't be blocked by a white flyer
      Given Alice controls Iridescent Angel and Silkbind Faerie
      And Bob controls Serra Angel
      When Alice attacks with Iridescent Angel and Silkbind Faerie
      Then Bob can block Silkbind Faerie with Serra Angel
      And Bob can't block Iridescent Angel with Serra Angel

  Rule: The quality can be how many colors a source has

    @id:protection-monocolored @CR-702.16a @CR-702.16f @CR-105.2
    Scenario: Protection from monocolored and protection from multicolored stop different blockers
      Given Alice controls Enemy of the Guildpact and Guardian of the Guildpact
      And Bob controls Grizzly Bears and Boggart Ram-Gang
      When Alice attacks with Enemy of the Guildpact and Guardian of the Guildpact
      Then Bob can block Enemy of the Guildpact with Grizzly Bears
      And Bob can't block Enemy of the Guildpact with Boggart Ram-Gang
      And Bob can block Guardian of the Guildpact with Boggart Ram-Gang
      And Bob can't block Guardian of the Guildpact with Grizzly Bears

    @id:protection-monocolored-colorless @CR-702.16a @CR-105.2c
    Scenario: A colorless creature is neither monocolored nor multicolored
      Given Alice controls Enemy of the Guildpact and Guardian of the Guildpact
      And Bob controls Darksteel Myr and Grizzly Bears
      When Alice attacks with Enemy of the Guildpact and Guardian of the Guildpact
      Then Bob can block Guardian of the Guildpact with Darksteel Myr
      And Bob can block Enemy of the Guildpact with Darksteel Myr
      And Bob can't block Guardian of the Guildpact with Grizzly Bears

  Rule: Players can have protection, too

    @id:protection-of-a-player @CR-702.16k @CR-702.16i @CR-702.16b @CR-113.1b @players:3
    Scenario: Absolute Virtue protects its controller from what each opponent controls, and from nothing else
      Given Alice controls Absolute Virtue
      And Alice has Lightning Bolt called Hers in hand
      And Bob has Lightning Bolt called His and Curse of Death's Hold in hand
      And Carol has Lightning Bolt called Theirs in hand
      Then Alice is a legal target for Hers
      And Alice is not a legal target for His
      And Alice is not a legal target for Theirs
      And Carol is a legal target for His
      And Alice is not a legal target for Curse of Death's Hold
      And Carol is a legal target for Curse of Death's Hold
      And Absolute Virtue is a legal target for His

    @id:protection-of-a-player-from-damage @CR-702.16k @CR-702.16e
    Scenario: Damage by opponents' creatures to a protected player is prevented, damage of their own is not
      Given it is Bob's precombat main phase
      And Alice controls Absolute Virtue
      And Bob controls Hill Giant and Gray Ogre
      And Alice has Lightning Bolt in hand
      And Alice has {R} floating
      When Alice casts Lightning Bolt targeting Alice
      And the stack resolves
      And Bob attacks with Hill Giant and Gray Ogre
      And Alice blocks Gray Ogre with Absolute Virtue
      And the game goes to Bob's end of combat
      Then Alice has 17 life
      And Absolute Virtue has 2 damage marked on it

    @id:protection-of-a-player-curse @CR-702.16k @CR-702.16c @CR-704.5m
    Scenario: The Aura of an opponent on a player who gets protection from that opponent goes to the graveyard
      Given Bob controls Curse of Death's Hold
      And Curse of Death's Hold is attached to Alice
      And Alice controls Curse of the Nightly Hunt
      And Curse of the Nightly Hunt is attached to Alice
      And Alice has Absolute Virtue in hand
      And Alice has {W}{U}{W}{W}{W}{W}{W}{W} floating
      When Alice casts Absolute Virtue
      And the stack resolves
      Then Curse of Death's Hold is in Bob's graveyard
      And Curse of the Nightly Hunt is on the battlefield

    @id:protection-from-everything @CR-702.16j
    Scenario: A player with protection from everything is no target and takes no damage until their next turn
      Given Alice controls The Stasis Coffin
      And Alice has Lightning Bolt called Hers in hand
      And Bob has Lightning Bolt called His and Flame Rift in hand
      And Alice has {C}{C} floating
      When Alice activates the {2}, {T} ability of The Stasis Coffin
      And the stack resolves
      Then Alice is not a legal target for Hers
      And Alice is not a legal target for His
      And Bob is a legal target for Hers
      When the game goes to Bob's precombat main phase
      Then Alice is not a legal target for His
      When the game goes to Alice's upkeep
      Then Alice is a legal target for His

    @id:protection-from-everything-damage @CR-702.16j @CR-702.16e
    Scenario: Damage to each player is prevented for the one with protection from everything
      Given Alice controls The Stasis Coffin
      And Alice has Flame Rift in hand
      And Alice has {C}{C}{R}{R} floating
      When Alice activates the {2}, {T} ability of The Stasis Coffin
      And the stack resolves
      And Alice casts Flame Rift
      And the stack resolves
      Then Alice has 20 life
      And Bob has 16 life
