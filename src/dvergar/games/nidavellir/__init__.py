"""Nidavellir (Serge Laget): sealed bids in three taverns, set collection, heroes. 2 to 5 players.

Where the rulebook's words are: the flow of a round in `rules.py`, coins in `coins.py`, placing
cards, heroes and distinctions in `cards.py`, the final scoring in `scoring.py`, what is hidden in
`view.py`, every figure in `data/` (frozen by `figures.py`).
"""
