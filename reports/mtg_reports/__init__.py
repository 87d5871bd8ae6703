"""Compliance reports made from results."""
