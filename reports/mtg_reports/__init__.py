"""Compliance reports made from results: an HTML site, a Markdown summary and JUnit XML."""
