# The command line and the terminal.

bad-humans = { $given } people cannot play in { $count } seats.
bad-option-form = An option is written NAME=VALUE, not “{ $given }”.
bad-json = This is not valid JSON: line { $line }, column { $column }.
bad-seconds = The time to measure must be between 0.05 and 60 seconds, not { $given }.
bad-budget = Use either --iterations or --seconds, not both.
bad-iterations = The number of playouts must be between 1 and { $limit }, not { $given }.
bad-thinking = The time to think must be above 0 and at most { $limit } seconds, not { $given }.
bad-analyse-over = The game is over at this point; there is nothing to decide.
bad-analyse-seat = Several players decide here at once. Name one with --seat: { $number_list }.
bad-analyse-idle = Player { $number } has nothing to decide here.
bad-load = A saved match brings its own seats, seed and options: leave them out.
bad-load-game = The saved match is a game of { $given }.
bad-link = “{ $given }” is not a link to a table; such a link looks like http://HOST/t/NAME.
bad-server = Cannot reach a play server at { $link }.
bad-request = The play server refused: { $words }
bad-rules = The table uses rules version { $given }; these are version { $ours }.
bad-watch = Use either --seat or --watch, not both.
bad-data-and-diff = Use either --data or --diff, not both.
bad-cookies = Cannot use the file { $file }, which keeps your seats: { $reason }.
bad-cookies-content = The file { $file }, which keeps your seats, is damaged. Move it out of the way.
bad-save = Cannot save the match to { $file }: { $reason }.

## Help

help-usage = Usage:
help-help = Show this help.
help-seats-play = How many seats (default: 4 if the game allows it).
meta-GAME = GAME
meta-FILE = FILE
meta-DIR = FOLDER
meta-OPTION = NAME=VALUE
meta-OPTIONS = OPTIONS
meta-COMMAND = COMMAND
meta-N = NUMBER
meta-BOTS = BOTS
meta-ENGINE = ENGINE
meta-ADDRESS = ADDRESS
meta-URL = LINK
meta-NAME = NAME
meta-SECONDS = SECONDS
meta-LANG = LANGUAGE
usage-missing = { $meta } is missing; --help shows how to use the command.
usage-number = { $option } takes a number.
usage-no-option = There is no option { $option }; --help lists the options.
usage-no-value = { $option } needs a value.
usage-other = Cannot understand: { $words } – --help shows how to use the command.
help-app = Modern dwarf board games, every rule enforced.
help-games = List the games.
help-play = Play in the terminal, against bots or with friends at one keyboard.
help-connect = Play at a table on a play server, or watch it.
help-simulate = Let bots play many games against each other.
help-tournament = Let bots play a tournament: the same deals from every seat, ratings with intervals, a report.
help-stats = Let bots play, and count what decides a game.
help-score = Score a game played with the box. FILE is JSON; “-” means standard input.
help-replay = Show a saved match: its log and the table, up to any move.
help-analyse = Show what a search thinks of a position in a saved match.
help-at = The position after this many moves (default: the last one).
help-seat-analyse = The seat that decides; needed where several decide at once.
help-iterations = How many playouts the search may make.
help-thinking = How many seconds the search may think (default: 1).
help-review = Review a saved match: which decisions cost the most, and what would have been better.
help-review-playouts = How many playouts the search may make for each decision.
help-data = List every number in a game and where it comes from.
help-bench = Measure the speed of the games.
help-game = The name of the game.
help-lang = Language: en, de or fr.
help-json = Print JSON for programs.
help-data-folder = A folder with corrections to the card data.
help-data-diff = Show only what the corrections in this folder change.
help-option = An option of the game, NAME=VALUE; can be repeated.
help-seats = How many seats.
help-humans = How many people play; they have the first seats.
help-bots = One bot for all other seats, or a comma-separated list: { $known_list }.
help-lineup = One bot for all seats, or a comma-separated list: { $known_list }.
help-seed = The seed of the game (default: random).
help-seed-simulate = The seed of the whole run.
help-load = Continue a saved match.
help-url = The link to the table.
help-seat = The seat you want (default: your own, or the first open one).
help-name = The name the others see.
help-watch = Just watch.
help-number = How many games.
help-jobs = How many processes. The result is the same for any number.
help-entrants = The bots, comma-separated: { $known_list }, or “cmd:COMMAND” for an external program.
help-games-balanced = How many games; rounded up so that every bot plays every deal from every seat.
help-seats-tournament = How many seats (default: the fewest the game allows).
help-engine = Who does the work: “local” processes, or “ray”.
help-address = The address of a Ray cluster; without it, Ray is started on this machine.
help-report-tournament = A folder for results and report. The same command resumes what is there.
help-report = A folder for the report.
help-file = The file.
help-to = Show the position after this many moves.
help-seats-bench = How many seats; without it, every number the game allows.
help-seconds = How long each measurement may take.

## Games

games-name = Name
games-seats = Seats
games-about = About
games-effort = { $minutes } minutes, difficulty { $difficulty } of 5.
games-options = Options
games-option-only = only with { $other }: { $value_list }

## Play

play-welcome = { $game }. Type “?” for help.
play-help = Type the number of an option, or its text. Also: “? WORD” explains a word on the table, “table” shows the table again, “seat 1” lets player 1 act as well, or change a sealed choice, “quiet” answers all questions for a reaction in this turn as Enter does, “hint” shows what a strong player would consider, “undo” undoes your last move, “save FILE” saves the match, “quit” leaves.
play-words = Words that can be explained: { $word_list }.
play-unknown-word = There is no “{ $given }” at this table.
play-example = There are { $count } ways to answer; one of them: { $example }
play-yes = yes
play-no = no
play-pass = It is { $seat }’s turn. Everyone else, look away. Press Enter.
play-since = Since your last move:
play-saved = Saved to { $file }.
play-save-other = { $file } exists and is not a match file. Choose another name.
play-no-change = Player { $number } has nothing to do right now.
play-besides = It is not your turn, but you may do this now. Press Enter to continue.
play-besides-nothing = It is not your turn, and there is nothing you can do. Press Enter to continue.
play-besides-all = Before { $seat_list } goes on: does anyone want to do something? “seat 1” lets player 1 look; press Enter to continue.
play-save-how = Type “save” and the name of a file.
play-no-undo = There is nothing to undo.
play-undone = Undone.
play-thinking = Let me think …
play-bye = Goodbye.
play-choice = Choose a number from 1 to { $count }, or type an action.
play-form = I don’t understand. You can type: { $verb_list }.
play-build = { $how }; step by step
play-build-how = Step by step: type what you choose, or “-” for nothing. Press Enter to stop.
play-build-slot = { $slot }: { $fit_list }
play-build-unfit = Nothing that comes after it would fit then.
play-build-off = Nothing is chosen.
play-react = Press Enter for “{ $action }”.
play-react-quiet = Press Enter for “{ $action }”, or type “quiet” to do that for the rest of this turn.
play-no-quiet = Nothing asks for a reaction that you could turn off here.
play-character = { $character } ({ $bot })
play-bot = { $bot } { $number }
bot-novice = Novice
bot-apprentice = Apprentice
bot-master = Master
bot-elder = Elder
bot-flat = Flat
bot-search = Search
bot-random = Random
bot-greedy = Greedy
play-thanks = Well played!

## Connect

connect-watching = You are watching. Press Ctrl+C to stop.
connect-open = { $count ->
    [one] One seat is
   *[other] { $count } seats are
} still open. Link for others: { $link }
connect-waiting = Waiting for { $seat_list }.
connect-away = A bot is playing for you. Run the same command again to take your seat back.
connect-help = Type the number of an option, or its text. Also: “? WORD” explains a word on the table, “table” shows the table again, “undo” undoes your last move, “seat 1” lets player 1 act if both of you play here, “quiet” answers all questions for a reaction in this turn as Enter does, “say WORDS” talks to the others, “leave” hands your seat to a bot, “quit” leaves and keeps your seat. An empty line shows what has happened in the meantime. While others decide, Ctrl+C leaves.
connect-bye = Goodbye. Run the same command again to return to your seat.
connect-left = A bot is playing for { $seat }. Run the same command again to take the seat back.
connect-changed = The table has changed in the meantime. Choose again.
connect-asked = Now { $seat_list } must agree.
connect-agree = { $seat } wants to undo a move. Do you agree (yes/no)?
connect-yes-no = Type “yes” or “no”.
connect-cancelled = The table was cancelled.
connect-removed = The host has removed you from this table.
news-undo = Undone: the game continues after move { $number }.
news-ask-undo = { $seat } asks to undo a move.
news-refuse-undo = { $seat } declines the undo.
news-agree-undo = { $seat } agrees to the undo.
news-sit = { $seat } sits down.
news-leave = { $seat } leaves; a bot plays on.
news-timeout = { $seat } runs out of time; a bot plays on.
news-silent-clock = { $seat } runs out of time and does not react.
news-silent-gone = { $seat } is not here and does not react.
news-silent-quiet = { $seat } does not want to be asked again this turn.
news-vote-out = { $seat } wants a bot to play for { $seat_about }, who is away.
news-absent = { $seat } is away; a bot plays until they are back.
news-here = { $seat } is here.
news-return = { $seat } is back.
news-bot = A bot takes seat { $number }.
news-open = Seat { $number } is open.
news-remove = The host has removed someone from the table.
news-rename = A player is now called { $name }.
news-hint = { $seat } has asked for { $count ->
    [one] a hint
   *[other] { $count } hints
}.
news-fork = { $seat } plays on from here at a table of their own.
news-propose = { $seat } proposes: { $words }
news-propose-places = { $seat } points at something on the table.
news-pause-minutes = The server was down for { $count ->
    [one] one minute
   *[other] { $count } minutes
}; clocks did not run.
news-pause-hours = The server was down for { $count ->
    [one] one hour
   *[other] { $count } hours
}; clocks did not run.
news-pause-days = The server was down for { $count ->
    [one] one day
   *[other] { $count } days
}; clocks did not run.
news-chat = { $name }: { $words }
news-react = { $name } reacts: { $words }

## Sheets

sheet-total = Total
sheet-place = Place
end-won = { $count ->
    [0] Nobody wins.
    [one] { $name_list } wins.
   *[other] { $name_list } share the victory.
}
end-together-won = Won together!
end-together-lost = Lost together.

## Simulate

simulate-running = Games
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $count } seats
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Win rate
simulate-score = Mean score
simulate-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $decisions } decisions in { $seconds } s: { $gps } games and { $dps } decisions a second.

## Tournament

arena-rounded = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, so that every bot plays every deal from every seat.
arena-resumed = { $count } of { $games } games are already there.
arena-kept = Interrupted. { $count } of { $games } games are kept in { $folder }; run the same command to resume.
arena-written = The report is in { $file }.
arena-no-plots = No charts were drawn: they need matplotlib ({ $command }).

## Replay

replay-title = { $game }, { $count } seats, seed { $seed }
replay-options = Options: { $option_list }
replay-position = After move { $number } of { $count }

## Analyse

analyse-title = What { $seat } could do, after { $count ->
    [one] one playout
   *[other] { $count } playouts
}
analyse-option = Option
analyse-value = Chance of winning
analyse-visits = Tried
analyse-points = Points at the end
analyse-why = Why
analyse-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
analyse-more = { $count ->
    [one] One more option.
   *[other] { $count } more options.
}
analyse-line = Probably: { $deeds }
analyse-deed = { $seat }: { $deed }

## Review

review-running = Decisions
review-title = { $count ->
    [one] One decision
   *[other] { $count } decisions
}; the costliest ones:
review-flawless = { $count ->
    [one] One decision, and nothing better was found.
   *[other] { $count } decisions, and nothing better was found.
}
review-nothing = Nothing was decided in this match.
review-move = Move
review-player = Player
review-played = Played
review-better = Better
review-lost = Lost
review-points = Points
review-seat = { $seat }: { $count ->
    [0] no decision that certainly lost something.
    [one] one decision that lost something, { $lost } in all.
   *[other] { $count } decisions that lost something, { $lost } in all.
}

## Data

source-rulebook = rulebook
source-public = public: { $name }
source-reconstructed = reconstructed
source-overlay = your data folder
data-file = File
data-record = Record
data-values-title = Values
data-source-title = Source
data-source-of = { $field_list }: { $source }
data-field = Field
data-shipped = Shipped
data-corrected = Corrected
data-shipped-source = Its source
data-no-changes = This folder changes nothing in this game.

## Bench

version = dvergar { $version }, { $build } engine, Python { $python }
bench-seats = seats
bench-games = games/s
bench-decisions = decisions/s
bench-copy = copy
bench-redeal = redeal
bench-legal = legal
bench-apply = apply
bench-edge = edge
bench-view = view
bench-ask = ask
bench-title = { $game }, { $build }, one core; times in microseconds (edge: copy, apply and legal; ask: what one action would bring)
bench-compiled = compiled
bench-interpreted = interpreted
bench-spent = Where the time goes in random play with { $count } seats: { $function_list }

help-serve = Run a play server. People join its tables by a link.
help-host = Address to listen on; 0.0.0.0 lets others on your network join.
help-port = Port to listen on; 0 picks any free port.
help-server-folder = Folder for the server’s data (default: the user’s own).
help-database = Keep the data in PostgreSQL: postgresql://user@host/name.
help-workers = Server processes; several need PostgreSQL.
help-limit = Change a limit, for example tables=50; can be repeated.
help-keep = Keep something for another number of days, for example guests=90 or guests=never; can be repeated.
help-open = Open the address in the browser, if there is one.
help-accept-loss = Start even if the database is older than what was acknowledged.
help-check = Check that all of a server’s data is sound, and show what can be saved.
help-save-sound = Write everything that is sound to a new backup.
check-structure = The database file is damaged: { $reason }
check-missing = { $count ->
    [one] One acknowledged transaction is missing
   *[other] { $count } acknowledged transactions are missing
}; the log dvergar.sqlite-wal may have been lost.
check-unreadable = { $name }: { $count ->
    [one] one record
   *[other] up to { $count } records
} cannot be read.
check-part = Table { $table }: the first { $kept } of { $of } entries can be saved.
check-nothing = Table { $table }: nothing can be saved.
check-skipped = Tables under other rules, not checked: { $count }.
check-sound = Everything is sound. Tables: { $count }.
check-save = “dvergar check --save FILE” writes what is sound to a backup; “dvergar restore” reads it into an empty folder.
check-saved = Sound records written to { $file }: { $count }. “dvergar restore” reads them into an empty folder.
help-backup = Write all of a server’s data to a file.
help-restore = Read all of a server’s data from a file, into an empty server.
help-backup-file = The backup file.
meta-DATABASE = URL
meta-HOST = HOST
meta-LIMIT = NAME=N
meta-KEEP = NAME=DAYS
bad-number = { $option } cannot be { $given }.
bad-limit-form = A limit is written NAME=NUMBER, not “{ $given }”.
bad-keep-form = A time to keep something is written NAME=DAYS or NAME=never, not “{ $given }”.
serve-ready = Open and share this address. Press Ctrl+C to stop the server.
backup-done = Records written to { $file }: { $count }.
restore-done = Records read from { $file }: { $count }.

## Admin

help-admin = Look after a play server: list, mute, ban and delete, while it runs or not.
help-admin-tables = List the tables.
help-admin-people = List the people.
help-admin-large = Show what is large: tables, people, the database.
help-admin-mute = Stop someone from sending messages.
help-admin-unmute = Let someone send messages again.
help-admin-ban = Keep someone out; bots take their seats.
help-admin-unban = Let someone in again.
help-admin-delete-person = Delete everything known about someone; their games stay, without the name.
help-admin-delete-table = Delete a table and everything that happened there.
help-status = Only tables that are open, running, over, cancelled or lesson.
help-search = Only people with these letters in their name or account.
help-person = The id of the person, from “admin people”.
help-table = The id of the table, the end of its link.
help-yes = Don’t ask for confirmation.
help-hours = For how many hours (default: for ever).
meta-STATUS = STATUS
meta-PERSON = ID
meta-TABLE = ID
bad-status = There is no status “{ $given }”. Available: { $known_list }.
admin-id = Id
admin-game = Game
admin-status = Status
admin-host = Host
admin-seats = Seats
admin-updated = Updated
admin-entries = Entries
admin-size = Size
admin-chat = Chat
admin-name = Name
admin-account = Account
admin-seen = Seen
admin-tables = Tables
admin-state = State
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-cancelled = cancelled
admin-status-lesson = lesson
admin-is-muted = muted
admin-is-banned = banned
admin-more = { $count } more; --json lists all.
admin-rows = Records: { $row_list }.
admin-database = Database: { $size }
admin-wal = Not yet in its file (WAL): { $size }
admin-ask-mute = Mute { $name } (yes/no)?
admin-ask-unmute = Let { $name } send messages again (yes/no)?
admin-ask-ban = Ban { $name } (yes/no)?
admin-ask-unban = Let { $name } in again (yes/no)?
admin-ask-delete-person = Delete everything known about { $name } (yes/no)?
admin-ask-delete-table = Delete the table { $name } (yes/no)?
admin-nothing = Nothing was changed.
admin-done-mute = Muted: { $name }.
admin-done-unmute = No longer muted: { $name }.
admin-done-ban = Banned: { $name }.
admin-done-unban = No longer banned: { $name }.
admin-done-delete-person = Deleted: { $name }.
admin-done-delete-table = Deleted: { $name }.
