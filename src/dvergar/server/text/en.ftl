# Words of the play server.

page-front = This is a play server of Dvergar, at { $link }. Its tables can be joined from the terminal: dvergar connect { $link }/t/…
page-table = { $title }: a table of Dvergar. Join it from the terminal: dvergar connect { $link }

sign-in = Say who you are first: become a guest or log in.
is-somebody = You are somebody already. Log out first.
not-your-seat = That is not your seat.
not-host = Only the host of the table can do that.
foreign-origin = This request comes from another page.
no-table = There is no such table.
no-game = There is no such game.
no-tutorial = There is no tutorial for this game.
no-chapter = There is no such chapter.
no-page = There is nothing here.
bad-method = That cannot be done here.
bad-request = This was not understood: { $field }.
bad-frame = This frame was not understood.
too-large = That is too large: at most { $limit } bytes.
too-slow = That took too long to arrive. Send it again.
too-often = Too often. Wait a little.
too-many-sockets = Too many connections.
too-many-tables = You have { $limit } tables that are not over. Finish or give up one of them first.
too-many-reviews = Too many games are being reviewed. Try again in a few minutes.
our-fault = Something went wrong on the server. It was written down.
no-database = The server cannot reach its database at the moment.
database-damaged = The database is damaged. “dvergar check” says what can be saved.
database-full = Nothing can be written to the database: perhaps the disk is full or read-only.
database-silent = The database does not answer.
start-damaged = The database in { $given } is damaged. “dvergar check” says what can be saved.
start-older = The database is older than what players were told is stored: { $count ->
    [one] one transaction is
   *[other] { $count } transactions are
} missing. Perhaps the file dvergar.sqlite-wal was removed or damaged: put it back, or start with --accept-loss to go on without.

bad-name = A name has 1 to { $limit } visible letters or emoji, with no more than 3 accents on a letter.
bad-account = The name of an account has { $low } to { $limit } plain letters of one script, digits, - or _.
bad-password = A password has { $low } to { $limit } characters.
account-taken = This account exists already.
has-account = You have an account already.
no-account = You have no account.
wrong-password = Account or password is wrong.
wrong-name = To confirm, your name must be written as it is: { $name }.
bad-chat = A message has 1 to { $limit } visible letters or emoji, with no more than 3 accents on a letter.
no-chat-here = You can’t chat at this table.
not-yourself = You can’t do this to yourself.
no-such-person = There is no one to do this to.
too-many-others = You have muted or blocked { $limit } people. Lift one of these first.
banned = The operator of this server has banned you.
muted = The operator of this server has muted you: you can’t send messages or change your name.
no-person = There is no such person: { $given }.

table-open = The game has not begun yet.
table-running = The game has begun already.
table-over = The game is over.
table-cancelled = The table was given up.
table-full = Too much has happened at this table.
seat-taken = This seat is taken.
seat-kept = This seat is kept for somebody who played before.
not-welcome = You can’t sit at this table.
blocked-here = Someone at this table is on your list of blocked people. Lift the block first.
removed-here = The host has removed you from this table.
removed-already = The host has removed this person already.
remove-first = Someone is sitting here. Remove them first.
one-seat-each = At this table everybody has one seat only.
seat-away = A bot plays for this seat. Take the seat back first.
seat-not-away = No bot plays for this seat.
vote-clock = At this table the clock decides when a bot takes over.
vote-not-waited = The game does not wait for this player.
vote-early = This player was here a short while ago. You can let a bot play in { $hours ->
    [0] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
   *[other] { $hours } hours
}.
vote-given = You have agreed already. Now the others must agree, or a moment must pass.
not-over = That can be seen when the game is over.
no-rematch = A rematch is for those who played, after the end.
rematch-made = There is a rematch already.
no-match-file = This game began in the middle of another; it has no match file.
other-rules = This table was played under version { $given } of the rules; this server has version { $ours }.
other-data = This table is played with other figures than this server has.
bad-move = There is no move { $given }; the game has { $count }.
fork-seats = This game has { $count } seats, not { $given }.
fork-without-me = Take one of the seats yourself.
side-game = This game goes on from another one that is still running, where hints are not allowed. This will be possible when that game is over.

nothing-to-undo = There is no decision of yours to take back.
undo-asked = Somebody has asked to take back already.
no-undo-wish = Nobody wants to take anything back.
undo-answered = You have agreed already.
no-hints = At this table nobody may ask for hints.
nothing-to-decide = There is nothing for you to decide.
hint-late = The table has changed meanwhile. Ask again.

bad-limit = There is no such limit: { $given }. There are: { $known_list }, each from 1 on.
bad-keep = That can’t be kept: { $given }. You can set { $known_list }, each to 0 (for ever) up to 36500 days.
bad-database = This is no address of a PostgreSQL database: { $given }://… It looks like postgresql://user@host/name.
no-database-there = The database cannot be reached: { $reason }.
bad-folder = The data folder cannot be used: { $given }.
folder-open = Everyone on this machine can write to the data folder { $given }: run chmod 700 on it.
key-not-whole = The key in { $given } is not complete: bring it back from a backup, or delete it; then everyone has to log in again, and guests lose their seats.
key-open = Others on this machine can read the key in { $given }: run chmod 600 on it, or delete it if someone may have read it; then everyone has to log in again, and guests lose their seats.
key-not-ours = { $given } must be an ordinary file (no link) that belongs to the user who runs the server: put the key itself there, or run the server as its owner.
folder-in-use = Another server uses this data folder: { $given }.
bad-port = It is not possible to listen on { $given }.
workers-need-postgresql = Several workers need PostgreSQL: give one with --database.
bad-backup-file = The backup cannot be written, or the file exists already: { $given }.
bad-backup = This is no complete backup of a server: { $given }.
other-backup = The backup was written by another version of Dvergar ({ $given }).
not-empty = A backup can be restored only where there are no data yet.
