Feature: 712.14 Entering

  A double-faced card enters with its front face up, unless an effect puts it onto the battlefield transformed.

  @id:returns-transformed @CR-712.14a @ruling:loyal-cathar/3
  Scenario: What returns transformed enters with its back face up
    Given Alice controls Loyal Cathar
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Loyal Cathar
    And the stack resolves
    Then Loyal Cathar is in Alice's graveyard
    When the game goes to Alice's end step
    And the stack resolves
    Then Loyal Cathar is on the battlefield
    And Loyal Cathar is transformed
    And Loyal Cathar is 2/1
    And Loyal Cathar is black

  @id:single-faced-stays @CR-712.14a @ruling:loyal-cathar/4
  Scenario: A card with one face can't return transformed
    Given Alice controls Loyal Cathar
    And Alice has Clone, Murder called One and Murder called Two in hand
    And Alice has {C}{C}{C}{U}{C}{B}{B}{C}{B}{B} floating
    When Alice casts Clone
    And the stack resolves
    And Alice chooses Loyal Cathar from the options
    And Alice casts One targeting Clone
    And the stack resolves
    And Alice casts Two targeting Loyal Cathar
    And the stack resolves
    And the game goes to Alice's end step
    And Alice orders the triggers Clone and Loyal Cathar if asked
    And the stack resolves
    Then Clone is in Alice's graveyard
    And Loyal Cathar is on the battlefield

  @id:returns-under-your-control @CR-712.14a @ruling:loyal-cathar/2
  Scenario: A borrowed creature returns transformed under the control of who controlled it
    Given Alice controls Loyal Cathar, owned by Bob
    And Alice has Murder in hand
    And Alice has {C}{B}{B} floating
    When Alice casts Murder targeting Loyal Cathar
    And the stack resolves
    Then Loyal Cathar is in Bob's graveyard
    When the game goes to Alice's end step
    And the stack resolves
    Then Alice controls Loyal Cathar
    And Loyal Cathar is transformed

  @id:sorcery-enters-transformed @CR-712.14a
  Scenario: A sorcery card can be put onto the battlefield with its back face up
    Given Alice has Startled Awake in the graveyard
    And Alice has {C}{C}{C}{U}{U} floating
    When Alice activates the {3}{U}{U} ability of Startled Awake
    And the stack resolves
    Then Startled Awake is on the battlefield
    And Startled Awake is named Persistent Nightmare
    And Startled Awake is 1/1

  @id:sorcery-doesnt-return @CR-400.4a @CR-712.14 @ruling:startled-awake/1
  Scenario: A permanent with a sorcery on its front stays in exile where it would return
    Given Alice controls Startled Awake called Awake and Grizzly Bears
    And Awake is transformed
    And Alice has Cloudshift called One and Cloudshift called Two in hand
    And Alice has {W}{W} floating
    When Alice casts One targeting Awake
    And the stack resolves
    Then Awake is in exile
    When Alice casts Two targeting Grizzly Bears
    And the stack resolves
    Then Grizzly Bears is on the battlefield

  @id:face-down-cant-transform @CR-712.15a
  Scenario: A face-down permanent can't transform
    Given Alice controls Villagers of Estwald called Hidden, Villagers of Estwald called Seen and Runed Stalactite
    And Hidden is face down
    And Runed Stalactite is attached to Hidden
    And Alice has Waxing Moon called One and Waxing Moon called Two in hand
    And Alice has {C}{C}{G}{G} floating
    When Alice casts One targeting Hidden
    And the stack resolves
    Then Hidden is face down
    And Hidden is 3/3
    And Hidden is not transformed
    When Alice casts Two targeting Seen
    And the stack resolves
    Then Seen is transformed
