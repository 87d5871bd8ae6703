"""`python -m mtg_conformance` is the command line."""

from mtg_conformance.cli import main

main()
