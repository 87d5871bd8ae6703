"""The adapter of my-engine: it translates between the protocol and the engine, and decides no rule itself.

    mtg-conformance doctor .           what is right and wrong with it so far
    mtg-conformance run --engine .     the suite

What is not translated yet is answered `unsupported`, with a word for what is missing.
"""

from __future__ import annotations

from mtg_conformance.sdk import Act, Adapter, Ended, Engine, Illegal, Observed, Ok, Question, Setup, Unsupported, serve


class MyEngine(Adapter):
    """Plays cases on the engine, one after another."""

    def initialize(self) -> Engine:
        """Says which engine this is."""
        return Engine(name="my-engine", version="0.1", language="Python")

    def start(self, setup: Setup) -> Ok | Unsupported:
        """Puts the game into the given state, exactly as stated: nothing triggers, nothing is replaced."""
        return super().start(setup)

    def act(self, act: Act) -> Ok | Illegal | Unsupported:
        """Performs one act through the rules of the engine."""
        return super().act(act)

    def observe(self, question: Question) -> Observed | Illegal | Unsupported:
        """Answers one question about the game; nothing changes by asking."""
        return super().observe(question)

    def end(self) -> Ended:
        """Forgets the game."""
        return Ended()


if __name__ == "__main__":
    serve(MyEngine())
