# The review of a finished game.

review = Game review
review-about = A bot can review this game: how the chances of winning developed, which moves cost the most, and what would have been better.
review-begin = Review this game
review-stopped = The review was interrupted.
review-go-on = Continue
review-waiting = The bot is still reviewing other games.
review-running = The bot is reviewing the game. You can leave this page; its findings are kept.
review-progress = { $done } of { $of } moves
curve = Chances of winning
curve-read = Move by move: the chances of winning
curve-at = After move { $move }: { $chances }
review-lost = Costliest moves
review-sum = { $better ->
    [0] In { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, the bot found nothing that was certainly better.
    [one] In one of { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, another choice was certainly better.
   *[other] In { $better } of { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, another choice was certainly better.
}
review-sum-seat = { $better ->
    [0] { $seat }: in { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, the bot found nothing that was certainly better.
    [one] { $seat }: in one of { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, another choice was certainly better.
   *[other] { $seat }: in { $better } of { $count ->
            [one] { $count } move
           *[other] { $count } moves
        }, another choice was certainly better.
}
review-move = Move { $move }
review-played = Played
review-better = Better
review-brings = It would have raised the chance of winning by { $lost }.
review-brings-points = It would have raised the chance of winning by { $lost } and the final score by about { $figure } points.
review-all = Show all { $count }
review-how = Each move is judged by what its player could know at the time, with { $count } playouts to find the best option and as many again to compare. Differences that may be chance are not listed.
