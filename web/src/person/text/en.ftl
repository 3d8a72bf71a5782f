# Words of the visitor's own page.

person-page = Your page – Dvergar
person-title = Your own hall
person-summary = { $played ->
    [0] Nothing has been counted yet.
    [one] { $won ->
        [0] One finished game counted.
       *[other] One finished game counted, and it was won.
    }
   *[other] { $won ->
        [0] { $played } finished games counted.
        [one] { $played } finished games counted, one of them won.
       *[other] { $played } finished games counted, { $won } of them won.
    }
}

## Finished games

person-games = Finished games
person-games-none = No finished game yet. A table is laid quickly, and bots always have time.
person-go-play = Find a game
person-filter = Which games to show
person-all-games = All
person-older = Show older games
person-opponents = against { $names }
person-of = of { $count }
person-points = { $points ->
    [1] { $points } point
   *[other] { $points } points
}
person-replay = Replay
person-replay-name = Replay: { $title }, { $date }
person-result-name = Result: { $title }, { $date }
person-shared = Several shared the screen: not counted.
person-left = A bot finished it: not counted.

## Statistics

person-statistics = Statistics
person-counting = Your games are being counted…
person-statistics-none = After your first finished game you see here how often you win, where your points come from and how you measure up to the bots.
person-game = Which game
person-played = Games
person-won = Won
person-share = Share of victories
person-mean = Mean points
person-best = Best score
person-uncounted = { $count ->
    [one] One more finished game does not count: a bot finished it, or several shared the screen.
   *[other] { $count } more finished games do not count: a bot finished them, or several shared the screen.
}
person-wins = Victories
person-seats = { $count } players
person-people = People only
person-by-level = By the strongest bot at the table
person-range = { $low } to { $high }
person-share-how = The brass band: where your true share lies with 95 % confidence; with few games it is wide. The dotted line: what would be fair with so many players. A shared victory counts as its fraction.
person-categories = Points by category
person-others = others { $figure }
person-gains = What you won with
person-bot-novice = Novice
person-bot-apprentice = Apprentice
person-bot-master = Master
person-bot-elder = Elder
person-bot-random = Chance
person-bot-greedy = Greedy
person-bot-flat = Sampler
person-bot-search = Searcher

## Rating

person-rating = Beside the bots
person-rating-none = You are not rated yet: finish a game against one of the four levels, without taking anything back.
person-rating-between = You play between { $below } and { $above }.
person-rating-above = You play better than { $below }.
person-rating-below = You still play below { $above }.
person-rating-range = { $count ->
    [one] Rating { $value }, from one game: between { $low } and { $high } with 95 % confidence.
   *[other] Rating { $value }, from { $count } games: between { $low } and { $high } with 95 % confidence.
}
person-rating-how = 400 points more mean ten victories for each defeat. The levels were measured against each other. Games in which you took back a decision are left out.

## Account

person-account = Account
person-guest = You are a guest. This browser remembers you; with an account you find your games on other devices, too.
person-way = What to do
person-register = New account
person-log-in = Log in
person-name = Name of the account
person-password = Password
person-register-hint = Letters, digits, - and _ for the name; at least 8 characters for the password. There is no e-mail, so nobody can send you a new one.
person-log-in-hint = What you have played as a guest in this browser moves to the account.
person-register-do = Make the account
person-log-in-do = Log in
person-registered = The account is made. All your games belong to it.
person-logged-in = Welcome back.
person-has-account = You are logged in as { $account }.
person-old = Old password
person-new = New password
person-change-password = Change the password
person-password-changed = The password is changed. All other devices are logged out.
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
person-export-hint = Everything that this server knows of you in one file: tables, moves, results, match files and what you wrote. How the page looks is kept by your browser only.
person-export = Download my data
person-delete-hint = You can be forgotten at any time. This cannot be undone.
person-delete = Delete my data
person-delete-name = Your name, your account and its password are removed everywhere.
person-delete-chat = Everything that you wrote at tables is removed.
person-delete-running = In running games a bot takes your seat for good.
person-delete-open = Tables that you opened and that have not begun are given up.
person-delete-finished = What was played stays for those who played with you, and in the statistics of all: moves and points of a “former player”.
person-delete-backup = Backups that were made earlier may still hold your data; whoever runs this server has them.
person-delete-password = Your password, to be sure that it is you:
person-delete-type = Type your name, “{ $name }”, to be sure that you mean it:
person-delete-not = Keep everything
person-delete-do = Delete for good
person-gone = You are forgotten.
person-gone-hint = Your name is gone from this server. Thank you for having played here; whenever you come back you are somebody new.
