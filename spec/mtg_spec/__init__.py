"""The rules-spec language: reads, checks and renders the documents of the suite."""
