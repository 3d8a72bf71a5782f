# Words of the page around every game.

## The page

bot-name = Bot { $number }
bot = Bot
bot-named = { $name } (bot)

## Controls and settings

close = Close
bar-home = Dvergar: all games and tables
bar-light = Daylight
bar-dark = Lantern light
bar-sound-on = Sound is on
bar-sound-off = Sound is off
link-copy = Copy link
link-share = Share link
link-copied = Copied.
link-failed = Couldn’t copy. Here is the link: { $link }
rules = Rules
rules-about = Rules: { $about }
rules-whole = Full rules, in a new tab
rules-none = There are no rules for this game here yet.
about-link = About this game
my-page = My page
settings = Settings
settings-looks = Appearance
settings-language = Language
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-dark = Dark
settings-theme-light = Light
settings-size = Text size
settings-size-s = Small
settings-size-m = Medium
settings-size-l = Large
settings-size-xl = Huge
settings-motion = Motion
settings-motion-auto = Same as device
settings-motion-off = None
settings-letters = Letters and numbers
settings-letters-hint = On badges and seat plates, as well as colour and shape.
settings-inWords = Text view
settings-inWords-hint = Headings, lists and buttons instead of pictures. For screen readers, and for anyone who prefers to read.
settings-sounds = What you hear
settings-sound = Sound
settings-sound-hint = Coins, cards and stone, and the bell for your turn.
settings-volume = Volume
settings-turn = When it is your turn
settings-bell = Bell
settings-bell-hint = Two soft notes.
settings-notify = Notification
settings-notify-hint = When you are looking at something else.
settings-notify-refused = Your browser is blocking notifications from this site. You can allow them in its settings.
settings-title = Tab title
settings-title-hint = Shows in the browser tab that it is your turn.
settings-play = Gameplay
settings-forced = Play forced moves automatically
settings-forced-hint = When only one move is possible, it is made for you.
settings-oneClick = One-click moves
settings-oneClick-hint = A click makes the move at once, with no second click to confirm.
settings-coach = Help in your first game
settings-coach-hint = In your first game of each kind, a line says what each decision is about.
no-answer = The server is not responding. Trying again…

## Lobby

lobby-page = Dvergar: dwarf board games
lobby-page-turn = ● Your turn – Dvergar
lobby-motto = Board games from under the mountain
lobby-you-play-as = You play as
lobby-name-change = Change your name
lobby-name-save = Save
lobby-name-keep = Keep old name
lobby-games = Games
lobby-play-now = Play now
lobby-play-now-name = Play now: { $title }, against bots
lobby-level = Level of the bots, for all games: { $title }
lobby-meet = Whom you may meet
lobby-starting = One moment…
lobby-open-table = New table
lobby-open-table-name = New table: { $title }
lobby-learn = Learn
lobby-learn-name = Learn to play { $title }
lobby-in-the-making = Coming soon
lobby-score = Score pad
lobby-about = About
lobby-more = More about { $title }
ways = More
ways-score = Score pads
ways-score-hint = for a game with the real box
ways-rules = { rules }
ways-rules-hint = in words and pictures
ways-me = { my-page }
ways-me-hint = your games and statistics
lobby-continue = Continue
lobby-resume-others = { $count ->
    [one] One more table is waiting
   *[other] { $count } more tables are waiting
} for you.
lobby-mine = My tables
lobby-mine-none = No tables yet. “Play now” sets one up with a few bots.
lobby-open = Open tables
lobby-open-none = Nobody is looking for players right now. Open a table and it will be listed here for everyone.
lobby-running = Games to watch
lobby-running-none = No public games are in progress.
lobby-show-all = Show all { $count }
lobby-seat-free = open seat
lobby-row-name = { $act }: { $title }, { $note }
lobby-leave = Leave table
lobby-leave-hint = A bot will play for you to the end of the game. You can come back any time before then.
lobby-give-up = Cancel table
lobby-give-up-hint = Nobody will be able to join, and the table disappears from every list.
lobby-stay = Stay
lobby-bots-only = bots only
lobby-hints = hints on
lobby-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
lobby-won = { $count ->
    [0] Nobody won
    [one] Won by { $names }
   *[other] Shared victory: { $names }
}
standing-my-turn = Your turn
standing-my-answer = Your answer is needed
standing-running = Waiting for { $names }
standing-open = { $count ->
    [one] One open seat
   *[other] { $count } open seats
}
standing-over = Finished
act-my-turn = Continue
act-my-answer = Answer
act-running = View
act-open = Invite
act-over = Result
act-join = Join
act-watch = Watch
facts-players = { $count ->
    [one] player
   *[other] players
}
facts-minutes = min
facts-together = co-op
facts-difficulty = Difficulty: { $difficulty } of { $hardest }
door-zavandor = The Mines of Zavandor
door-zavandor-about = Dig for gems, bid for treasure, meet the king on his way.
door-dwarfs_fall = Dwar7s Fall
door-dwarfs_fall-about = Build a kingdom of cards and hold it against the dragon.
door-die_zwerge = Die Zwerge
door-die_zwerge-about = Work together to stop the armies pouring out of the dead land.
credits-art = Icons: game-icons.net, by Delapouite, Lorc and others, CC BY 3.0. Typefaces: Grenze, Grenze Gotisch and Alegreya Sans, OFL 1.1. All other pictures were drawn for Dvergar.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
clock-none = no clock
clock-days = over days, no clock
clock-decision = { $time } per move
clock-bank = { $time } + { $more } per move
new-page = New table: { $title } – Dvergar
new-title = New table
new-seats = Seats
new-seat = Who plays in seat { $number }
new-seat-me = Me
new-seat-here = Here
new-seat-open = Open
new-seat-bot = Bot
new-seat-open-hint = anyone can join
new-seat-name = Name for seat { $number }
new-level = Level of the bot in seat { $number }
new-shared = Pass and play
new-shared-hint = Several players share this screen and pass it on. A curtain hides everything in between.
new-shared-open-hint = Several players share this screen, each with a name of their own.
new-several = Nobody has secrets from the others here, so you can take several seats yourself.
new-options = Options
new-options-many = { $count } house rules, { $changed ->
    [0] all as usual
   *[other] { $changed } changed
}
new-clock = Clock
new-clock-none = None
new-clock-decision = Per move
new-clock-bank = For the whole game
new-clock-time = Time
new-clock-hint = If a player runs out of time, a bot takes over.
new-pace = Pace
new-pace-live = In one sitting
new-pace-days = Over days
new-pace-live-hint = If someone is away for a few minutes, the others can let a bot play for them until they are back.
new-pace-days-hint = If someone does not come back for three days, the others can let a bot play for them until they do.
new-help = Help
new-hints = Hints
new-hints-hint = On their move, players can ask what a bot would do, and why. The saga shows who asked.
new-found = Who can find this table
new-found-everybody = Everyone
new-found-link = People with the link
new-found-everybody-hint = It is listed in the lobby. Anyone can join, or watch later.
new-found-link-hint = It is not listed. Send the link to the people you want to play with.
new-begins = All seats are taken, so the game starts right away.
new-waits = The game starts automatically once every seat is taken.
new-begin = Start
new-open = Open table
new-cancel = Back
import = Import a game
import-choose = Choose a match file
import-hint = from a file: choose one or drop it here
import-drop = Drop it here!
import-reading = Reading the file…

## Table

page-loading = One moment…
table-loading = Setting up the table…
to-lobby = Back to lobby
to-words = Text view
to-pictures = Picture view
tabs = Table sections
tab-table = Table
tab-rivals = Rivals
tab-news = { $count } new
rival-bot = { $name }: a bot ({ $level }).
rival-away = { $name } has left. A bot ({ $level }) is playing for them.
rival-score = Points:
live-of = { $seat }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}
live-line = { $line }: { $points }
said-of = { $what }: { $said }
mine-area = { $seat }’s area
mine-look = Look at { $seat }’s area
mine-lead = Act for { $seat }
mine-points = { $count ->
    [1] point
   *[other] points
}
mine-total = { $points ->
    [1] { $points } point
   *[other] { $points } points
}. Show how they add up.
mine-total-tip = Points if the game ended now. Click to see how they add up.
doing-thinking = thinking
doing-thinking-long = This bot is thinking about its move.
doing-choosing = choosing
doing-choosing-long = The table is waiting for this player.
doing-ready = ready
doing-ready-long = Ready, waiting for the others.
doing-done = done
doing-done-long = Done, but can still act until everyone is.
doing-away = bot playing
doing-away-long = This player has left. A bot plays until they come back.
doing-offline = offline
doing-offline-long = This player is not connected right now.
clock = Time left: { $time }
clock-short = Less than 30 seconds left.
decide = Decision
decide-choose = Choose a highlighted piece.
decide-below = Choose an action below.
decide-clear = Clear
decide-done = You are done. Until everyone is, you can still act.
decide-silence = Let it happen
decide-quiet = Don’t ask me again this turn
proposals = Proposals
propose = Propose…
propose-title = What you could propose
compose-more = One more: { $item }
compose-less = One fewer: { $item }
compose-not = This does not go with what you have chosen.
compose-of = { $count } of { $most }
compose-reset = Start over
compose-take = Choose this
compose-type = Or type it
compose-fits = This is possible.
decide-undo = Undo
decide-undo-tip = Undoes your last move. If anything has been revealed since, the other players must agree.
decide-waiting = Waiting for { $names }.
decide-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
coach = Help in your first game
coach-off = Switch off this help. The settings switch it on again.
coach-marks = The lanterns mark good choices.
hint = Hint
hint-tip = Shows what a bot would do here. Everyone sees that you asked.
hint-thinking = Thinking…
hint-title = What a bot would do
hint-unfold = Show all hints and their reasons
hint-fold = Fold the hints
hint-points = about { $figure } points
hint-about = Chance of winning and expected final score. Click an option to select it.
decide-away = A bot is playing for you.
decide-away-hint = You left the table, were away too long or ran out of time. You can take your seat back whenever you like.
decide-undo-mine = You have asked to undo your last move.
decide-undo-asked = { $seat } wants to undo their last move. Do you agree?
decide-undo-others = { $seat } wants to undo their last move.
decide-undo-waiting = Still to answer: { $names }.
decide-undo-away = { $count ->
    [one] { $names } is away and can answer later.
   *[other] { $names } are away and can answer later.
}
decide-vote = { $seat } has been away for { $time }. Let a bot play until they are back?
decide-vote-waiting = You want a bot to play for { $seat }. Still to agree: { $names }.
decide-vote-soon = In a moment, a bot plays for { $seat }, unless they answer.
decide-vote-mine = Are you still there?
decide-vote-mine-hint = The others want a bot to play for you until you are back.
vote-out = Let a bot play
seat-here = I’m here
undo-agree = Agree
undo-refuse = Decline
undo-withdraw = Withdraw
seat-return = Take back my seat
level-novice = novice, still learning
level-apprentice = apprentice, knows the trade
level-master = master, thinks ahead
level-elder = elder, punishes every slip
level-random = plays at random
level-greedy = takes the most points
level-flat = samples every move a little
level-search = looks several moves ahead
rank-novice = Novices
rank-novice-about = still learning
rank-apprentice = Apprentices
rank-apprentice-about = know the trade
rank-master = Masters
rank-master-about = think ahead
rank-elder = Elders
rank-elder-about = punish every slip
bot-any-novice = any novice
bot-any-apprentice = any apprentice
bot-any-master = any master
bot-any-elder = any elder
menu = Table menu
menu-pass = Pass the screen
menu-pass-hint = Draws the curtain so that someone else can sit down.
menu-leave = Leave table
menu-leave-hint = A bot plays for you. You can come back at any time.
menu-replay = Replay so far
menu-replay-hint = The game so far, move by move, as you saw it.
menu-rules-hint = Look something up without leaving the table.
menu-about-hint = Who made the game, and where its numbers come from.
menu-link = Anyone with the link can watch.
menu-link-public = This table is also listed in the lobby, so anyone can watch.
menu-keys-hint = You can play without a mouse.
keys = Keys
keys-tab = next group of pieces
keys-arrows = next piece in the group
keys-number = choose the first, second … highlighted piece
keys-enter = select a piece; confirm the selection
keys-escape = clear the selection; skip the animation
keys-undo = undo your last move
keys-hint = ask a bot for a hint, if the table allows it
keys-again = show again what has just happened
keys-sound = turn the sound off or on
keys-rules = open the rules for the piece you point at
keys-help = show this list
keys-words-tab = next button
keys-words-enter = select an action; press again to confirm
keys-words-escape = clear the selection
keys-words-reader = your screen reader’s own keys: next heading, button or table
connection-lost = Connection lost. Reconnecting…
connection-back = Reconnected.
connection-closed-4400 = This page no longer matches the server. Please reload it.
connection-closed-4401 = This seat is not yours, or you are no longer signed in. Please reload the page.
connection-closed-4404 = This table does not exist.
page-title = { $game } – Dvergar
notice-title = ● Your turn – { $game }
notice-body = The table is waiting for you.
curtain-pass = Pass the screen to { $seat }
curtain-why = Nothing secret is showing.
curtain-who = Who is playing now?
curtain-me = I am { $seat }
join = Join this table
join-name = Your name
join-seat = Your seat
join-sit = Take seat
room = Waiting for players
room-waits = { $count ->
    [one] One seat is open. The game starts as soon as someone takes it.
   *[other] { $count } seats are open. The game starts as soon as they are all taken.
}
room-seat = Seat { $number }
room-free = open
room-you = you
room-here = here
room-leave = Leave
room-place = Who plays in seat { $number }
room-open = leave open
room-invite = Invite people with this link:
room-clock = Clock
room-hints-on = allowed
room-hints-off = none
room-give-up = Cancel table
other-menu = { $name }: mute, block…
other-mute = Mute
other-mute-hint = You no longer see what { $name } writes, at any table. They won’t be told.
other-block = Block
other-block-hint = Mutes them, keeps you from being seated together, and hides your open tables from each other.
other-block-sure = Block { $name }? A game you are both in goes on.
other-cancel = Cancel
other-remove = Remove
other-remove-hint = They can’t sit down or write at this table before the game starts.
other-muted = You no longer see what { $name } writes.
other-blocked = You have blocked { $name }.
other-lift-hint = You can lift this at any time:

## Saga, chat and end

saga = Saga
saga-all = All
saga-mine = My moves
saga-table = Comings and goings
saga-filter = Show
saga-again = Show me that again
saga-since = Since your last turn
saga-last-turn = your last turn
saga-older = Show older lines
saga-empty = Nothing yet.
saga-undone = Undone:
saga-here = { $seat } is here.
saga-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
chat = Chat
chat-messages = Messages
chat-older = Earlier messages
chat-empty = Nothing said yet. You can send a greeting below.
chat-phrases = Quick phrases
chat-more = More phrases
chat-fewer = Fewer phrases
chat-react = React to { $name }
chat-reactions = Reactions
chat-reaction = { $name }: { $count } ({ $who })
chat-unread = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
beside-tabs = Saga and chat
chat-label = Say something…
chat-send = Send
since = Since you left
since-show = Show me
since-close = Back to table
news-sit = { $seat } sits down.
news-leave = { $seat } leaves; a bot takes over.
news-timeout = { $seat } runs out of time; a bot takes over.
news-vote-out = { $seat } wants a bot to play for { $seat_about }, who is away.
news-absent = { $seat } is away; a bot plays until they are back.
news-here = { $seat } is here.
news-return = { $seat } is back.
news-bot = { $seat } takes a seat.
news-open = A seat is open again.
news-remove = The host has removed someone from the table.
news-rename = { $seat } is now called { $name }.
news-undo = { $seat } undoes a move.
news-ask-undo = { $seat } asks to undo a move.
news-agree-undo = { $seat } agrees.
news-refuse-undo = { $seat } declines; the move stands.
news-hint = { $seat } has asked for { $count ->
    [one] a hint
   *[other] { $count } hints
}.
news-fork = { $seat } plays on from here at a table of their own.
news-propose = { $seat } proposes: { $deed }
news-propose-places = { $seat } points at something on the table.
news-silent-clock = No answer from { $seat }: time was up.
news-silent-gone = No answer from { $seat }, who is not here.
news-silent-quiet = { $seat } does not want to be asked again this turn.
news-rematch = There will be a rematch.
news-cancel = The table was cancelled.
news-gone = A player has asked to be forgotten.
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
end-over = The game is over.
end-counting = The points are being counted.
end-counting-skip = Press anything to see the result.
end-who = Who takes the throne?
end-nobody = Nobody wins.
end-you-win = { $margin ->
    [0] You win!
    [one] You win by one point!
   *[other] You win by { $margin } points!
}
end-wins = { $count ->
    [one] { $margin ->
        [0] { $names } wins
        [one] { $names } wins by one point
       *[other] { $names } wins by { $margin } points
    }
   *[other] { $names } share the victory
}
end-why = { $row } made the biggest difference: { $gain } more than { $seat }.
end-together-won = Won together!
end-together-lost = Lost together.
end-tie = Level on points: the tie-breaker decided it.
end-company = Everyone at the table
end-look-back = Looking back
end-places = Standings
end-first = first of { $count }
end-rematch = Rematch
end-join-rematch = Join rematch
end-review = Review
end-replay = Replay
end-to-table = Back to table
end-to-sheets = Score sheets
end-to-result = Result
sheet = Score sheet
sheet-won = won
sheet-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
sheet-total = Total
plain-actions = What you can do
plain-table = The table
plain-yes = yes
plain-no = no
chart = Score over time
chart-start = At the start
chart-read = Points over the course of the game
chart-hint = Point at the chart to see the scores.
