"""The typed trees that the documents of the rules-spec language are read into: what a card, keyword or token *says*.

The reader (`mtg_spec.reader`) makes them from YAML, the renderer (`mtg_spec.render`) prints them as Magic English, an
engine executes them. Nothing here knows how. Words for types, colours, zones, steps and keywords are those of the
Comprehensive Rules in lower case.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Zone: TypeAlias = Literal["battlefield", "hand", "graveyard", "exile", "library", "command", "stack", ""]
Comparator: TypeAlias = Literal["=", "<=", ">=", "<", ">"]


class Node(msgspec.Struct, frozen=True, omit_defaults=True, tag=True, tag_field="is"):
    """A node of a tree; its JSON form carries the class's name under "is"."""


# --- noun phrases -----------------------------------------------------------------------------------------------------


class Reference(Node, frozen=True):
    """Something already known. `word` is one of:

    "this" (the object that the ability is of), "you" (its controller), "it" / "they" / "that player" or the name of a
    target declared in `targets` (what the event or an earlier instruction spoke of; so does "that …" with any other noun),
    "that spell or ability" (of which something became the target),
    "the rest" (of what was looked at, after a choice from it), "revealed" (by an earlier instruction), "not cast" (the cards
    exiled before that were not cast since),
    "sacrificed" (what was sacrificed to pay the cost), "enchanted" /
    "equipped" (what this is attached to), "exiled with this" (cards exiled by a linked ability, 607.2a), "chosen player" (607.2d),
    "opponent" (any opponent), "each opponent", "each player", "a player", "defending player" (508.5), "damage"
    (whatever damage would be dealt).
    `noun` only says how it reads ("enchanted creature").
    """

    word: str
    noun: str = ""


class Relation(Node, frozen=True):
    """The controller or owner of something: "its controller", "that card's owner"."""

    relation: Literal["controller", "owner"]
    of: Selector


class Stat(Node, frozen=True):
    """A comparison of a number of an object: "mana value 3 or less", "power 4 or greater"."""

    stat: Literal["mana value", "power", "toughness", "loyalty"]
    comparator: Comparator
    amount: Amount


class Filter(Node, frozen=True):
    """All that a noun phrase says of the things it means; every part that is given must hold.

    `head`: "permanent" | "card" | "spell" | "ability" | "player" | "any" ("any target": creature, player, planeswalker or battle) |
    "source" (of damage, in whatever zone, 609.7), in a keyword's document "quality", what stands behind the keyword on a card;
    `types` all of them, `any_types` one at least, `without_types` none ("nonland"): card types, supertypes, subtypes;
    `states`: "tapped" | "untapped" | "attacking" | "blocking" | "token" | "nontoken" | "face-down" …, of cards "permanent" (110.4a);
    `zone` with `zone_of` whose,
    `on_top` only the top card of it;
    `other` excludes "this" (`other_than` only says how it reads: "other than this creature"); `linked` "exiled with this"; `either` at
    least one of these filters, beside the rest. Among `colors`
    "chosen color" is the color chosen for this (607.2d), "that color" that of the mana that is spoken of; among types "chosen type".
    `targets` something that the spell or ability targets (115.9b); the state "entered this turn" came to the battlefield in this turn.
    """

    head: Literal["permanent", "card", "spell", "ability", "player", "any", "source", "quality"] = "permanent"
    types: tuple[str, ...] = ()
    any_types: tuple[str, ...] = ()
    without_types: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    without_colors: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    without_keywords: tuple[str, ...] = ()
    stats: tuple[Stat, ...] = ()
    controller: Selector | None = None
    not_controller: Selector | None = None
    owner: Selector | None = None
    zone: Zone = ""
    zone_of: Selector | None = None
    on_top: bool = False
    named: str = ""
    other: bool = False
    other_than: bool = False
    linked: str = ""
    either: tuple[Filter, ...] = ()
    targets: Selector | None = None


class Phrase(Node, frozen=True):
    """A quantity of things: "all creature cards …" ("all"), "each creature" ("each"), "a creature spell" ("a"),
    "two creatures" ("exactly"), "up to two creatures" ("up to"), "one or more", "any number of".

    `count` is the number for "exactly" and "up to", 1 for "a"; as a target's phrase the quantity is how many targets. With `among`,
    a filter that says nothing (head "any") takes all of those. `total`: what the chosen ones come to together.
    """

    quantity: Literal["all", "each", "a", "exactly", "up to", "at least", "any number"]
    filter: Filter
    count: Amount | None = None
    among: Selector | None = None  # "one of them": chosen from what an earlier instruction spoke of
    total: Stat | None = None  # "with total power 3 or greater"


class TopOfLibrary(Node, frozen=True):
    """The top cards of a player's library."""

    count: Amount
    player: Selector = Reference("you")


class TopUntil(Node, frozen=True):
    """Cards from the top of a player's library, one after the other, to the first that fits; all of them if none does. That one is
    "that card" to later instructions."""

    found: Phrase
    player: Selector = Reference("you")


class Each(Node, frozen=True):
    """Several phrases in one: "each creature and each player", "an artifact and a land"; `either`: "this creature or another creature"."""

    parts: tuple[Selector, ...]
    either: bool = False


Selector: TypeAlias = Reference | Relation | Phrase | TopOfLibrary | TopUntil | Each


# --- amounts ----------------------------------------------------------------------------------------------------------


class Number(Node, frozen=True):
    """A number that is written out."""

    value: int


class X(Node, frozen=True):
    """The letter X, by its scope (107.3)."""


class Defined(Node, frozen=True):
    """The letter X where the text says what it is ("where X is its power"), and so no one chooses it (107.3c)."""

    amount: Amount


class CountOf(Node, frozen=True):
    """The number of things that a phrase means."""

    of: Phrase


class StatOf(Node, frozen=True):
    """A number of an object, as it is or last was: "its power"."""

    stat: Literal["mana value", "power", "toughness", "loyalty"]
    of: Selector


class Distinct(Node, frozen=True):
    """How many different values a number has among things: "different powers among creatures you control"."""

    stat: Literal["mana value", "power", "toughness"]
    among: Phrase


class CountersOn(Node, frozen=True):
    """The number of counters of a kind on an object, or that a player has."""

    kind: str
    on: Selector


class SpellsCast(Node, frozen=True):
    """The number of other spells that the player has cast this turn; `before`: that any player cast before this."""

    before: bool = False


class TimesKicked(Node, frozen=True):
    """How many times the spell that this is or was was kicked (702.33d)."""


class SumOf(Node, frozen=True):
    """The sum of a number of things: "creatures you control have total power 10 or greater". What has no such number adds 0."""

    stat: Literal["mana value", "power", "toughness"]
    among: Selector


class Most(Node, frozen=True):
    """The greatest value that a number has among things, or the `least`; 0 where nothing has it."""

    stat: Literal["mana value", "power", "toughness"]
    among: Phrase
    least: bool = False


class Devotion(Node, frozen=True):
    """Your devotion to colors (700.5)."""

    colors: tuple[str, ...]


class LifeOf(Node, frozen=True):
    """A player's life total (119)."""

    player: Selector = Reference("you")


class ThisTurn(Node, frozen=True):
    """How much of something a player has done, or what was done to them, since the turn began, whatever became of the objects:

    "attack" (creatures that they declared as attackers, 508.1), "be dealt damage" (120.3), "gain life" / "lose life" (the amount, 119),
    "draw" (cards, 121), "cast" (spells, 601). `before`: in the turn before this one, whoever's that was.
    """

    what: Literal["attack", "be dealt damage", "gain life", "lose life", "draw", "cast"]
    player: Selector = Reference("you")
    before: bool = False


class KeywordNumber(Node, frozen=True):
    """In a keyword's document: the number that stands behind the keyword on a card ("hideaway N")."""


class ThatMuch(Node, frozen=True):
    """The number that the event or an earlier instruction spoke of."""


class Arithmetic(Node, frozen=True):
    """A sum, difference, product, or a half rounded up or down (`right` then 2).

    A product with its number on the right reads "1 for each …", with its number on the left "twice …"."""

    operator: Literal["+", "-", "*", "half up", "half down"]
    left: Amount
    right: Amount


Amount: TypeAlias = (
    Number
    | X
    | Defined
    | CountOf
    | StatOf
    | Distinct
    | CountersOn
    | SpellsCast
    | TimesKicked
    | SumOf
    | Most
    | Devotion
    | LifeOf
    | ThisTurn
    | KeywordNumber
    | ThatMuch
    | Arithmetic
)


THIS_WAY = "this way"
"""In what is read of a keyword's document, until the document gives it the keyword's name."""


# --- events (what triggers and replacement effects look for) ----------------------------------------------------------


class Moves(Node, frozen=True):
    """Something changes zones (400.7): enters, leaves, dies, is discarded, milled, exiled … `verb` says why, if it must; `keyword` in
    whose way, by another ability of that keyword ("is exiled this way")."""

    what: Selector
    to: Zone = ""
    from_: Zone = ""
    verb: Literal[
        "",
        "sacrifice",
        "destroy",
        "discard",
        "cycle",
        "cycle or discard",
        "mill",
        "draw",
        "return",
        "exile",
        "cast",
        "play",
    ] = ""
    keyword: str = ""


class TapsForMana(Node, frozen=True):
    """A permanent is tapped for mana (106.12, 106.12a), by `player` if said, `mana` limits to a type ("green", "colorless", "chosen
    color"), `least` to so much mana or more."""

    what: Selector
    player: Selector | None = None
    mana: str = ""
    least: int = 1


class Becomes(Node, frozen=True):
    """Something becomes tapped, untapped, crewed, unattached, blocked, the target of what `by` describes, is turned "face up" …"""

    what: Selector
    state: Literal["tapped", "untapped", "blocked", "unattached", "crewed", "target", "face up"]
    by: Phrase | None = None


class Casts(Node, frozen=True):
    """A player casts a spell: one that `what` describes, or "this", whose ability then functions on the stack. `soon`: the next such
    spell in this turn, of a delayed triggered ability."""

    player: Selector
    what: Phrase | Reference
    soon: bool = False


class Activates(Node, frozen=True):
    """A player activates an ability of something; `mana` false: "that isn't a mana ability"."""

    player: Selector
    of: Selector
    mana: bool = True


class Attacks(Node, frozen=True):
    """A creature attacks (508.3), `whom` if said; `unblocked` "attacks and isn't blocked" (509.3g), `alone` "attacks alone" (506.5)."""

    what: Selector
    whom: Selector | None = None
    unblocked: bool = False
    alone: bool = False


class Blocks(Node, frozen=True):
    """A creature blocks (509.3), `whom` if said; `either_way` "blocks or becomes blocked (by …)", of which `whom` is the other one."""

    what: Selector
    whom: Selector | None = None
    either_way: bool = False


class Crews(Node, frozen=True):
    """A creature crews a Vehicle (702.122b)."""

    what: Selector
    vehicle: Phrase


class DealsDamage(Node, frozen=True):
    """A source deals damage, to `to` if said."""

    what: Selector
    to: Selector | None = None
    combat: bool = False


class IsDealtDamage(Node, frozen=True):
    """Something is dealt damage, once however many sources deal it at the same time (603.2c)."""

    what: Selector
    combat: bool = False


class Begins(Node, frozen=True):
    """A step or phase of a player's turn begins: "at the beginning of your upkeep"; `player` null = of each turn, and `each` only
    says how that reads ("each end step", "the end step")."""

    step: str
    player: Selector | None = None
    each: bool = True


class PlayerEvent(Node, frozen=True):
    """Something happens to a player: gains life, loses life, draws a card."""

    player: Selector
    verb: Literal["gain life", "lose life", "draw"]


class Transforms(Node, frozen=True):
    """A double-faced permanent transforms (701.27), `into` what is described if that is said, which it is just afterwards (701.27e)."""

    what: Selector
    into: Phrase | None = None


class LastCounterRemoved(Node, frozen=True):
    """The last counter of a kind is removed from something."""

    what: Selector
    kind: str


class CountersPut(Node, frozen=True):
    """Counters of a kind are put on something (122.6), or a player gets them; `kind` "" = any. `by` whom, if said; `by_effect` only by
    an effect, not as a cost or by the rules (614.16)."""

    what: Selector
    kind: str = ""
    by: Selector | None = None
    by_effect: bool = False


class Created(Node, frozen=True):
    """A player (`player`, None = whoever) creates one or more tokens (701.7); `by_effect` says that an effect creates them."""

    player: Selector | None = None
    by_effect: bool = False


class StateHolds(Node, frozen=True):
    """No event, but a state of the game, as soon as it is there (603.8): "when you control no Islands"."""

    condition: Condition


class InYourTurn(Node, frozen=True):
    """The event, if it happens during your turn."""

    event: Event


class AnyOf(Node, frozen=True):
    """One of several events: "whenever this creature enters or attacks"."""

    events: tuple[Event, ...]


Event: TypeAlias = (
    Moves
    | Created
    | TapsForMana
    | Becomes
    | Casts
    | Activates
    | Attacks
    | Blocks
    | Crews
    | DealsDamage
    | IsDealtDamage
    | InYourTurn
    | Begins
    | PlayerEvent
    | CountersPut
    | Transforms
    | LastCounterRemoved
    | StateHolds
    | AnyOf
)


# --- conditions -------------------------------------------------------------------------------------------------------


class Exists(Node, frozen=True):
    """At least (or exactly, or fewer than) so many things: "you control three or more creatures"."""

    phrase: Phrase
    comparator: Comparator = ">="
    count: Amount = Number(1)


class Compare(Node, frozen=True):
    """Two amounts compared: "X is 5 or more"."""

    left: Amount
    comparator: Comparator
    right: Amount


class Is(Node, frozen=True):
    """Something fits a description: "it's a creature", "this is untapped"."""

    what: Selector
    filter: Filter


class TurnOf(Node, frozen=True):
    """It is that player's turn."""

    player: Selector


class During(Node, frozen=True):
    """It is that step or phase, "combat" for the combat phase, of that player's turn, or of any turn."""

    step: str
    player: Selector | None = None


class WasKicked(Node, frozen=True):
    """The spell, or the spell that this permanent was, was kicked (702.33d)."""

    what: Selector = Reference("this")


class ManaSpent(Node, frozen=True):
    """All that mana, at least, was spent to cast the spell that this is or was (400.7d); {S} is any mana from a snow source. Without
    symbols: any mana at all."""

    symbols: str
    what: Selector = Reference("this")


class CostWasPaid(Node, frozen=True):
    """The alternative cost of that keyword was paid for the spell that this is or was ("if its evoke cost was paid")."""

    keyword: str
    what: Selector = Reference("this")


class WasCast(Node, frozen=True):
    """The controller has cast the spell that this permanent was, from that zone if one is said ("if you cast it from your hand").
    `spell` only says how it reads, of an instant or sorcery ("if this spell was cast from a graveyard")."""

    from_: Zone = ""
    what: Selector = Reference("this")
    spell: bool = False


class WasExiled(Node, frozen=True):
    """Something was exiled in this way, by another ability of the same `keyword`, and on an `earlier` turn if that is said."""

    what: Selector
    keyword: str = ""
    earlier: bool = False


class LibrarySearched(Node, frozen=True):
    """An earlier instruction had you search your library, and not the graveyard alone."""


class OfPlayer(Node, frozen=True):
    """The condition holds of a player, who is "that player" in it: of each one meant by "each player" or "each opponent", of one at
    least of those meant by other selectors ("a player", "opponent")."""

    player: Selector
    condition: Condition


class Not(Node, frozen=True):
    """The condition does not hold."""

    condition: Condition


class Both(Node, frozen=True):
    """All conditions hold."""

    conditions: tuple[Condition, ...]


Condition: TypeAlias = (
    Exists
    | Compare
    | Is
    | TurnOf
    | During
    | WasKicked
    | ManaSpent
    | CostWasPaid
    | WasCast
    | WasExiled
    | LibrarySearched
    | OfPlayer
    | Not
    | Both
)


# --- costs ------------------------------------------------------------------------------------------------------------


class ManaCost(Node, frozen=True):
    """Mana symbols as printed: "{1}{W}"; `x` is what the text says that {X} is, if it does."""

    symbols: str
    x: Amount | None = None


class TapThis(Node, frozen=True):
    """{T} (107.5)."""


class UntapThis(Node, frozen=True):
    """{Q} (107.6)."""


class LoyaltyCost(Node, frozen=True):
    """A loyalty symbol (107.7): so many loyalty counters are put on this, or removed where the number is negative (606.4)."""

    change: int


class PayLife(Node, frozen=True):
    """Pay life (118.3b)."""

    amount: Amount


class TapOthers(Node, frozen=True):
    """Tap so many untapped permanents: "Tap an untapped creature you control". Not limited by 302.6. `keyword`: in the document of
    which it stands, so that who is tapped can be said to crew."""

    what: Phrase
    keyword: str = ""


class SacrificeCost(Node, frozen=True):
    """Sacrifice this (Reference) or so many permanents."""

    what: Selector


class DiscardCost(Node, frozen=True):
    """Discard this or so many cards; `keyword` the keyword whose document the cost stands in (cycling, 702.29)."""

    what: Selector
    keyword: str = ""


class ExileCost(Node, frozen=True):
    """Exile this or so many cards from the zone that the phrase names."""

    what: Selector


class RemoveCounterCost(Node, frozen=True):
    """Remove counters from this."""

    kind: str
    amount: Amount


class KeywordCost(Node, frozen=True):
    """In a keyword's document: the cost that stands behind the keyword on a card."""


Cost: TypeAlias = (
    ManaCost
    | TapThis
    | UntapThis
    | LoyaltyCost
    | PayLife
    | TapOthers
    | SacrificeCost
    | DiscardCost
    | ExileCost
    | RemoveCounterCost
    | KeywordCost
)


# --- durations --------------------------------------------------------------------------------------------------------


class UntilEndOfTurn(Node, frozen=True):
    """Until end of turn (514.2)."""


class UntilYourNextTurn(Node, frozen=True):
    """Until your next turn begins (500.7, 611.2)."""


class UntilEndOfYourNextTurn(Node, frozen=True):
    """Until the end of the next turn of yours that begins (514.2)."""


class UntilNextUntapStep(Node, frozen=True):
    """During the next untap step of the affected permanent's controller ("doesn't untap during its controller's next untap step")."""


class UntilEvent(Node, frozen=True):
    """Until an event happens: "until this leaves the battlefield" (610.3 for zone changes, 611.2b otherwise)."""

    event: Event


class UntilControlLost(Node, frozen=True):
    """Until you lose control of the spell, or of the permanent that it becomes (702.62a)."""


class AsLongAs(Node, frozen=True):
    """For as long as a condition holds (611.2b)."""

    condition: Condition


Duration: TypeAlias = (
    UntilEndOfTurn
    | UntilYourNextTurn
    | UntilEndOfYourNextTurn
    | UntilNextUntapStep
    | UntilEvent
    | UntilControlLost
    | AsLongAs
)


# --- continuous changes; the layer follows from what is changed (613.1) -----------------------------------------------


class Changes(Node, frozen=True):
    """What a continuous effect makes of the objects it affects.

    `controller` (layer 2); `types_added` / `types_set` / `all_creature_types` (layer 4: card types, supertypes, subtypes; "still a
    land" is types_added, and `still` says how it reads; `types_lost` what it isn't; `beside` what they
    come in addition to: "types", "land types");
    `colors_set` / `colors_added` (5); `abilities` gained and `lose` keywords or
    "all", `cant_have` keywords that it can't have (113.11) (6);
    `own_power`, `own_toughness` what a characteristic-defining ability makes the numbers of its object (7a, 604.3);
    `base_power`, `base_toughness` (7b); `power`, `toughness` (7c, added; may be negative); `switch` (7d); `cant` acts
    forbidden to the objects ("attack", "block", "be blocked", "untap", "activate") and `must` acts required: rules of the
    game, not characteristics; `unblockable_by` the creatures that can't block it, `unblockable_except_by` those that alone can,
    `most_blockers` how many can at once (0: any number); `blocks_more` how many attackers beside one it can block (None: any number).
    """

    controller: Selector | None = None
    types_added: tuple[str, ...] = ()
    types_set: tuple[str, ...] = ()
    still: tuple[str, ...] = ()
    beside: str = ""
    all_creature_types: bool = False
    colors_added: tuple[str, ...] = ()
    colors_set: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    types_lost: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()
    cant_have: tuple[str, ...] = ()
    own_power: Amount | None = None
    own_toughness: Amount | None = None
    base_power: Amount | None = None
    base_toughness: Amount | None = None
    power: Amount | None = None
    toughness: Amount | None = None
    switch: bool = False
    cant: tuple[str, ...] = ()
    must: tuple[str, ...] = ()
    unblockable_by: Phrase | None = None
    unblockable_except_by: Phrase | None = None
    most_blockers: int = 0
    blocks_more: int | None = 0


# --- effects: instructions carried out in order -----------------------------------------------------------------------


class AddMana(Node, frozen=True):
    """Add mana (106.4). Either `symbols` ("{G}{G}") or `amount` of a choice `of`:

    "any color" (each chosen freely), "any one color", "mana cost" (of `permanents`, symbol by symbol, 106.8-106.11), "any type",
    "chosen color", "that type" (of the event; `permanents` says what produced it, as it reads), "could produce" with `permanents` and
    `could` "type" or "color" (106.7). Several `options` of symbols:
    "{W}{W}, {W}{U}, or {U}{U}". `times`: all of it so many times ("{B} for each Swamp you control"). `additional` only says how it
    reads ("an additional {G}"). `spend_on`: what alone it may be spent on (106.6). `player` default "you".
    """

    symbols: str = ""
    amount: Amount | None = None
    of: Literal[
        "", "any color", "any one color", "any type", "chosen color", "that type", "could produce", "mana cost"
    ] = ""
    options: tuple[str, ...] = ()
    times: Amount | None = None
    permanents: Selector | None = None
    could: Literal["", "type", "color"] = ""
    additional: bool = False
    spend_on: Phrase | None = None
    player: Selector = Reference("you")


class DealDamage(Node, frozen=True):
    """A source deals damage (120), which can't be prevented if that is said (615.12). `to_first` only says how it reads ("deals damage
    to any target equal to …")."""

    amount: Amount
    to: Selector
    source: Selector = Reference("this")
    preventable: bool = True
    to_first: bool = False


class Move(Node, frozen=True):
    """Change of zone with its verb: "destroy", "exile", "sacrifice", "discard", "mill", "return", "put".

    `to` follows from the verb where that says it ("destroy": graveyard). `until` a later event undoes it (610.3). `under` who
    controls what enters (default: "return"/"put": the one who does it … "its owner" as a Relation), `counters` the kind and number
    that it enters with; `transformed` with its back face up (712.14a). What is destroyed can't be regenerated unless `regenerable`.
    `position`: "top" | "bottom". `at_random`: nobody chooses which cards. `player` does it: each one who is meant, with what is theirs.
    """

    verb: Literal["destroy", "exile", "sacrifice", "discard", "mill", "return", "put"]
    what: Selector
    to: Zone = ""
    under: Selector | None = None
    position: Literal["", "top", "bottom"] = ""
    random_order: bool = False
    at_random: bool = False
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    face_down: bool = False
    may_look: Selector | None = None
    until: Duration | None = None
    player: Selector = Reference("you")
    regenerable: bool = True
    transformed: bool = False


class Draw(Node, frozen=True):
    """A player draws cards (121)."""

    amount: Amount = Number(1)
    player: Selector = Reference("you")


class GainLife(Node, frozen=True):
    """A player gains life (119.3)."""

    amount: Amount
    player: Selector = Reference("you")


class LoseLife(Node, frozen=True):
    """A player loses life (119.3)."""

    amount: Amount
    player: Selector = Reference("you")


class GameEnds(Node, frozen=True):
    """A player wins the game (104.2b), or players lose it (104.3e)."""

    player: Selector
    won: bool


class SetTapped(Node, frozen=True):
    """Tap or untap permanents (701.26)."""

    what: Selector
    tapped: bool


class PutCounters(Node, frozen=True):
    """Put counters on objects (122.6) or players (122.1f), or remove them (`remove`)."""

    kind: str
    amount: Amount
    on: Selector
    remove: bool = False


class Attach(Node, frozen=True):
    """Attach something to something (701.3)."""

    what: Selector
    to: Selector


class Continuous(Node, frozen=True):
    """A continuous effect on what `what` means: from a resolving spell or ability the set is fixed as it begins (611.2c), from a
    static ability it is not (611.3a). `until` null: for the rest of the game, or while the static ability is there; `until_first`
    only says how it reads ("Until end of turn, creatures …")."""

    what: Selector
    changes: Changes
    until: Duration | None = None
    until_first: bool = False


class Allow(Node, frozen=True):
    """A player may do something that the rules alone don't allow (611, 601.3): cast or play what `what` means, once per "a"
    in it, `free` without paying its mana cost. Timing stays that of the card unless `any_time`, for which `more` may have to be paid.
    What a reference means is settled as the effect begins. `until_first` only says how it reads ("Until end of turn, you may …")."""

    act: Literal["cast", "play"]
    what: Phrase | Reference
    player: Selector = Reference("you")
    free: bool = False
    any_time: bool = False
    more: str = ""
    until: Duration | None = None
    until_first: bool = False


class Pay(Node, frozen=True):
    """A player pays a cost (118.12); only inside `May`, which can't be chosen if it can't be paid."""

    cost: tuple[Cost, ...]
    player: Selector = Reference("you")


class May(Node, frozen=True):
    """A player may do the instructions; asked as they are reached. `then` what is done if they do (118.12), `otherwise` if they don't."""

    do: tuple[Effect, ...]
    player: Selector = Reference("you")
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()


class If(Node, frozen=True):
    """Instructions under a condition that is looked at when reached; `behind` only says how it reads ("draw a card if …")."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    behind: bool = False


class Unless(Node, frozen=True):
    """Instructions that are carried out unless a player pays a cost, or it so many `times`, asked as they are reached (118.12a)."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]
    player: Selector = Reference("you")
    times: Amount | None = None


class Together(Node, frozen=True):
    """Instructions that stand in one sentence; still carried out one after the other (608.2c)."""

    do: tuple[Effect, ...]


class ForEach(Node, frozen=True):
    """Instructions carried out once for each thing, which they call "it"."""

    what: Selector
    do: tuple[Effect, ...]


class Choose(Node, frozen=True):
    """A player chooses a color, a type … (608.2d); a color `among` those of permanents ("a color of a permanent you control")."""

    what: Literal["color", "creature type", "card name", "opponent"]
    among: Phrase | None = None
    player: Selector = Reference("you")


class Modal(Node, frozen=True):
    """A number of modes is chosen as the spell or ability is put on the stack (700.2): from `least` to `most`, each once unless
    `repeated`. It is all that its ability does."""

    modes: tuple[Mode, ...]
    least: int = 1
    most: int = 1
    repeated: bool = False


class Look(Node, frozen=True):
    """A player looks at cards (701.20e) or all players see them (`reveal`, 701.20a); they are "them" afterwards."""

    at: Selector
    reveal: bool = False
    player: Selector = Reference("you")


class Play(Node, frozen=True):
    """A player casts or plays a card now, while the spell or ability resolves (608.2g); only inside `May`. `cost` is paid rather than
    the mana cost, by the name of the `keyword` in whose document it stands; `transformed`: with its back face up (712.11a)."""

    act: Literal["cast", "play"]
    what: Selector
    free: bool = False
    cost: tuple[Cost, ...] = ()
    keyword: str = ""
    transformed: bool = False


class TurnFaceUp(Node, frozen=True):
    """Turn a face-down permanent face up (708.7)."""

    what: Selector


class Transform(Node, frozen=True):
    """Transform permanents: turn each over so that its other face is up (701.27a)."""

    what: Selector


class CopySpell(Node, frozen=True):
    """Copy a spell on the stack (707.10), so many `times`, with exceptions, and new targets chosen if the player may."""

    what: Selector
    exceptions: Changes | None = None
    new_targets: bool = False
    times: Amount | None = None


class CreateTokens(Node, frozen=True):
    """Create tokens with these characteristics (111), with power and toughness of that `size` where it isn't written out ("X/X")."""

    token: Card
    amount: Amount = Number(1)
    player: Selector = Reference("you")
    tapped: bool = False
    size: Amount | None = None


class CreateCopies(Node, frozen=True):
    """Create tokens that are copies of something (707.2, 111.3), with exceptions."""

    what: Selector
    amount: Amount = Number(1)
    exceptions: Changes | None = None
    player: Selector = Reference("you")
    tapped: bool = False


class Search(Node, frozen=True):
    """A player looks through a library, or also or instead a `graveyard`, for cards, which are "it" or "they" afterwards (701.23)."""

    what: Phrase
    whose: Selector = Reference("you")
    graveyard: bool = False
    player: Selector = Reference("you")


class Shuffle(Node, frozen=True):
    """A player shuffles their library (701.24)."""

    player: Selector = Reference("you")


class Replacing(Node, frozen=True):
    """A replacement effect that lasts (614): "Until end of turn, lands tapped for mana produce …"; without `until` for the rest of the
    game."""

    effect: ManaInstead | MovesInstead
    until: Duration | None = None


class Delayed(Node, frozen=True):
    """A delayed triggered ability is created (603.7), with what "it" is now."""

    ability: TriggeredAbility


class Regenerate(Node, frozen=True):
    """Regenerate permanents: a shield for the next time that each would be destroyed this turn (701.19a)."""

    what: Selector


class Prevention(Node, frozen=True):
    """Damage is prevented (615): of a resolved spell or ability `until` then, of a static ability while it is there.

    `how`: "all" of it, "next" that much (`amount`) of it (615.7), all of it the next "time" (615.8), or `amount` of "any" damage each
    time (615.10). Only `combat` damage, damage `to` them, `by` them, or both, as far as that is said; `either` "to and by". `choose`:
    one source that `by` describes, chosen as the effect is created (609.7a).
    """

    how: Literal["all", "next", "time", "any"] = "all"
    amount: Amount | None = None
    combat: bool = False
    to: Selector | None = None
    by: Selector | None = None
    either: bool = False
    choose: bool = False
    until: Duration | None = None


class CounterSpell(Node, frozen=True):
    """Counter a spell or ability (701.6)."""

    what: Selector


Effect: TypeAlias = (
    AddMana
    | DealDamage
    | Move
    | Draw
    | GainLife
    | LoseLife
    | GameEnds
    | SetTapped
    | PutCounters
    | Attach
    | Continuous
    | Allow
    | Pay
    | May
    | If
    | CounterSpell
    | Unless
    | Together
    | ForEach
    | Choose
    | Modal
    | Look
    | Play
    | TurnFaceUp
    | Transform
    | CopySpell
    | CreateTokens
    | CreateCopies
    | Search
    | Shuffle
    | Replacing
    | Delayed
    | Regenerate
    | Prevention
)


# --- abilities --------------------------------------------------------------------------------------------------------


class Target(Node, frozen=True):
    """A target or group of targets, by the name under which instructions speak of it."""

    name: str
    phrase: Phrase


class Mode(Node, frozen=True):
    """One of the options of a modal spell or ability (700.2), with the targets that it alone has (700.2c)."""

    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()


class SpellAbility(Node, frozen=True):
    """What an instant or sorcery does as it resolves (113.3a)."""

    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    ability_word: str = ""


class ActivatedAbility(Node, frozen=True):
    """Cost, then effect (113.3b, 602). `timing` "sorcery": activate only as a sorcery, or "instant"; `condition` "activate only if …";
    `limit` how often each turn (0 = any number), with `once` in all; `zone` where it can be activated from; `player` who may activate
    it (602.2); `ability_word` means nothing (207.2c)."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    timing: Literal["", "sorcery", "instant"] = ""
    condition: Condition | None = None
    limit: int = 0
    once: bool = False
    zone: Zone = "battlefield"
    player: Selector = Reference("you")
    ability_word: str = ""


class TriggeredAbility(Node, frozen=True):
    """When / whenever / at (113.3c, 603). `word` as printed; `condition` an intervening "if" (603.4)."""

    word: Literal["when", "whenever", "at"]
    event: Event
    do: tuple[Effect, ...]
    targets: tuple[Target, ...] = ()
    condition: Condition | None = None
    zone: Zone = "battlefield"
    ability_word: str = ""


class Cant(Node, frozen=True):
    """Something is forbidden (101.2): `who` (players, or objects for "be countered") can't do `act` to what `what` means; `from_other_than`
    leaves one zone out ("from anywhere other than their hands"), `mana` false mana abilities ("abilities that aren't mana abilities")."""

    who: Selector
    act: Literal["cast", "play", "activate", "gain life", "be countered", "be prevented"]
    what: Phrase | None = None
    from_other_than: Zone = ""
    mana: bool = True


class CostChange(Node, frozen=True):
    """Spells (`what`, cast by `player`; "this" while it is cast) cost more, or less (`less`): `mana`, once, or `times` (118.7,
    601.2f); `x` is what {X} in it is."""

    what: Phrase | Reference
    mana: str
    less: bool = False
    times: Amount | None = None
    player: Selector | None = None
    x: Amount | None = None


class AttackCost(Node, frozen=True):
    """Creatures can't attack, or can't attack `player`, unless their controller pays a cost for each of them (508.1h)."""

    what: Phrase | Reference
    cost: tuple[Cost, ...]
    player: Selector | None = None


class AdditionalCost(Node, frozen=True):
    """A cost that casting this spell has beside its mana cost (118.8); kicker is a keyword of its own."""

    cost: tuple[Cost, ...]
    optional: bool = False


class AlternativeCost(Node, frozen=True):
    """A cost that may be paid rather than the mana cost (118.9), by the name of its keyword ("evoke"); "alternative cost" where a
    card's own words allow it. With a `zone` it lets the card be cast from there, and only so; `condition` is looked at as if the
    card were the spell already. `face_down`: what is cast so is cast face down (708.4); `changes`: as what it is cast, and what it
    stays `until` then."""

    keyword: str
    cost: tuple[Cost, ...]
    zone: Zone = ""
    condition: Condition | None = None
    face_down: bool = False
    changes: Changes | None = None
    until: Duration | None = None


class PaidOtherwise(Node, frozen=True):
    """What may be done rather than pay one mana of that kind in the total cost of this spell (702.51, 702.66): no cost of its own, but
    a way to pay. In the cost for colored mana, "of that color" is the color of that mana."""

    mana: Literal["generic", "colored"]
    cost: tuple[Cost, ...]


class TopRevealed(Node, frozen=True):
    """Players play with the top card of their library revealed (401.5)."""

    cards: TopOfLibrary


class XIsNotZero(Node, frozen=True):
    """X can't be chosen as 0."""


class TriggersAgain(Node, frozen=True):
    """An event that makes abilities of `of` trigger makes them trigger once more (603.2d)."""

    event: Event
    of: Phrase


StaticEffect: TypeAlias = (
    Continuous
    | Allow
    | Cant
    | CostChange
    | AttackCost
    | AdditionalCost
    | AlternativeCost
    | PaidOtherwise
    | XIsNotZero
    | TriggersAgain
    | TopRevealed
    | Prevention
)


class StaticAbility(Node, frozen=True):
    """Simply true (113.3d, 604): continuous effects, permissions, prohibitions, changes of costs, as long as `condition` holds;
    `condition_first` only says how it reads ("As long as …, this creature …")."""

    effects: tuple[StaticEffect, ...]
    condition: Condition | None = None
    condition_first: bool = False
    zone: Zone = "battlefield"
    ability_word: str = ""


class Entering(Node, frozen=True):
    """How something enters the battlefield (614.1c, 614.12): tapped, with counters, with a choice made as it enters, as a copy.

    `what` "this" or a phrase; `optional` "you may have …"; `copy` the permanents of which one is copied (707.5), with `exceptions`;
    `choose` "color" …; `counters` kind and amount, `additional` counters beside those it would have anyway.
    """

    what: Selector = Reference("this")
    tapped: bool = False
    counters: tuple[tuple[str, Amount], ...] = ()
    choose: Literal["", "color", "creature type", "opponent"] = ""
    copy: Phrase | None = None
    exceptions: Changes | None = None
    optional: bool = False
    condition: Condition | None = None


class ManaInstead(Node, frozen=True):
    """If something is tapped for mana, other mana is produced (106.12b): of another type, or multiplied.

    `what` is tapped, by `player` if said, for at least `least` mana; then `symbols` are produced in place of it all ("{B}"), or the same
    amount `of` a type ("colorless", "chosen color"; `only_colors`: in place of other colors only), or `multiply` times as much.
    """

    what: Selector
    player: Selector | None = None
    least: int = 1
    symbols: str = ""
    of: str = ""
    only_colors: bool = False
    multiply: int = 1


class MovesInstead(Node, frozen=True):
    """If something would change zones so, it goes `to` another zone instead of anywhere else (614.1a); what goes there anyway is left
    alone. `keyword` the keyword in whose document it stands."""

    event: Moves
    to: Zone
    keyword: str = ""


class TokensInstead(Node, frozen=True):
    """If tokens would be created, `multiply` times as many of them are (614.16)."""

    event: Created
    multiply: int


class CountersInstead(Node, frozen=True):
    """If counters would be put so, another number of them is, of each kind (614.16): `amount`, in which "that many" is how many it
    would have been. `on_it` only says how it reads ("on it", not "on that creature")."""

    event: CountersPut
    amount: Amount
    on_it: bool = False


class DamageInstead(Node, frozen=True):
    """If damage would be dealt so, its source deals `amount` instead ("that much", "twice that much"), to `to` instead if that is
    said (614.9)."""

    event: DealsDamage
    amount: Amount = ThatMuch()
    to: Selector | None = None


class RegeneratesInstead(Node, frozen=True):
    """If something would be destroyed, it is regenerated instead (701.19b)."""

    what: Selector


class ReplacementAbility(Node, frozen=True):
    """A static ability that replaces events (614), while it is on the battlefield or in its `zone`, unless it is about this entering."""

    effect: Entering | ManaInstead | MovesInstead | TokensInstead | CountersInstead | DamageInstead | RegeneratesInstead
    condition: Condition | None = None
    zone: Zone = "battlefield"


class SpecialAction(Node, frozen=True):
    """A special action that a player may take with priority (116): pay `cost`, then `do`, without the stack. `timing` "cast": only if
    they could begin to cast this; `zone` where this is then; `keyword` the keyword in whose document it stands, its name."""

    cost: tuple[Cost, ...]
    do: tuple[Effect, ...]
    timing: Literal["", "sorcery", "cast"] = ""
    condition: Condition | None = None
    zone: Zone = "battlefield"
    keyword: str = ""


class OpeningHand(Node, frozen=True):
    """An action from a player's opening hand (103.6): begin the game with this on the battlefield."""


class KeywordAbility(Node, frozen=True):
    """A keyword with its parameters (702), e.g. enchant with a Phrase's filter, ward with a cost, hideaway with a number.

    `together` only says how it reads: on the same line as the keyword before it ("Flying, vigilance")."""

    keyword: str
    phrase: Phrase | None = None
    cost: tuple[Cost, ...] = ()
    amount: Amount | None = None
    together: bool = False


Ability: TypeAlias = (
    SpellAbility
    | ActivatedAbility
    | TriggeredAbility
    | StaticAbility
    | ReplacementAbility
    | SpecialAction
    | OpeningHand
    | KeywordAbility
)


# --- documents --------------------------------------------------------------------------------------------------------


class Card(Node, frozen=True):
    """A card's definition: its characteristics (109.3) and abilities, in printed order.

    `colors` are derived from the mana cost (105.2) unless the document says otherwise; `power`, `toughness`, `loyalty`, `defense` None
    where the card has none; `back` the other face of a double-faced card (712), which itself has none; `oracle` the SHA-256 of the
    Oracle text that the definition was compared with ("" = not compared); `path` and `line` where it stands.
    """

    name: str
    mana_cost: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    colors: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Ability, ...] = ()
    back: Card | None = None
    oracle: str = ""
    differs: str = ""  # why its rendering is not equal to the Oracle text, where it can't be
    path: str = ""
    line: int = 0


class Keyword(Node, frozen=True):
    """A keyword ability's document (702.n): a macro (`abilities`, in which the parameters stand as X, "it" …), or, where rules of
    other chapters ask whether an object has it, the numbers of those rules (`consulted by`)."""

    name: str
    rule: str
    abilities: tuple[Ability, ...] = ()
    consulted_by: tuple[str, ...] = ()
    redundant: bool = True  # several instances do no more than one
    parameter: Literal["", "N", "COST", "N COST", "QUALITY", "TYPE"] = (
        ""  # what stands behind the name on a card, TYPE before it
    )
    path: str = ""
    line: int = 0


class Library(msgspec.Struct, frozen=True):
    """All definitions: cards and keywords by name; `land_types` the intrinsic abilities of the basic land types (305.6),
    `creature_types` all creature types (205.3m), `subtypes` every subtype with the card type that it belongs to (205.3)."""

    cards: dict[str, Card]
    keywords: dict[str, Keyword]
    land_types: dict[str, tuple[Ability, ...]] = {}
    creature_types: frozenset[str] = frozenset()
    subtypes: dict[str, str] = {}
