Feature: Rulings on Spinerock Knoll

  The hidden card may be played in a turn in which one opponent has been dealt 7 damage or more in all, by whatever it
  was.

  Rule: Seven damage to one opponent is needed, from any sources

    @id:spinerock-seven-damage @CR-608.2i @ruling:spinerock-knoll/2
    Scenario: Seven damage from several sources is enough for Spinerock Knoll
      Given Alice has Spinerock Knoll in hand
      And Alice controls Mountain called Peak and Mountain called Cliff
      And Alice controls Stampeding Rhino
      And Alice has Lightning Bolt in hand
      And Alice has Serra Angel on top of the library
      When Alice plays Spinerock Knoll
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice attacks with Stampeding Rhino
      And Alice casts Lightning Bolt targeting Bob paying with Peak
      And the game goes to Alice's end of combat
      And Alice activates the {R}, {T} ability of Spinerock Knoll
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield

    @id:spinerock-six-damage @CR-608.2i @ruling:spinerock-knoll/1
    Scenario: Six damage is not enough for Spinerock Knoll
      Given Alice has Spinerock Knoll in hand
      And Alice controls Mountain
      And Alice controls Hill Giant and War Mammoth
      And Alice has Serra Angel on top of the library
      When Alice plays Spinerock Knoll
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And the game goes to Alice's upkeep
      And Alice attacks with Hill Giant and War Mammoth
      And the game goes to Alice's end of combat
      And Alice activates the {R}, {T} ability of Spinerock Knoll
      And the stack resolves
      Then Bob has 14 life
      And nobody is asked to choose
      And Serra Angel is in exile

    @id:spinerock-earlier-damage @CR-608.2i @ruling:spinerock-knoll/3
    Scenario: Damage that an opponent was dealt before Spinerock Knoll came counts for it
      Given Alice has Blaze and Spinerock Knoll in hand
      And Alice controls Candelabra of Tawnos
      And Alice has {R}{R}{C}{C}{C}{C}{C}{C}{C}{C} floating
      And Alice has Serra Angel on top of the library
      When Alice casts Blaze with X = 7 targeting Bob
      And the stack resolves
      And Alice plays Spinerock Knoll
      And the stack resolves
      And Alice chooses Serra Angel from the options
      And Alice activates the {X}, {T} ability of Candelabra of Tawnos with X = 1 targeting Spinerock Knoll
      And the stack resolves
      And Alice activates the {R}, {T} ability of Spinerock Knoll
      And the stack resolves
      And Alice chooses to
      And the stack resolves
      Then Serra Angel is on the battlefield
