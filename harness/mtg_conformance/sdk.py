"""The adapter SDK: everything that an adapter in Python needs.

    from mtg_conformance.sdk import Adapter, Engine, Observed, Ok, serve

See `Adapter` for what to implement. The tutorial is in `docs/`.
"""

from __future__ import annotations

from mtg_spec.protocol import *  # noqa: F403
from mtg_spec.protocol import Ended, Engine, Illegal, Observed, Ok, Setup, Unsupported, Waits
from mtg_spec.serving import Adapter, AdapterError, CardGap, Inexpressible, Refused, Session, forced_answer, serve

__all__ = [
    "Adapter",
    "AdapterError",
    "CardGap",
    "Ended",
    "Engine",
    "Illegal",
    "Inexpressible",
    "Observed",
    "Ok",
    "Refused",
    "Session",
    "Setup",
    "Unsupported",
    "Waits",
    "forced_answer",
    "serve",
]
