"""A game from another package: all build a bridge together, and nobody has secrets."""
