# The review of a finished game.

review = What the bot thinks of it
review-about = A bot can go through this game: how the chances went, which decisions cost most, and what would have been better.
review-begin = Go through the game
review-stopped = The bot was interrupted.
review-go-on = Go on
review-waiting = The bot still goes through other games.
review-running = The bot goes through the game. You can leave meanwhile: what it finds is kept.
review-progress = { $done } of { $of } decisions
curve = The chances of winning
curve-read = Move of the game; the chances of winning
curve-at = After move { $move }: { $chances }
review-lost = Where the most was lost
review-sum = { $better ->
    [0] In { $count } decisions nothing was found that would certainly have been better.
    [one] In one of { $count } decisions something else would certainly have been better.
   *[other] In { $better } of { $count } decisions something else would certainly have been better.
}
review-sum-seat = { $better ->
    [0] { $seat }: in { $count } decisions nothing was found that would certainly have been better.
    [one] { $seat }: in one of { $count } decisions something else would certainly have been better.
   *[other] { $seat }: in { $better } of { $count } decisions something else would certainly have been better.
}
review-move = Move { $move }
review-played = Played
review-better = Better
review-brings = With it the chance of winning would have been higher by { $lost }.
review-brings-points = With it the chance of winning would have been higher by { $lost }, and the final score by about { $figure } points.
review-all = Show all { $count }
review-how = Every decision is judged from what its player could know then, with { $count } playouts to find the best and as many to compare. A difference that may be chance is not listed.
