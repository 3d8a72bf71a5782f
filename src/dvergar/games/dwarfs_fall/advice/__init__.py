"""What bots know of the game: nothing in here is a rule."""
