"""The harness: features become cases, cases become runs, runs become results."""
