# Words of the play server.

page-front = This is a Dvergar play server at { $link }. Join its tables from the terminal: dvergar connect { $link }/t/…
page-table = { $title }: a table on Dvergar. Join it from the terminal: dvergar connect { $link }

sign-in = First tell us who you are: continue as a guest or log in.
is-somebody = You are already signed in. Log out first.
not-your-seat = That is not your seat.
not-host = Only the host of the table can do that.
foreign-origin = This request came from another site.
no-table = There is no such table.
no-game = There is no such game.
no-tutorial = There is no tutorial for this game.
no-chapter = There is no such chapter.
no-page = There is nothing here.
bad-method = That is not possible here.
bad-request = The server did not understand this: { $field }.
bad-frame = The server did not understand this message.
too-large = That is too large. The limit is { $limit } bytes.
too-slow = That took too long to arrive. Please send it again.
too-often = Too many requests. Please wait a moment.
too-many-sockets = Too many connections.
too-many-tables = You already have { $limit } unfinished tables. Finish or cancel one first.
too-many-reviews = Too many games are being reviewed. Try again in a few minutes.
our-fault = Something went wrong on the server. The error has been logged.
no-database = The server can’t reach its database right now.
database-damaged = The database is damaged. “dvergar check” shows what can be saved.
database-full = The server can’t write to its database. The disk may be full or read-only.
database-silent = The database is not responding.
start-damaged = The database in { $given } is damaged. “dvergar check” shows what can be saved.
start-older = The database is older than what players were told is stored: { $count ->
    [one] one transaction is
   *[other] { $count } transactions are
} missing. The file dvergar.sqlite-wal may have been removed or damaged. Put it back, or start with --accept-loss to continue without it.

bad-name = A name needs 1 to { $limit } visible characters, with at most 3 accents on a letter.
bad-account = An account name needs { $low } to { $limit } characters: plain letters of one script, digits, - or _.
bad-password = A password needs { $low } to { $limit } characters.
account-taken = That account name is taken.
has-account = You already have an account.
no-account = You have no account.
wrong-password = Wrong account name or password.
wrong-name = To confirm, type your name exactly as shown: { $name }.
bad-chat = A message needs 1 to { $limit } visible characters, with at most 3 accents on a letter.
bad-phrase = There is no phrase “{ $given }”. Available: { $known_list }.
bad-reaction = There is no reaction “{ $given }”. Available: { $known_list }.
unknown-message = There is no such message at this table.
already-reacted = You have already reacted like that.
not-reacted = You have not reacted like that.
no-chat-here = You can’t chat at this table.
not-yourself = You can’t do this to yourself.
no-such-person = There is nobody here to do that to.
too-many-others = You have already muted or blocked { $limit } people. Lift one of these first.
banned = The operator of this server has banned you.
muted = The operator of this server has muted you: you can’t send messages or change your name.
no-person = There is no such person: { $given }.

table-open = The game has not started yet.
table-running = The game has already started.
table-over = The game is over.
table-cancelled = This table was cancelled.
table-full = This table’s log is full. Please start a new table.
seat-taken = This seat is taken.
seat-kept = This seat is reserved for someone who played before.
not-welcome = You can’t sit at this table.
blocked-here = Someone at this table is on your list of blocked people. Lift the block first.
removed-here = The host has removed you from this table.
removed-already = The host has already removed this person.
remove-first = Someone is sitting here. Remove them first.
one-seat-each = At this table, each player has only one seat.
seat-away = A bot is playing this seat. Take the seat back first.
seat-not-away = No bot is playing this seat.
vote-clock = At this table, the clock decides when a bot takes over.
vote-not-waited = The game is not waiting for this player.
vote-early = This player was here a short while ago. You can let a bot play in { $hours ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
    [one] one hour
   *[other] { $hours } hours
}.
vote-given = You have already agreed. Now the others must agree, or a moment must pass.
not-over = You can see that once the game is over.
no-rematch = Only the players can start a rematch, once the game is over.
rematch-made = A rematch already exists.
no-match-file = This game was forked from another one, so it has no match file.
other-rules = This table was played under version { $given } of the rules; this server has version { $ours }.
other-data = This table uses different card data from this server.
bad-move = There is no move { $given }; the game has { $count }.
fork-seats = This game has { $count } seats, not { $given }.
fork-without-me = Take one of the seats yourself.
side-game = This game continues another one that is still in progress and does not allow hints. You can do this once that game is over.

nothing-to-undo = You have no move to undo.
undo-asked = Someone has already asked to undo a move.
no-undo-wish = Nobody has asked to undo a move.
undo-answered = You have already agreed.
no-hints = Hints are off at this table.
nothing-to-decide = There is nothing for you to decide.
hint-late = The table has changed in the meantime. Ask again.
quiet-not-here = “Don’t ask me again this turn” is not possible here.
quiet-not-silence = “Don’t ask me again this turn” only goes with “{ $action }”.
no-proposals = Proposals are only possible in games in which everyone knows the same.
proposal-empty = Propose an action, or point at something.
proposal-own = This is your own decision.
proposal-nobody = No other player is deciding anything right now.

bad-limit = Unknown limit: { $given }. Available: { $known_list }; each must be at least 1.
bad-keep = There is nothing to keep called { $given }. Available: { $known_list }, each from 0 (for ever) to 36500 days.
bad-database = Not a PostgreSQL address: { $given }://… It should look like postgresql://user@host/name.
no-database-there = Cannot reach the database: { $reason }.
bad-folder = Cannot use the data folder: { $given }.
folder-open = Everyone on this machine can write to the data folder { $given }: run chmod 700 on it.
key-not-whole = The key in { $given } is incomplete. Restore it from a backup, or delete it; then everyone has to log in again, and guests lose their seats.
key-open = Others on this machine can read the key in { $given }: run chmod 600 on it, or delete it if someone may have read it; then everyone has to log in again, and guests lose their seats.
key-not-ours = { $given } must be an ordinary file (not a link) that belongs to the user who runs the server. Put the key itself there, or run the server as its owner.
folder-in-use = Another server is using this data folder: { $given }.
bad-port = Cannot listen on { $given }.
workers-need-postgresql = Multiple workers need PostgreSQL. Set it with --database.
bad-backup-file = The backup can’t be written, or the file already exists: { $given }.
bad-backup = Not a complete server backup: { $given }.
other-backup = The backup was written by another version of Dvergar ({ $given }).
not-empty = A backup can only be restored to an empty server.

# What people say with one tap; everyone reads it in their own language.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-no-hurry = Take your time.
phrase-my-turn = Is it my turn?
phrase-yes = Yes
phrase-no = No
phrase-again = One more game?
phrase-bye = Bye!

# What people think of what somebody said.
reaction-thumb = Thumbs up
reaction-heart = Heart
reaction-laugh = Laughing
reaction-wow = Wow
reaction-hammer = Hammer blow
