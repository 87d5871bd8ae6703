Feature: 608.2h When something is counted

  What an effect needs to know is looked up once, as the effect is applied: not as the spell is cast or the ability
  triggers, and not later.

  @id:counted-as-spell-resolves @CR-608.2h @ruling:chain-reaction/1
  Scenario: Chain Reaction deals 1 damage when but one of two creatures is left as it resolves
    Given Alice has Chain Reaction in hand
    And Alice has {R}{R}{C}{C} floating
    And Bob controls Hill Giant and Grizzly Bears
    And Bob has Unsummon in hand
    And Bob has {U} floating
    When Alice casts Chain Reaction
    And Alice passes priority
    And Bob casts Unsummon targeting Grizzly Bears
    And the stack resolves
    Then Hill Giant has 1 damage marked on it

  @id:counted-as-trigger-resolves @CR-608.2h @ruling:wheel-of-torture/1
  Scenario: Wheel of Torture counts the cards in hand after its victim has cast one of two
    Given Alice controls Wheel of Torture
    And Bob controls Mountain
    And Bob has Lightning Bolt and Island in hand
    When the game goes to Bob's upkeep
    And Bob casts Lightning Bolt targeting Alice
    And the stack resolves
    Then Alice has 17 life
    And Bob has 18 life

  @id:counted-lands-tapped-meanwhile @CR-608.2h @ruling:citadel-of-pain/1
  Scenario: A land that is tapped while Citadel of Pain's ability waits does no damage
    Given Alice controls Citadel of Pain
    And it is Bob's postcombat main phase
    And Bob controls Mountain called First, Mountain called Second and Forest
    And Bob has Lightning Bolt in hand
    When the game goes to Bob's end step
    And Bob casts Lightning Bolt targeting Alice paying with First
    And the stack resolves
    Then Alice has 17 life
    And Bob has 18 life

  @id:counted-after-combat-damage @CR-608.2h @CR-107.1a @ruling:quietus-spike/2
  Scenario: Quietus Spike halves what is left after combat damage
    Given Alice controls Grizzly Bears and Quietus Spike
    And Quietus Spike is attached to Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game goes to Alice's postcombat main phase
    Then Bob has 9 life

  @id:counted-one-after-the-other @CR-608.2h @CR-107.1a @ruling:quietus-spike/1
  Scenario: A second Quietus Spike halves what the first one has left
    Given Alice controls Grizzly Bears, Quietus Spike called First and Quietus Spike called Second
    And First is attached to Grizzly Bears
    And Second is attached to Grizzly Bears
    When Alice attacks with Grizzly Bears
    And the game goes to Alice's combat damage step
    And Alice orders the triggers First and Second if asked
    And the top of the stack resolves
    Then Bob has 9 life
    When the top of the stack resolves
    Then Bob has 4 life

  @id:counted-two-festivals @CR-608.2h @CR-107.1a @ruling:havoc-festival/2
  Scenario: Two Havoc Festivals take 10 life of 20, then 5 of 10
    Given Alice controls Havoc Festival called First and Havoc Festival called Second
    When the game goes to Bob's upkeep
    And Alice orders the triggers First and Second if asked
    And the stack resolves
    Then Bob has 5 life
    And Alice has 20 life

  @id:counted-tokens-of-the-first @CR-608.2h @CR-107.1a @ruling:endless-ranks-of-the-dead/2
  Scenario: The Zombies of the first Endless Ranks of the Dead count for the second
    Given it is Bob's end step
    And Alice controls Endless Ranks of the Dead called First, Endless Ranks of the Dead called Second and four Carrion Feeders
    When the game goes to Alice's upkeep
    And Alice orders the triggers First and Second if asked
    And the top of the stack resolves
    Then Alice controls 2 Zombie Tokens
    When the top of the stack resolves
    Then Alice controls 5 Zombie Tokens

  @id:counted-without-the-spell @CR-608.2n @ruling:kindle/1
  Scenario: Kindle counts the Kindle in a graveyard, and not itself
    Given Alice has Kindle called First and Kindle called Second in hand
    And Alice has {R}{R}{R}{R} floating
    When Alice casts First targeting Bob
    And the stack resolves
    Then Bob has 18 life
    When Alice casts Second targeting Bob
    And the stack resolves
    Then Bob has 15 life

  @id:counted-by-name @CR-608.2n @ruling:accumulated-knowledge/1
  Scenario: Accumulated Knowledge draws a card more for another one in a graveyard, and none for itself
    Given Alice has Accumulated Knowledge called First and Accumulated Knowledge called Second in hand
    And Bob has Kindle in the graveyard
    And Alice has {U}{U}{U}{U} floating
    When Alice casts First
    And the stack resolves
    Then Alice has 2 cards in hand
    When Alice casts Second
    And the stack resolves
    Then Alice has 3 cards in hand

  @id:counted-last-known-power @CR-608.2h @ruling:wild-beastmaster/1
  Scenario: Wild Beastmaster destroyed in response gives the power that it had last
    Given Alice controls Wild Beastmaster, Grizzly Bears and Bonesplitter
    And Bonesplitter is attached to Wild Beastmaster
    And Bob has Doom Blade in hand
    And Bob controls two Swamps
    When Alice attacks with Wild Beastmaster
    And Alice passes priority
    And Bob casts Doom Blade targeting Wild Beastmaster
    And the stack resolves
    Then Wild Beastmaster is in Alice's graveyard
    And Grizzly Bears is 5/5

  @id:counted-sacrificed-power @CR-608.2h @ruling:disciple-of-bolas/2
  Scenario: Disciple of Bolas gains and draws by the power that the sacrificed creature had last
    Given Alice controls Grizzly Bears, Bonesplitter and four Swamps
    And Bonesplitter is attached to Grizzly Bears
    And Alice has Disciple of Bolas in hand
    When Alice casts Disciple of Bolas
    And the stack resolves
    Then Grizzly Bears is in Alice's graveyard
    And Alice has 24 life
    And Alice has 4 cards in hand

  @id:counted-nothing-sacrificed @CR-107.2 @ruling:disciple-of-bolas/1
  Scenario: Disciple of Bolas alone gives nothing, with another creature it gives something
    Given Alice controls eight Swamps
    And Alice has Disciple of Bolas called First and Disciple of Bolas called Second in hand
    When Alice casts First
    And the stack resolves
    Then Alice has 20 life
    And Alice has 1 card in hand
    When Alice casts Second
    And the stack resolves
    Then First is in Alice's graveyard
    And Alice has 22 life

  @id:counted-mana-value-of-destroyed @CR-608.2h
  Scenario: Artifact Mutation creates as many Saprolings as the destroyed artifact's mana value says
    Given Alice has Artifact Mutation in hand
    And Alice has {R}{G} floating
    And Bob controls Gilded Lotus
    When Alice casts Artifact Mutation targeting Gilded Lotus
    And the stack resolves
    Then Gilded Lotus is in Bob's graveyard
    And Alice controls 5 Saproling Tokens

  @id:counted-illegal-target @CR-608.2b @ruling:artifact-mutation/1
  Scenario: Artifact Mutation creates no Saproling when its target has left, and one for the next
    Given Alice has Artifact Mutation called First and Artifact Mutation called Second in hand
    And Alice has {R}{G}{R}{G} floating
    And Bob controls Bottle Gnomes and Sol Ring
    When Alice casts First targeting Bottle Gnomes
    And Alice passes priority
    And Bob activates the Sacrifice this creature ability of Bottle Gnomes
    And the stack resolves
    Then Alice controls no Saproling Tokens
    When Alice casts Second targeting Sol Ring
    And the stack resolves
    Then Alice controls 1 Saproling Token

  @id:champion-counts-own-creatures @CR-608.2h
  Scenario: Foundry Champion deals damage for each creature of its controller as its ability resolves, itself among them
    Given Alice controls Grizzly Bears and Gray Ogre
    And Bob controls Hill Giant
    And Alice has Foundry Champion in hand
    And Bob has Lightning Bolt in hand
    And Bob controls Mountain
    And Alice has {R}{R}{R}{R}{R}{W} floating
    When Alice casts Foundry Champion
    And the top of the stack resolves
    And Alice chooses the targets Bob
    And Alice passes priority
    And Bob casts Lightning Bolt targeting Gray Ogre
    And the stack resolves
    Then Bob has 18 life

  @id:counted-equipment-left @CR-608.2h
  Scenario: Armed Response counts its controller's Equipment that is left as it resolves
    Given it is Bob's precombat main phase
    And Bob controls Hill Giant, Mountain and Bonesplitter called His
    And Bob has Crush in hand
    And Alice controls Short Sword, Bonesplitter called Hers, Colossus Hammer and three Plains
    And Alice has Armed Response in hand
    When Bob attacks with Hill Giant
    And Bob passes priority
    And Alice casts Armed Response targeting Hill Giant
    And Alice passes priority
    And Bob casts Crush targeting Short Sword
    And the stack resolves
    Then Hill Giant has 2 damage marked on it

  @id:counted-mentor-power @CR-608.2h @ruling:conclave-mentor/5
  Scenario: The life for a dead Conclave Mentor is the power that its counters had given it
    Given Alice controls Conclave Mentor
    And Alice has Battlegrowth and Murder in hand
    And Alice has {G}{B}{B}{B} floating
    When Alice casts Battlegrowth targeting Conclave Mentor
    And the stack resolves
    Then Conclave Mentor is 4/4
    When Alice casts Murder targeting Conclave Mentor
    And the stack resolves
    Then Conclave Mentor is in Alice's graveyard
    And Alice has 24 life

  @id:counted-cards-looked-at @CR-608.2h
  Scenario: Nessian Game Warden looks at as many cards as Forests are left when its ability resolves
    Given Alice controls three Forests
    And Alice has Nessian Game Warden in hand
    And Alice has Grizzly Bears, Gray Ogre and Hill Giant on top of the library
    And Alice has {C}{C}{C}{G}{G} floating
    And Bob has Boomerang in hand
    And Bob has {U}{U} floating
    When Alice casts Nessian Game Warden
    And the top of the stack resolves
    And Alice passes priority
    And Bob casts Boomerang targeting Forest 1
    And the stack resolves
    And Alice chooses to if asked
    Then the options for Alice are Grizzly Bears and Gray Ogre
    When Alice chooses Grizzly Bears from the options
    Then Grizzly Bears is in Alice's hand
    And Gray Ogre is in Alice's library
