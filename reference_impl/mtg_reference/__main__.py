"""`python -m mtg_reference`: the reference engine as an adapter on standard input and output.

`--faults` prints the faults that can be planted, as JSON; `--fault ID` plays with one of them.
"""

from __future__ import annotations

import argparse
import json
import sys

from mtg_reference.adapter import ReferenceAdapter
from mtg_reference.rules import fault_named, faults
from mtg_spec.documents import root
from mtg_spec.reader import load_library
from mtg_spec.serving import serve


def main() -> int:
    """Serve cases until told to shut down; exit code 2 for an unknown fault."""
    parser = argparse.ArgumentParser(prog="python -m mtg_reference", description=__doc__)
    parser.add_argument("--faults", action="store_true", help="print the faults that can be planted")
    parser.add_argument("--fault", metavar="ID", help="plant this fault")
    arguments = parser.parse_args()
    known = faults(load_library(root()).keywords.values())
    if arguments.faults:
        print(json.dumps([{"id": id_, "rules": numbers} for id_, numbers in known.items()]))
        return 0
    if arguments.fault and arguments.fault not in known:
        print(f"there is no fault {arguments.fault}; --faults lists them", file=sys.stderr)
        return 2
    serve(ReferenceAdapter(fault=fault_named(arguments.fault) if arguments.fault else None))
    return 0


if __name__ == "__main__":
    sys.exit(main())
