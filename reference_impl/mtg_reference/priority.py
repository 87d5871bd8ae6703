"""Priority (117), and putting triggered abilities on the stack (603.3)."""

from __future__ import annotations

from mtg_reference import activating, modes, state_based_actions, targets, triggers
from mtg_reference.phrases import Scope
from mtg_reference.resolving import resolve_mana_ability, resolve_top
from mtg_reference.rules import Illegal, rule
from mtg_reference.run import Decision, Procedure, Run
from mtg_reference.state import Announced, Object, ObjectId, PlayerName, Subject, Waiting
from mtg_spec import syntax


def give(run: Run, player: PlayerName) -> Procedure[None]:
    """A player would get priority: settle first (117.5), then they have it."""
    yield from settle(run)
    run.change(layers=False, priority="" if run.state.over else player, passed=())


def settle(run: Run) -> Procedure[bool]:
    """State-based actions until none is performed, then triggered abilities onto the stack, and again (117.5, 704.3).

    True if anything happened.
    """
    anything = False
    while not run.state.over:
        while (yield from state_based_actions.perform(run)):
            anything = True
            if run.state.over:
                return True
            if not are_checked_again(run):
                break
        triggers.look_at_state(run)
        if not run.state.waiting:
            break
        anything = True
        yield from put_triggers_on_stack(run)
    return anything


@rule("117.5", "704.3", off=False)
def are_checked_again(run: Run) -> bool:
    """State-based actions are performed until none is left to do."""
    return True


def put_triggers_on_stack(run: Run) -> Procedure[None]:
    """Each player in APNAP order puts theirs on the stack in any order (603.3b)."""
    waiting = to_be_put(run)
    run.change(layers=False, waiting=())
    for player in run.state.apnap():
        own = [w for w in waiting if w.controller == player]
        for item in (yield from _ordered(run, player, own)):
            if triggers.skips_the_stack(run, item.ability):
                scope = Scope(item.source, item.controller, context=item.context)
                yield from resolve_mana_ability(run, item.ability, scope, tapped=False)
            else:
                yield from _put(run, item)


@rule("603.3", "117.2a", off=())
def to_be_put(run: Run) -> tuple[Waiting, ...]:
    """Abilities that have triggered are put on the stack the next time a player would get priority."""
    return run.state.waiting


def _ordered(run: Run, player: PlayerName, own: list[Waiting]) -> Procedure[list[Waiting]]:
    if len({(w.source, id(w.ability)) for w in own}) < 2:
        return own
    options = tuple(w.source for w in own)
    order = yield Decision("trigger order", player, options, len(own), len(own))
    left = list(own)
    ordered = []
    for source in order:
        item = next(w for w in left if w.source == source)
        left.remove(item)
        ordered.append(item)
    return ordered


def _put(run: Run, item: Waiting) -> Procedure[None]:
    id_ = activating.put_on_stack(run, item.source, item.controller, item.ability, item.context, item.names)
    scope = Scope(item.source, item.controller, context=item.context, names=dict(item.names), x=_x_of(run, item))
    run.edit(id_, layers=False, announced=Announced(x=scope.x))
    try:
        chosen_modes = yield from modes.choose(run, (item.ability,), scope, id_, "603.3c")
        wanted = modes.targets_of(run, item.ability, chosen_modes)
        chosen = yield from _choose_targets(run, wanted, scope, id_)
    except Illegal as reason:
        obj = run.object(id_)
        from mtg_reference.zones import leave

        leave(run, obj)
        run.note(reason.number, f"{reason.reason}; the ability leaves the stack")
        return
    run.note("603.3", f"the triggered ability of {run.name(item.source)} is put on the stack by {item.controller}")
    run.edit(id_, layers=False, announced=Announced(targets=chosen, x=scope.x, modes=chosen_modes))
    if chosen:
        yield from targets.announce(run, chosen, id_)


@rule("603.3d", "115.1d", off=())
def _choose_targets(
    run: Run, wanted: tuple[syntax.Target, ...], scope: Scope, id_: ObjectId
) -> Procedure[tuple[tuple[str, tuple[Subject, ...]], ...]]:
    """Targets are chosen as for a spell; an ability for which there are too few is removed from the stack."""
    chosen = yield from targets.choose_targets(run, wanted, scope, id_, "603.3d")
    return chosen


def _x_of(run: Run, item: Waiting) -> int | None:
    event = item.ability.event
    entered = isinstance(event, syntax.Moves) and event.to == "battlefield"
    if entered:
        return x_of_entered(run, run.object(item.source))
    return x_of_turning_up(run, run.object(item.source)) or None


@rule("107.3m", off=0, kinds=("off", "one more"))
def x_of_entered(run: Run, obj: Object) -> int:
    """X in an ability that triggers on entering is the X of the spell that the permanent was, gained abilities aside (107.3j)."""
    return 0 if obj.copied else obj.announced.x or 0


@rule("702.37f", off=0, kinds=("off", "one more"))
def x_of_turning_up(run: Run, obj: Object) -> int:
    """X in another ability of what was turned face up is the X of the morph cost, gained abilities aside (107.3j)."""
    return 0 if obj.copied else obj.turned_up_x


@rule("117.1", "116.1", off=True)
def may_act(run: Run, player: PlayerName) -> bool:
    """Only the player who has priority may cast spells, activate abilities and take special actions."""
    return run.state.priority == player


def pass_priority(run: Run) -> Procedure[None]:
    """The player with priority passes (117.3d); when all have in succession, the top of the stack resolves or the step ends
    (117.4)."""
    from mtg_reference import turn

    player = run.state.priority
    passed = (*run.state.passed, player)
    players = run.state.apnap()
    if all_passed(run, passed):
        run.change(layers=False, priority="", passed=())
        if run.state.stack:
            yield from resolve_top(run)
            yield from give(run, after_resolution(run))
        else:
            yield from turn.go_on(run)
        return
    following = players[(players.index(player) + 1) % len(players)]
    run.change(layers=False, priority=following, passed=passed)


@rule("117.4", "117.3d", off=True)
def all_passed(run: Run, passed: tuple[PlayerName, ...]) -> bool:
    """Only when all players have passed in succession does something resolve or the step end."""
    return set(run.state.apnap()) <= set(passed)


@rule("117.3b", off=lambda run: run.state.apnap()[-1])
def after_resolution(run: Run) -> PlayerName:
    """The active player gets priority after something has resolved."""
    return run.state.active


@rule("117.3c", off=False)
def keeps_priority(run: Run) -> bool:
    """A player who acted with priority gets it again."""
    return True


def after_act(run: Run, player: PlayerName) -> Procedure[None]:
    """After casting, activating or a special action the same player gets priority (117.3c)."""
    yield from give(run, player if keeps_priority(run) else run.state.active)
