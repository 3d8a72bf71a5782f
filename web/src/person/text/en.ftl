# Words of the visitor's own page.

person-page = Your page – Dvergar
person-title = Your hall
person-summary = { $played ->
    [0] No games counted yet.
    [one] { $won ->
        [0] One finished game.
       *[other] One finished game, and you won it.
    }
   *[other] { $won ->
        [0] { $played } finished games.
        [one] { $played } finished games, one of them won.
       *[other] { $played } finished games, { $won } of them won.
    }
}

## Finished games

person-games = Finished games
person-games-none = No finished games yet. A table is quick to set up, and bots always have time.
person-go-play = Find a game
person-filter = Which games to show
person-all-games = All
person-older = Show older games
person-opponents = against { $names }
person-companions = with { $names }
person-of = of { $count }
person-points = Points: { $points }
person-replay = Replay
person-replay-name = Replay: { $title }, { $date }
person-result-name = Result: { $title }, { $date }
person-shared = Not counted: several players shared the screen.
person-left = Not counted: a bot finished it.

## Statistics

person-statistics = Statistics
person-counting = Your games are being counted…
person-statistics-none = After your first finished game, you will see here how often you win, where your points come from and how you compare with the bots.
person-game = Which game
person-played = Games
person-won = Won
person-share = Win rate
person-mean = Average score
person-best = Best score
person-uncounted = { $count ->
    [one] One more finished game does not count: a bot finished it, or several players shared the screen.
   *[other] { $count } more finished games do not count: a bot finished them, or several players shared the screen.
}
person-wins = Wins
person-seats = { $count } players
person-people = People only
person-by-level = By the strongest bot at the table
person-range = { $low } to { $high }
person-range-vague = too few games to tell: { $low } to { $high } is possible
person-share-together = The brass band shows your true win rate with 95% confidence; with few games the range is wide and only outlined. Everyone wins or loses together, so nobody is rated.
person-endings = How they ended
person-share-how = The brass band shows your true win rate with 95% confidence; with few games the range is wide and only outlined. The dotted line marks a fair share for that many players. A shared win counts as a fraction.
person-categories = Points by category
person-others = others { $figure }
person-gains = What you won with
person-character = { $name } ({ $level })
person-bot-novice = Novice
person-bot-apprentice = Apprentice
person-bot-master = Master
person-bot-elder = Elder
person-bot-random = Random
person-bot-greedy = Greedy
person-bot-flat = Sampler
person-bot-search = Searcher

## Rating

person-rating = You and the bots
person-rating-none = No rating yet: finish a game against one of the four bot levels without undoing a move.
person-rating-between = You play between { $below } and { $above }.
person-rating-above = You play better than { $below }.
person-rating-below = You are still below { $above }.
person-rating-range = { $count ->
    [one] Rating { $value } from one game: between { $low } and { $high } with 95% confidence.
   *[other] Rating { $value } from { $count } games: between { $low } and { $high } with 95% confidence.
}
person-rating-how = A lead of 400 points means ten wins for every loss. The levels were measured against each other. Games in which you undid a move are left out.

## Account

person-account = Account
person-guest = You are a guest, and only this browser remembers you. With an account you can reach your games from other devices, too.
person-way = What to do
person-register = New account
person-log-in = Log in
person-name = Account name
person-password = Password
person-register-hint = Name: letters, digits, - and _. Password: at least 8 characters. We don’t ask for an e-mail address, so a lost password can’t be reset.
person-log-in-hint = Games you played as a guest in this browser move to your account.
person-register-do = Create account
person-log-in-do = Log in
person-registered = Your account is ready. All your games now belong to it.
person-logged-in = Welcome back.
person-has-account = You are logged in as { $account }.
person-old = Old password
person-new = New password
person-change-password = Change password
person-password-changed = Password changed. All your other devices are logged out.
person-log-out = Log out

## Muted and blocked people

person-apart = Muted and blocked people
person-apart-mute = muted, { $date }
person-apart-block = blocked, { $date }
person-apart-lift = Lift
person-apart-lift-name = Lift: { $name }
person-apart-lifted = Lifted: { $name }.

## Own data

person-data = Your data
person-export-hint = Everything this server knows about you, in one file: tables, moves, results, match files and messages. Display settings are stored only in your browser.
person-export = Download my data
person-delete-hint = You can delete all your data at any time. This cannot be undone.
person-delete = Delete my data
person-delete-name = Your name, your account and its password are removed everywhere.
person-delete-chat = Everything you wrote at tables is removed.
person-delete-running = In games in progress, a bot takes your seat for good.
person-delete-open = Tables you opened that have not started are cancelled.
person-delete-finished = Finished games stay available to the people you played with, and in the overall statistics, as the moves and scores of a “former player”.
person-delete-backup = Older backups may still contain your data; whoever runs this server holds them.
person-delete-password = Enter your password to confirm:
person-delete-type = To confirm, type your name, “{ $name }”:
person-delete-not = Keep everything
person-delete-do = Delete for good
person-gone = You have been forgotten.
person-gone-hint = Your name is gone from this server. Thank you for playing; if you come back, you start afresh.
