# Tournaments and statistics.

bad-bot-twice = The bot “{ $given }” is entered twice.
bad-entrants = Bots entered: { $count }. A tournament takes { $least } to { $most }.
bad-command = The command “{ $given }” cannot be run: there is no such program.
bad-outside = The command “{ $given }” does not play: { $why }.
bad-worker = A worker process was lost { $count } times over the same games: something is wrong with them or with this machine.
bad-engine = There is no engine “{ $given }”. Available: { $known_list }.
bad-address = Only the engine “ray” has an address.
bad-ray = Cannot reach or start a Ray cluster: { $address }. If it needs a token: RAY_AUTH_MODE=token.
bad-report = Cannot use the folder { $folder } for the report: { $reason }.
bad-report-folder = The folder { $folder } contains other files. Choose an empty folder or a new one.
bad-results = { $file }, line { $line }: these are not tournament results, or they are damaged.
bad-other-plan = The folder { $folder } holds the results of another tournament (game, seats, options, seed, bots or rules differ).

## Faults of bots from outside

fault-late = no answer within { $detail } seconds
fault-crashed = the program ended ({ $detail })
fault-no-json = the answer is not a JSON object ({ $detail })
fault-illegal = not legal: “{ $detail }”

## Figures

figure-one = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole = { NUMBER($figure, maximumFractionDigits: 0) }
figure-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
figure-milliseconds = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms

## Heads of columns, names of axes

column-bot = Bot
column-others = Others
column-rating = Rating
column-share = Win rate
column-interval = 95% interval
column-games = Games
column-score = Mean score
column-category = Category
column-mean = Mean
column-median = Median
column-slowest = 99% below
column-decisions = Decisions
column-faults = Faults
column-first-faults = The first ones
column-seat = Seat
column-ending = Ending
column-result = Result
column-part = Share
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
    [one] One game
   *[other] { $games } games
} of { $game }, { $count } seats
tournament-about = { $deals } deals, each played { $number } times; seed { $seed }; { $option_list }.
tournament-intervals = Intervals are 95% confidence intervals, from bootstrapping over deals.
standings-title = Standings
standings-note = The rating is openskill’s (Plackett–Luce; 25 is the middle). If all were equally strong, each would win { NUMBER($figure, maximumFractionDigits: 1) }% of the games in its seats.
cross-title = Cross table
cross-note = How often the row’s bot finished ahead of the column’s bot; a tie counts half.
together-title = Won together
together-note = All win or lose together, so nobody is rated: the figure is how many of a bot’s games were won.
endings-title = How the games ended
ending-won = won
ending-lost = lost
alone-title = Alone against the others
alone-note = If all were equally strong, the single bot would win { NUMBER($figure, maximumFractionDigits: 1) }%.
categories-title = Points by category
times-title = Decision times
times-note = Only decisions with a choice. These numbers depend on the machine.
faults-title = Faults
faults-note = A bot that made a fault in a game comes last in it; its move was then chosen at random.
rating-plot = Ratings with 95% intervals
share-plot = Win rates with 95% intervals

## Statistics

stats-title = { $games ->
    [one] One game
   *[other] { $games } games
} of { $game }, { $count } seats
stats-about = Bots: { $name_list }; seed { $seed }; { $option_list }.
stats-intervals = Intervals are 95% confidence intervals, from bootstrapping over deals. A fair win rate is { NUMBER($figure, maximumFractionDigits: 1) }%.
stats-together = Intervals are 95% confidence intervals, from bootstrapping over deals. All win or lose together.
stats-seats = Win rate by seat
stats-trait = Win rate by: { $what }
stats-gain = Win rate of players who had it: { $what }
stats-gain-note = Winning and having something go together; neither need cause the other.
stats-when = When it came: { $what }
stats-categories = Points by category
stats-level = How it grew: { $what }
