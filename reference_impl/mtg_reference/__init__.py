"""The reference rules engine: executes the documents of the suite."""
