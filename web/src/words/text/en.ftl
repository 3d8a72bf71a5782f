# Words of the page around every game.

## The page

bot-name = Bot { $number }

## Controls and settings

close = Close
bar-home = Dvergar: all games and tables
bar-light = Daylight
bar-dark = Lantern light
bar-sound-on = Sound is on
bar-sound-off = Sound is off
link-copy = Copy the link
link-share = Share the link
link-copied = Copied.
link-failed = The browser does not copy here. The link: { $link }
rules = Rules
rules-about = Rules: { $about }
rules-whole = All the rules, in a tab of their own
rules-none = There are no rules of this game to look up here.
about-link = About this game
my-page = My page
settings = Settings
settings-looks = What you see
settings-language = Language
settings-theme = Light
settings-theme-auto = Like the device
settings-theme-dark = Dark
settings-theme-light = Bright
settings-size = Text size
settings-size-s = Small
settings-size-m = Medium
settings-size-l = Large
settings-size-xl = Huge
settings-motion = Motion
settings-motion-auto = Like the device
settings-motion-off = None
settings-letters = Letters and numbers
settings-letters-hint = On badges and seat plates, beside colour and shape.
settings-inWords = Table in words
settings-inWords-hint = Headings, lists and buttons instead of pictures: for screen readers, and for everybody who likes to read.
settings-turn = When it is your turn
settings-sound = Sound
settings-sound-hint = Two short notes.
settings-notify = Notification
settings-notify-hint = From the browser, while you look at something else.
settings-notify-refused = The browser does not allow this page to notify you. Its own settings can change that.
settings-title = Name of the tab
settings-title-hint = The browser tab says so.
settings-play = How you play
settings-forced = Forced choices by themselves
settings-forced-hint = Where only one thing is possible, it is done for you.
settings-oneClick = One click is enough
settings-oneClick-hint = A click acts at once, without a second one to confirm.
no-answer = The server does not answer. The page tries again by itself.

## Lobby

lobby-page = Dvergar: dwarf board games
lobby-page-turn = ● Your turn – Dvergar
lobby-motto = Board games from under the mountain
lobby-you-play-as = You play as
lobby-name-change = Change your name
lobby-name-save = Save
lobby-name-keep = Keep the old name
lobby-games = Games
lobby-play-now = Play now
lobby-play-now-name = Play now: { $title }, against bots
lobby-starting = One moment…
lobby-open-table = Open a table
lobby-open-table-name = Open a table: { $title }
lobby-learn = Learn
lobby-learn-name = Learn to play { $title }
lobby-in-the-making = In the making
lobby-score = Score pad
lobby-about = About
lobby-more = More about { $title }
ways = Besides
ways-score = Score pads
ways-score-hint = for the box on your table
ways-rules = { rules }
ways-rules-hint = in words and pictures
ways-me = { my-page }
ways-me-hint = games and figures of yours
lobby-continue = Continue
lobby-resume-others = { $count ->
    [one] One more table waits
   *[other] { $count } more tables wait
} for you.
lobby-mine = My tables
lobby-mine-none = Nothing yet. “Play now” lays a table for you and some bots.
lobby-open = Open tables
lobby-open-none = Nobody is looking for players at the moment. Open a table, and it stands here for everybody.
lobby-running = Watch
lobby-running-none = No public table is in play.
lobby-show-all = Show all { $count }
lobby-seat-free = free seat
lobby-row-name = { $act }: { $title }, { $note }
lobby-leave = Leave the table
lobby-leave-hint = A bot plays on for you and finishes the game. Until then you can come back.
lobby-give-up = Give up the table
lobby-give-up-hint = Nobody can join it any more, and it stands in no list.
lobby-stay = Stay
lobby-bots-only = bots only
lobby-hints = with hints
lobby-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
standing-my-turn = Your turn
standing-my-answer = Your answer is asked for
standing-running = Waiting for { $names }
standing-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
standing-over = Over
act-my-turn = Continue
act-my-answer = Answer
act-running = Look in
act-open = Invite
act-over = Result
act-join = Join
act-watch = Watch
facts-players = { $count ->
    [one] player
   *[other] players
}
facts-minutes = min
facts-together = together
facts-difficulty = Difficulty: { $difficulty } of { $hardest }
door-zavandor = The Mines of Zavandor
door-zavandor-about = Dig for gems, bid for treasure, meet the king on his way.
door-dwarfs_fall = Dwar7s Fall
door-dwarfs_fall-about = Lay out a kingdom of cards and hold it against the dragon.
door-die_zwerge = Die Zwerge
door-die_zwerge-about = All together: stop the armies that pour from the dead land.
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
clock-decision = { $time } a decision
clock-bank = { $time } + { $more } a decision
new-page = New table: { $title } – Dvergar
new-title = A new table
new-seats = Seats
new-seat = Who plays on seat { $number }
new-seat-me = Me
new-seat-here = Here
new-seat-open = Free
new-seat-bot = Bot
new-seat-open-hint = whoever comes
new-seat-name = Name on seat { $number }
new-level = How the bot on seat { $number } plays
new-shared = Around one screen
new-shared-hint = Several of you play here and pass the screen on; a curtain falls in between.
new-options = Rules
new-clock = Clock
new-clock-none = None
new-clock-decision = For each decision
new-clock-bank = For the whole game
new-clock-time = How much time
new-clock-hint = When somebody’s time is up, a bot takes over.
new-pace = How it is played
new-pace-live = At one sitting
new-pace-days = Over days
new-pace-live-hint = If someone is away for some minutes, the others may let a bot play until they are back.
new-pace-days-hint = If someone does not come for three days, the others may let a bot play until they are back.
new-help = Help
new-hints = Hints
new-hints-hint = Whoever must decide may ask what a bot would do, and why. Everybody sees in the saga who has asked.
new-found = Who finds the table
new-found-everybody = Everybody
new-found-link = Who has the link
new-found-everybody-hint = It stands in the lobby: people can join, and watch later.
new-found-link-hint = It stands in no list. You give the link to those who are to come.
new-begins = All seats are taken: it begins at once.
new-waits = The game begins by itself as soon as no seat is free.
new-begin = Begin
new-open = Open the table
new-cancel = Back
import = Import a game
import-choose = Choose a match file
import-hint = from a file: choose it, or drop it here
import-drop = Let it drop!
import-reading = Reading the file…

## Table

page-loading = One moment…
table-loading = The table is being laid…
to-lobby = To the lobby
to-words = Table in words
to-pictures = Table in pictures
tabs = Parts of the table
tab-table = Table
tab-rivals = Rivals
tab-news = { $count } new
rival-bot = { $name }: a bot ({ $level }).
rival-away = { $name } has left; a bot ({ $level }) plays on.
rival-score = Points:
live-of = { $seat }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}
live-line = { $line }: { $points }
said-of = { $what }: { $said }
mine-area = Area of { $seat }
mine-look = Look at the area of { $seat }
mine-points = { $count ->
    [one] point
   *[other] points
}
mine-total = { $points ->
    [1] { $points } point
   *[other] { $points } points
}. How they add up.
mine-total-tip = The points if the game ended now. A click shows how they add up.
doing-thinking = thinking
doing-thinking-long = A bot that thinks about its move.
doing-choosing = choosing
doing-choosing-long = The table waits for this player.
doing-ready = ready
doing-ready-long = Has decided and waits for the others.
doing-away = bot plays
doing-away-long = This player has left. A bot plays until the player comes back.
doing-offline = offline
doing-offline-long = This player is not connected at the moment.
clock = Time left: { $time }
clock-short = Less than half a minute left.
decide = What is to be decided
decide-choose = Choose one of the lit places.
decide-below = Choose one of the actions below.
decide-clear = Clear
decide-undo = Undo
decide-undo-tip = Takes back your last decision. If something was revealed since, the others are asked.
decide-waiting = Waiting for { $names }.
decide-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
hint = Hint
hint-tip = Lets a bot say what it would do here. Everybody sees that you asked.
hint-thinking = Thinking…
hint-title = What a bot would do
hint-points = about { $figure } points
hint-about = The chance of winning, and what the score will be at the end. A click selects.
decide-away = A bot plays for you.
decide-away-hint = You left the table, were away, or your time was up. You can take your seat back at any moment.
decide-undo-mine = You want to take back your last decision.
decide-undo-asked = { $seat } wants to take back the last decision. Do you agree?
decide-undo-others = { $seat } wants to take back the last decision.
decide-undo-waiting = To answer: { $names }.
decide-undo-away = { $count ->
    [one] { $names } is away and can answer later.
   *[other] { $names } are away and can answer later.
}
decide-vote = { $seat } has been away for { $time }. Let a bot play until they are back?
decide-vote-waiting = You want a bot to play for { $seat }. Still to agree: { $names }.
decide-vote-soon = In a moment a bot plays for { $seat }, unless they answer.
decide-vote-mine = Are you still there?
decide-vote-mine-hint = The others want a bot to play for you until you are back.
vote-out = Let a bot play
seat-here = I’m here
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
seat-return = Take my seat back
level-novice = novice, still learning
level-apprentice = apprentice, knows the trade
level-master = master, thinks ahead
level-elder = elder, punishes every slip
level-random = plays by chance
level-greedy = takes the most points
level-flat = tries everything a little
level-search = searches the next moves
menu = Table menu
menu-pass = Pass the screen
menu-pass-hint = Draws the curtain, so that somebody else can sit down here.
menu-leave = Leave the table
menu-leave-hint = A bot plays on for you. You can come back at any time.
menu-replay = Look back
menu-replay-hint = The game so far, move by move, as you saw it.
menu-rules-hint = Looks something up without leaving the table.
menu-about-hint = Whose game it is, and where every figure comes from.
menu-link = Who has the link can watch.
menu-link-public = The table stands in the lobby, too: everybody can watch.
menu-keys-hint = The whole table works without a mouse.
keys = Keys
keys-tab = goes from one group of pieces to the next
keys-arrows = go to the neighbour within a group
keys-number = choose the first, second … of the lit pieces
keys-enter = selects a piece, and confirms what is selected
keys-escape = clears the selection, skips what is moving
keys-undo = takes back your last decision
keys-hint = asks a bot for a hint, where the table allows it
keys-rules = opens the rules about the piece that you point at
keys-help = shows this list
keys-words-tab = goes from one button to the next
keys-words-enter = selects an action, and does it when pressed again
keys-words-escape = clears the selection
keys-words-reader = your screen reader’s own keys: to the next heading, button or table
connection-lost = Connection lost, trying again…
connection-back = Connected again.
connection-closed-4400 = The server did not understand this page. Load it again.
connection-closed-4401 = This seat is not yours, or you are no longer signed in. Load the page again.
connection-closed-4404 = There is no such table.
page-title = { $game } – Dvergar
notice-title = ● Your turn – { $game }
notice-body = The table waits for you.
curtain-pass = Pass the screen to { $seat }
curtain-why = Everything that others must not see is off the table.
curtain-who = Who sits here now?
curtain-me = I am { $seat }
join = Join this table
join-name = Your name
join-seat = Your seat
join-sit = Sit down
room = The table is open
room-waits = { $count ->
    [one] One seat is free. The game begins as soon as somebody takes it.
   *[other] { $count } seats are free. The game begins as soon as all are taken.
}
room-seat = Seat { $number }
room-free = free
room-you = you
room-here = is here
room-leave = Leave
room-place = Who plays on seat { $number }
room-open = keep it free
room-bot = bot: { $level }
room-invite = Invite somebody with this link:
room-clock = Clock
room-hints-on = allowed
room-hints-off = none
room-give-up = Give up the table
other-menu = { $name }: mute, block…
other-mute = Mute
other-mute-hint = You no longer see what { $name } writes, at any table. They won’t be told.
other-block = Block
other-block-hint = Mutes them, keeps you from being seated together, and hides your open tables from each other.
other-block-sure = Block { $name }? A game you are both playing goes on.
other-cancel = Cancel
other-remove = Remove
other-remove-hint = They can’t sit down or write at this table before the game starts.
other-muted = You no longer see what { $name } writes.
other-blocked = You have blocked { $name }.
other-lift-hint = You can lift this at any time:

## Saga, chat and end

saga = Saga
saga-all = Everything
saga-mine = My moves
saga-chat = Messages
saga-table = Comings and goings
saga-filter = What to show
saga-since = Since your last turn
saga-last-turn = your last turn
saga-older = Show older lines
saga-empty = Nothing yet.
saga-undone = Taken back:
saga-here = { $seat } is here.
saga-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
chat-label = Say something…
chat-send = Send
since = Since you left
since-show = Show me
since-close = To the table
news-sit = { $seat } sits down.
news-leave = { $seat } leaves; a bot takes over.
news-timeout = The time of { $seat } is up; a bot takes over.
news-vote-out = { $seat } wants a bot to play for { $seat_about }, who is away.
news-absent = { $seat } is away; a bot plays until { $seat } is back.
news-here = { $seat } is here.
news-return = { $seat } is back.
news-bot = { $seat } takes a seat.
news-open = A seat is free again.
news-remove = The host has removed someone from the table.
news-rename = { $seat } is now called { $name }.
news-undo = { $seat } takes back a decision.
news-ask-undo = { $seat } wants to take back a decision.
news-agree-undo = { $seat } agrees.
news-refuse-undo = { $seat } says no: everything stands.
news-hint = { $seat } asks for a hint.
news-fork = { $seat } plays on from here on the side.
news-rematch = There will be a rematch.
news-cancel = The table was given up.
news-gone = A player has asked to be forgotten.
news-pause-minutes = The server was away for { $count ->
    [one] one minute
   *[other] { $count } minutes
}: clocks did not run.
news-pause-hours = The server was away for { $count ->
    [one] one hour
   *[other] { $count } hours
}: clocks did not run.
news-pause-days = The server was away for { $count ->
    [one] one day
   *[other] { $count } days
}: clocks did not run.
end-over = The game is over.
end-nobody = Nobody has won.
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
end-why = Biggest lead over { $seat }: { $row }, { $gain } more.
end-places = Places
end-first = first of { $count }
end-rematch = Rematch
end-join-rematch = To the rematch
end-review = Review
end-replay = Replay
end-to-table = The table
end-to-sheets = The score sheets
sheet = Score sheet
sheet-won = won
sheet-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
sheet-total = Total
chart = The road there
chart-start = At the start
chart-read = Points over the course of the game
chart-hint = Point at the chart to read the points.
