"""`python -m mtg_reference`: the reference engine as an adapter on standard input and output."""

from mtg_reference.adapter import ReferenceAdapter
from mtg_spec.serving import serve

if __name__ == "__main__":
    serve(ReferenceAdapter())
