"""Haggle: trade your gems with the others, then bid them for a treasure, in secret."""
