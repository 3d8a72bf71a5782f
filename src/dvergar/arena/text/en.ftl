# Tournaments and statistics.

bad-bot-twice = The bot “{ $given }” is entered twice.
bad-entrants = { $count ->
    [one] There is { $count } bot
   *[other] There are { $count } bots
}; it takes from { $least } to { $most }.
bad-command = The command “{ $given }” cannot be run: there is no such program.
bad-outside = The command “{ $given }” does not play: { $why }.
bad-worker = A worker process was lost { $count } times over the same games: something is wrong with them or with this machine.
bad-engine = There is no engine “{ $given }”. There is: { $known_list }.
bad-address = Only the engine “ray” has an address.
bad-no-ray = The engine “ray” needs Ray: pip install dvergar[ray].
bad-ray = No Ray cluster can be reached or started: { $address }. If it demands a token: RAY_AUTH_MODE=token.
bad-report = The folder { $folder } cannot be used for the report: { $reason }.
bad-report-folder = The folder { $folder } holds other things: choose an empty one or a new one.
bad-results = { $file }, line { $line }: these are no results of a tournament, or they are damaged.
bad-other-plan = The folder { $folder } holds the results of another tournament (game, seats, options, seed, bots or rules differ).

## Faults of bots from outside

fault-late = no answer within { $detail } seconds
fault-crashed = the program ended ({ $detail })
fault-no-json = the answer is no JSON object ({ $detail })
fault-illegal = not legal: “{ $detail }”

## Figures

figure-one = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole = { NUMBER($figure, maximumFractionDigits: 0) }
figure-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-milliseconds = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms

## Heads of columns, names of axes

column-bot = Bot
column-others = Others
column-rating = Rating
column-share = Win rate
column-interval = 95 % interval
column-games = Games
column-score = Mean score
column-category = Category
column-mean = Mean
column-median = Median
column-slowest = 99 % below
column-decisions = Decisions
column-faults = Faults
column-first-faults = The first ones
column-seat = Seat
column-frequency = Per game
column-all = All
column-winners = Winners
column-losers = The others
column-total = Total
column-points = Points, mean
axis-share = Win rate in %
axis-part = Share in %

## Tournament

tournament-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $count } seats
tournament-about = { $deals } deals, each played { $number } times; seed { $seed }; { $option_list }.
tournament-intervals = Intervals hold with 95 % confidence, by the bootstrap over deals.
standings-title = Standings
standings-note = The rating is openskill’s (Plackett–Luce, 25 is the middle). If all were equally strong, each would win { NUMBER($figure, maximumFractionDigits: 1) } % of the games on its seats.
cross-title = Cross table
cross-note = How often the bot of the row finished ahead of the bot of the column; level counts half.
alone-title = Alone against the others
alone-note = If all were equally strong, the single bot would win { NUMBER($figure, maximumFractionDigits: 1) } %.
categories-title = Points by category
times-title = Decision times
times-note = Only decisions with a choice. These figures depend on the machine.
faults-title = Faults
faults-note = Whoever made a fault in a game comes last in it; the choice fell at random.
rating-plot = Ratings with 95 % intervals
share-plot = Win rates with 95 % intervals

## Statistics

stats-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
} of { $game }, { $count } seats
stats-about = Bots: { $name_list }; seed { $seed }; { $option_list }.
stats-intervals = Intervals hold with 95 % confidence, by the bootstrap over deals. A fair win rate is { NUMBER($figure, maximumFractionDigits: 1) } %.
stats-seats = Win rate by seat
stats-trait = Win rate by: { $what }
stats-gain = Win rate of those who had it: { $what }
stats-gain-note = Winning and having something go together; neither need be the cause of the other.
stats-when = When it came: { $what }
stats-categories = Points by category
stats-level = How it grew: { $what }
