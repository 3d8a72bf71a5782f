"""What all games share. Knows no game.

Read in this order: `action` and `message` (the words), `step` (the flow), `state` (the contract
that everything else sees), `game` (how a game introduces itself), `match` (a game written down).
"""
