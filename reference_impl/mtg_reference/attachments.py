"""What may be attached to what (301.5, 303.4)."""

from __future__ import annotations

from mtg_reference import phrases, protection
from mtg_reference.layers import characteristics
from mtg_reference.phrases import Scope
from mtg_reference.run import Run
from mtg_reference.state import ObjectId, Subject
from mtg_spec import syntax


def fits(run: Run, id_: ObjectId, host: Subject | None) -> bool:
    """Could the object be attached to that: an Aura to what it can enchant, an Equipment to a creature? A battle never is (310.9)."""
    is_ = characteristics(run, id_)
    if (
        host is None
        or host == id_
        or is_.types & {"creature", "battle"}
        or (isinstance(host, int) and not run.exists(host))
    ):
        return False
    if "aura" in is_.subtypes:
        return can_enchant(run, id_, host)
    return (
        "equipment" in is_.subtypes
        and isinstance(host, int)
        and run.object(host).zone == "battlefield"
        and "creature" in characteristics(run, host).types
        and not protection.cant_be_equipped(run, host, id_)
    )


def can_enchant(run: Run, id_: ObjectId, host: Subject) -> bool:
    """Does what the Aura says that it enchants describe this (702.5), and is it not protected from the Aura?"""
    if protection.cant_be_enchanted(run, host, id_):
        return False
    is_ = characteristics(run, id_)
    scope = Scope(id_, is_.controller)
    enchant = [a.phrase for a in is_.abilities if isinstance(a, syntax.KeywordAbility) and a.keyword == "enchant"]
    return all(p is not None and phrases.matches(run, p.filter, host, scope) for p in enchant)
