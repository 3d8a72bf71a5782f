"""Dwar7s Fall (Luís Brüh): walled cards, dwarfs who work together, ogres. 2 to 4 players.

Where the rulebook's words are: turns, actions, discarding and the end in `rules.py`, tasks and ogre
cards in `cards.py`, secret goals in `goals.py`, walls and kingdoms in `kingdoms.py`, the final
scoring in `scoring.py`, what is hidden in `view.py`, every figure in `data/` (frozen by
`figures.py`).
"""
