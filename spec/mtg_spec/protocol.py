"""The messages between the harness and an engine's adapter: protocol 1.

JSON lines in the shapes of JSON-RPC 2.0. This module holds the typed form of `params` and `result` of each method;
`adapters/schema/` holds the same as JSON Schema. Objects are named by the aliases of the case, players by their names,
costs and mana by their symbols (`{1}{W}`), zones and steps by the words of the Comprehensive Rules in lower case.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

PROTOCOL_VERSION = 1

Zone: TypeAlias = Literal["battlefield", "hand", "graveyard", "exile", "library", "command", "stack"]
StepName: TypeAlias = Literal[
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
]
STEPS: tuple[StepName, ...] = StepName.__args__  # type: ignore[attr-defined]
"""The steps and main phases of a turn in order (rule 500.1)."""


class _Message(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename=lambda n: n.replace("_", " ").strip(),
):
    """A frozen message; the JSON names have spaces where the Python names have underscores."""


# --- initialize -------------------------------------------------------------------------------------------------------


class Engine(_Message, frozen=True):
    """What an adapter says of its engine in answer to `initialize`."""

    name: str
    version: str
    language: str = ""
    homepage: str = ""
    issues: str = ""
    protocols: tuple[int, ...] = (PROTOCOL_VERSION,)
    capabilities: tuple[str, ...] = ()
    cards: tuple[str, ...] | None = None


class Initialize(_Message, frozen=True):
    """Params of `initialize`: the protocol versions that the harness speaks."""

    protocols: tuple[int, ...] = (PROTOCOL_VERSION,)


# --- case/start: the initial state ------------------------------------------------------------------------------------


class PlacedObject(_Message, frozen=True):
    """One card, placed exactly as stated: nothing triggers and nothing is replaced. Order of objects = timestamps.

    `new` is true for a permanent that came under its controller's control this turn (rule 302.6 applies to it);
    objects of a library are listed from its top. `transformed`: a double-faced permanent with its back face up, while `card` names its
    front face (rule 712.8e). `protector`: the player who protects a battle (rule 310.8).
    """

    alias: str
    card: str
    zone: Zone
    owner: str
    controller: str = ""  # battlefield only; the owner unless given
    new: bool = False
    tapped: bool = False
    face_down: bool = False
    transformed: bool = False
    protector: str = ""
    damage: int = 0
    counters: dict[str, int] = {}
    attached_to: str = ""
    chosen: dict[str, str] = {}  # "color": "green", "creature type": "Elf", …


class PlayerSetup(_Message, frozen=True):
    """What a player starts with. `library filler` cards are below the listed library cards."""

    name: str
    life: int = 20
    poison: int = 0
    mana: str = ""  # floating mana, as symbols: "{G}{G}{C}"
    lands_played: int = 0
    library_filler: int = 20


class Setup(_Message, frozen=True):
    """The state at which a case starts: `active` has priority with an empty stack in `step` of their turn."""

    players: tuple[PlayerSetup, ...]
    active: str
    step: StepName = "precombat main"
    objects: tuple[PlacedObject, ...] = ()
    filler: str = "Wastes"
    random: tuple[
        dict[str, Any], ...
    ] = ()  # scripted outcomes, in order: {"flip": "heads"}, {"roll": 6}, {"shuffle": [alias, …]}


class CaseStart(_Message, frozen=True):
    """Params of `case/start`. `id` is random for each run; it never tells which case this is."""

    id: str
    setup: Setup


# --- case/act: what players do ----------------------------------------------------------------------------------------


class Choices(_Message, frozen=True):
    """The announcement choices of one act, keyed by meaning; absent = not said, the adapter decides if it is free to.

    `targets` in the order in which the words of the spell or ability ask for them; `modes` by their printed positions from
    1; `kicked` how many times, 0 for not; `alternative` the keyword or the cost that is paid instead; `free`: without
    paying its mana cost; `pay` names the permanents whose mana abilities pay (in order), `cost objects` what is tapped,
    sacrificed, discarded … for a cost; `with` names the permanent whose effect allows the act; `divide` maps targets to
    numbers; `mana` is the mana chosen to be added.
    """

    targets: tuple[str, ...] | None = None
    x: int | None = None
    modes: tuple[int, ...] | None = None
    kicked: int | None = None
    alternative: str | None = None
    free: bool | None = None
    with_: str | None = None
    pay: tuple[str, ...] | None = None
    cost_objects: tuple[str, ...] | None = None
    divide: dict[str, int] | None = None
    mana: str | None = None


class PlayLand(_Message, frozen=True, tag="play", tag_field="act"):
    """A player plays a land card (rule 305.1)."""

    player: str
    object: str
    choices: Choices = Choices()


class Cast(_Message, frozen=True, tag="cast", tag_field="act"):
    """A player casts a spell (rule 601) and pays for it; it stays on the stack."""

    player: str
    object: str
    choices: Choices = Choices()


class Activate(_Message, frozen=True, tag="activate", tag_field="act"):
    """A player activates the ability of `object` with activation cost `cost` (rule 602), the nth of those with that cost.

    `cost` is the printed cost ("{1}{W}, {T}"); costs in words may be cut to their symbols where that stays unique.
    """

    player: str
    object: str
    cost: str
    ordinal: int = 1
    choices: Choices = Choices()


class TapForMana(_Message, frozen=True, tag="tap for mana", tag_field="act"):
    """A player activates a mana ability of `object` with {T} in its cost (rule 106.12); `choices.mana` says for what."""

    player: str
    object: str
    choices: Choices = Choices()


class SpecialAction(_Message, frozen=True, tag="special action", tag_field="act"):
    """A player takes the special action that an ability of `object` allows (rule 116.2), named by its keyword: "morph" to turn it
    face up, "suspend" and "foretell" to exile it from the hand. It does not use the stack."""

    player: str
    object: str
    action: str
    choices: Choices = Choices()


ChoosingAct: TypeAlias = PlayLand | Cast | Activate | TapForMana | SpecialAction
"""The acts that announce choices."""


class Attack(_Message, frozen=True, tag="attack", tag_field="act"):
    """The active player declares attackers (rule 508.1). If their declare attackers step is still to come this turn and
    the stack is empty, all players pass until that step begins. `attackers`: alias of the creature -> alias or player."""

    player: str
    attackers: dict[str, str]


class Block(_Message, frozen=True, tag="block", tag_field="act"):
    """A defending player declares blockers (rule 509.1), the game going on to that step first. Blocker -> the attackers that it
    blocks, one unless an effect lets it block more."""

    player: str
    blockers: dict[str, tuple[str, ...]]

    def pairs(self) -> tuple[tuple[str, str], ...]:
        """Each blocker with each attacker that it blocks."""
        return tuple((blocker, attacker) for blocker, attackers in self.blockers.items() for attacker in attackers)


class Pass(_Message, frozen=True, tag="pass", tag_field="act"):
    """The player who has priority passes once (rule 117.3d)."""

    player: str


class ResolveTop(_Message, frozen=True, tag="resolve top", tag_field="act"):
    """All players pass in succession, so that the top object of the stack resolves (rule 117.4)."""


class ResolveStack(_Message, frozen=True, tag="resolve stack", tag_field="act"):
    """All players pass in succession until the stack is empty, or until the game asks for a choice."""


class GoTo(_Message, frozen=True, tag="go to", tag_field="act"):
    """All players pass (attacking and blocking with nothing) until the next time that `step` of `player`'s turn has begun
    and a player would get priority, or, in a step without priority, until it is over. The stack empties on the way."""

    player: str
    step: StepName


class NameObject(_Message, frozen=True, tag="name", tag_field="act"):
    """Gives `alias` to an object that the game made: of the tokens and copies named `card` that `player` controls (on the
    battlefield or the stack) and that have no alias, the oldest. Nobody does anything in the game; illegal if there is none.
    """

    player: str
    card: str
    alias: str


class Answer(_Message, frozen=True, tag="answer", tag_field="act"):
    """The player answers what the game waits for: `choice` is the kind that was asked.

    "may": true or false; "objects": aliases; "number": an integer;
    "mode": an integer, or a list of them for several; "color", "type", "name": words; "order": aliases,
    first to last; "trigger order": aliases of sources, first put on the stack first; "replacement": alias of the source of
    the effect that applies first; "player": a player; "targets": aliases or players; "mana": symbols; "divide": alias -> number.
    `optional` answers are given only if the game asks. Where a spell is cast as something resolves, what its casting announces is
    asked for in the same way: "may" for a kicker, "number" for X, "targets", "objects" for what a cost wants.
    """

    player: str
    choice: str
    answer: Any
    optional: bool = False


# A player who does not have priority acts after the others have passed, where that is possible with nothing resolving and
# no step ending; where it is not, the act is illegal (rule 117.1). Questions "can" are answered in the same way.

Act: TypeAlias = (
    PlayLand
    | Cast
    | Activate
    | TapForMana
    | SpecialAction
    | Attack
    | Block
    | Pass
    | ResolveTop
    | ResolveStack
    | GoTo
    | NameObject
    | Answer
)


class Waits(_Message, frozen=True):
    """A choice that the game waits for: what kind, whose, and which options there are.

    `least` and `most`: how many of the options must and may be chosen, for the kinds whose answer is a list ("objects",
    "targets"); absent where the adapter does not know.
    """

    choice: str
    player: str
    options: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None


# --- case/observe: questions ------------------------------------------------------------------------------------------


class AskObject(_Message, frozen=True, tag="object", tag_field="ask"):
    """One property of one object. The answer's shape by `what`:

    "zone": {"zone": …, "owner": player} ("outside" for what no longer exists); "tapped", "face down", "transformed" (a permanent with
    its back face up), "attacking", "blocking", "token": bool; "power", "toughness", "base power", "base toughness", "mana value",
    "damage", "loyalty", "defense": int; "types",
    "subtypes", "supertypes", "colors", "keywords": list of lower-case words (a set); "counters": kind -> number, kinds with none left out;
    "controller", "attached to", "protector": name or alias, "" for none; "name": word; "x": int.
    """

    object: str
    what: str


class AskPlayer(_Message, frozen=True, tag="player", tag_field="ask"):
    """One property of one player: "life", "poison", "hand", "library", "graveyard": int; "mana": symbols sorted in the
    order WUBRGC ("" = none); "result": "playing" | "won" | "lost" | "drawn"."""

    player: str
    what: str


class AskCount(_Message, frozen=True, tag="count", tag_field="ask"):
    """How many objects with the name `card` are in `player`'s `zone` (battlefield: controlled by). int."""

    player: str
    zone: Zone
    card: str


class AskGame(_Message, frozen=True, tag="game", tag_field="ask"):
    """ "stack": list from the top of {"object": alias of the spell or of the ability's source, "kind": "spell" | "ability",
    "controller": player}; "turn": {"player": …, "step": …}; "priority": player or ""; "waits": the pending choice or null."""

    what: str


class AskStackTop(_Message, frozen=True, tag="stack top", tag_field="ask"):
    """Of the top object of the stack: "targets": list of aliases and players; "x": int."""

    what: str


class AskCan(_Message, frozen=True, tag="can", tag_field="ask"):
    """Could `act` be performed legally now, with every choice it does not name chosen at will? bool.

    Mana abilities that the player could activate count as means to pay (rule 601.2g). For "attack" and "block": could that
    declaration be made when this turn's step for it comes, were nothing to change until then? Nothing changes by asking.
    """

    act: PlayLand | Cast | Activate | TapForMana | SpecialAction | Attack | Block


class AskTarget(_Message, frozen=True, tag="can target", tag_field="ask"):
    """Is `target` a legal target for that act of `player`? bool. `act` carries no targets of its own."""

    act: Cast | Activate
    target: str


class AskOptions(_Message, frozen=True, tag="options", tag_field="ask"):
    """The options of the pending choice of that player: list of aliases, players, words or numbers. `choice` is its kind,
    or "" for whatever kind it is; no pending choice of that player, no options."""

    player: str
    choice: str


class AskMayLook(_Message, frozen=True, tag="may look", tag_field="ask"):
    """May `player` look at the hidden card `object`? bool."""

    player: str
    object: str


Question: TypeAlias = (
    AskObject | AskPlayer | AskCount | AskGame | AskStackTop | AskCan | AskTarget | AskOptions | AskMayLook
)


# --- results ----------------------------------------------------------------------------------------------------------


class Ok(_Message, frozen=True, tag="ok", tag_field="status"):
    """Done. After an act: what the game now waits for, if anything but a player's decision what to do with priority.

    `forced`: the choices with exactly one legal answer that the adapter has answered on the way, in order.
    """

    waits: Waits | None = None
    forced: tuple[Waits, ...] = ()


class Observed(_Message, frozen=True, tag="observed", tag_field="status"):
    """The answer to a question, in the shape which that question documents."""

    value: Any = None


class Illegal(_Message, frozen=True, tag="illegal", tag_field="status"):
    """The rules do not allow that act; the engine's own reason, and the rule if the engine knows it."""

    reason: str
    rule: str = ""


class Unsupported(_Message, frozen=True, tag="unsupported", tag_field="status"):
    """The engine or its adapter can't express this. `kind` "card" or "capability"; `what` the card's name or the word."""

    kind: Literal["card", "capability"]
    what: str
    detail: str = ""


class Skipped(_Message, frozen=True, tag="skipped", tag_field="status"):
    """The start or an earlier act of this case was unsupported, or an earlier request failed internally, so this one was
    not performed. (After `illegal` the case goes on: the act was refused and the state is as before it.)"""


class Derivation(_Message, frozen=True):
    """One thing that happened and the rule under which it did; `step` counts the requests of the case from 0."""

    step: int
    rule: str
    text: str


class Ended(_Message, frozen=True, tag="ended", tag_field="status"):
    """Answer to `case/end`; the derivation is given with the capability "trace". An engine that can plant faults in itself
    says which places for faults the case `reached`: what stands before the colon in the ids of faults."""

    derivation: tuple[Derivation, ...] = ()
    reached: tuple[str, ...] = ()


Result: TypeAlias = Ok | Observed | Illegal | Unsupported | Skipped | Ended
