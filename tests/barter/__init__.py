"""A game as another package would bring it."""
