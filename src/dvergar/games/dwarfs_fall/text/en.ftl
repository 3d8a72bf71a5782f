# Dwar7s Fall.

game-title = Dwar7s Fall
game-about = Lay out a land of walls and mines, send your seven dwarfs to work together, trade gems for food before winter, and keep dragons, giants and ogres busy with the others.
game-credit = A game by Luís Brüh, published by Vesuvius Media. Many figures on the cards were never published and are reconstructed here: “dvergar data dwarfs_fall” says which. This is a fan-made implementation: if you like it, buy the box.

## Options

option-castle_cover = Cards on castles
option-castle_cover-forbidden = never
option-castle_cover-faq = castles and giants
option-extra_action = The castle’s extra action
option-extra_action-live = counts at once
option-extra_action-turn_start = counts from the next turn on
option-dig_block = A monster stops a dig
option-dig_block-both = beside the stack or the castle
option-dig_block-stack = beside the stack
option-dig_block-castle = beside the castle
option-reveal = Secret goals are shown
option-reveal-windows = at any time
option-reveal-own_turn = in one’s own turn
option-reveal-auto = by themselves
option-gems_public = Everybody sees everybody’s gems
option-gems_public-yes = yes
option-gems_public-no = no
option-shared_kingdom = A shared kingdom
option-shared_kingdom-full = counts in full for each
option-shared_kingdom-split = is divided
option-recall = An action may send a dwarf home
option-recall-no = no
option-recall-yes = yes
option-max_rounds = Rounds at most
option-max_rounds-10 = 10
option-max_rounds-20 = 20
option-max_rounds-30 = 30
option-goals_to_end = Goals that end the game
option-goals_to_end-2 = 2
option-goals_to_end-3 = 3
option-goals_to_end-4 = 4
option-start = Who begins
option-start-seat0 = the first seat
option-start-random = chance decides

## Names

kind-castle = castle
kind-emerald_mine = emerald mine
kind-gold_mine = gold mine
kind-diamond_mine = diamond mine
kind-ruby_mine = ruby mine
kind-dragon = dragon
kind-giant = frost giant
kind-inn = inn
kind-shop = shop
kind-none = empty place
short-castle = Castle
short-emerald_mine = Emerald
short-gold_mine = Gold
short-diamond_mine = Diamond
short-ruby_mine = Ruby
short-dragon = Dragon
short-giant = Giant
short-inn = Inn
short-shop = Shop
gem-gold = gold
gem-emerald = emerald
gem-diamond = diamond
gem-ruby = ruby
ogre-panic = Panic
ogre-thief = Thief
ogre-brute = Brute
ogre-upkeep = Upkeep
ogre-crown = Crown
trade-T01 = Bread
trade-T02 = Cheese
trade-T03 = Turnips
trade-T04 = Herbs
trade-T05 = Sausages
trade-T06 = Honey
trade-T07 = Smoked fish
trade-T08 = Apples
trade-T09 = Ham
trade-T10 = Beer
secret-builder = Builder
secret-hunter = Hunter
secret-king = King
secret-miner = Miner
secret-disguised_ogre = Disguised Ogre
secret-explorer = Explorer
secret-sorcerer = Sorcerer

## How actions are written

verb-play = play KIND X,Y TURNS
verb-place = place X,Y
verb-move = move X,Y X,Y
verb-recall = recall X,Y
verb-upkeep = upkeep X,Y
verb-panic = panic PLAYER X,Y X,Y
verb-thief = thief PLAYER
verb-crown = crown PLAYER
verb-brute = brute X,Y X,Y PLAYER
verb-end = end
verb-resolve = resolve X,Y
verb-trade = trade GOAL|none
verb-dig = dig X,Y|none
verb-discard = discard GEM|OGRE
verb-reveal = reveal
verb-pass = pass

## Actions in words: `.words` names the words of an action in their order

do-play = Lay a card at { $cell }: { $kind }, { $turn }
    .words = kind cell turn
do-place = Place a dwarf at { $cell }
    .words = cell
do-move = Move a dwarf from { $cell } to { $cell2 }
    .words = cell cell2
do-recall = Call a dwarf home from { $cell }
    .words = cell
do-upkeep = Upkeep: send all dwarfs home from { $cell }
    .words = cell
do-panic = Panic: a dwarf of { $seat2 } runs from { $cell } to { $cell2 }
    .words = seat2 cell cell2
do-thief = Thief: steal a gem from { $seat2 }
    .words = seat2
do-crown = Crown: take all ogre cards of { $seat2 }
    .words = seat2
do-brute = Brute: swap your dwarf at { $cell } with one of { $seat2 } at { $cell2 }
    .words = cell cell2 seat2
do-end = End the actions
do-resolve = Do the task at { $cell } next
    .words = cell
do-trade = Buy: { $trade }
    .words = trade
do-dig = Dig: { $cell }
    .words = cell
do-discard = Discard: { $card }
    .words = card
do-reveal = Show the secret goal
do-pass = Keep the secret goal secret
turn-0 = not turned
turn-1 = a quarter turn
turn-2 = half a turn
turn-3 = three quarter turns
trade-none = nothing
cell-none = nowhere
card-gold = { gem-gold }
card-emerald = { gem-emerald }
card-diamond = { gem-diamond }
card-ruby = { gem-ruby }
card-panic = { ogre-panic }
card-thief = { ogre-thief }
card-brute = { ogre-brute }
card-upkeep = { ogre-upkeep }
card-crown = { ogre-crown }

## The current decision

ask-act = { $seat } lays cards, places or moves dwarfs, plays ogres.
ask-order = { $seat } chooses which task comes next.
ask-trade = Shop: { $seat } may trade gems for an open goal.
ask-dig = Castle: { $seat } may dig up a covered card.
ask-window = { $seat } is asked about the secret goal, as anybody would be here.
ask-discard = Too many cards in hand: { $seat } discards a gem or an ogre.

## Why not

why-revealed = Your secret goal is shown already.
why-secret-not-met = The condition of your secret goal is not met now.
why-not-in-hand = You do not hold this card: { $kind }.
why-first-card = The first card is laid at 0,0 without turning it: all other places would be the same.
why-not-beside = No card lies next to { $cell }.
why-cover-symbol = The cards do not have the same symbol: { $kind }, { $kind2 }.
why-cover-monster = Nothing can be laid on a monster: { $kind2 }.
why-cover-castle = This card cannot be laid on a castle: { $kind }.
why-cover-dwarfs = Dwarfs stand on that card: { $kind2 }.
why-no-actions = You have used all your { $count } actions.
why-no-supply = All your dwarfs are on the table.
why-no-card = No card lies at { $cell }.
why-no-dwarf = None of your dwarfs stands at { $cell }.
why-wall = No open way leads from { $cell } to { $cell2 } in one step.
why-full = There is no free space at { $cell }.
why-no-recall = In this game no dwarf can be called home.
why-no-ogre = You do not hold this ogre card: { $ogre }.
why-panic = Panic: a dwarf runs one or two cards far, past no wall, and every card on its way needs a free space.
why-thief = Thief: only somebody else who holds a gem can be robbed.
why-brute = Brute: one of your dwarfs and one of somebody else must stand there, on different cards.
why-upkeep = Upkeep: no dwarf stands there.
why-crown = Crown: only somebody else who holds an ogre card can be robbed.
why-resolved = The task at { $cell } is done already.
why-not-ready = There are not enough of your dwarfs at { $cell }.
why-trade-cost = You cannot pay for this trade goal: { $trade }.
why-trade-closed = This trade goal is not on offer: { $trade }.
why-dig-single = Nothing is covered at { $cell }.
why-dig-dwarfs = Dwarfs stand at { $cell }.
why-dig-monster = A monster lies on top at { $cell }.
why-dig-region = A monster in the same kingdom stops the dig at { $cell }.
why-no-gem = You have no such gem: { $gem }.

## What happened

log-turn-begins = Round { $round }: it is the turn of { $seat }.
log-laid = { $seat } lays a card at { $cell }: { $kind }.
log-covered = { $seat } covers a card at { $cell }: { $kind } on { $kind2 }.
log-placed = { $seat } places a dwarf at { $cell }: { $kind }.
log-moved = { $seat } moves a dwarf from { $cell2 } to { $cell }: { $kind }.
log-recalled = { $seat } calls a dwarf home from { $cell }: { $kind }.
log-mined = { $seat } takes gems at { $cell }: { $gem } × { $count }.
log-mine-blocked = A dragon guards the mine at { $cell } ({ $kind }): the dwarfs of { $seat } come home with nothing.
log-mine-empty = Nothing is left of { $gem }: the dwarfs of { $seat } come home from { $cell } ({ $kind }) with nothing.
log-ogre-hired = { $seat } hires an ogre at the inn ({ $cell }).
log-ogre-hired-own = { $seat } hires an ogre at the inn ({ $cell }): { $ogre }.
log-ogres-shuffled = The discarded ogre cards are shuffled into a new pile.
log-no-ogres = No ogre is left: the dwarfs of { $seat } come home from { $cell } with nothing.
log-slain = { $seat } slays a monster at { $cell }: { $kind }.
log-no-trade = { $seat } cannot pay for any goal: the dwarfs come home from { $cell }.
log-trade-declined = { $seat } does not trade.
log-traded = { $seat } reaches a trade goal: { $trade }.
log-trade-opened = A new trade goal is on offer: { $trade }.
log-no-dig = There is nothing to dig: the dwarfs of { $seat } come home from { $cell }.
log-dig-declined = { $seat } does not dig.
log-dug = { $seat } digs at { $cell }: { $kind } comes up, { $kind2 } goes down.
log-panic = Panic! { $seat } drives a dwarf of { $seat2 } from { $cell2 } to { $cell }: { $kind }.
log-stolen = Thief: { $seat } steals from { $seat2 }: { $gem }.
log-stolen-unseen = Thief: { $seat } steals a gem from { $seat2 }.
log-stolen-unseen-own = Thief: { $seat } steals a gem from { $seat2 }: { $gem }.
log-crowned = Crown: { $seat } takes all ogre cards of { $seat2 } ({ $count }).
log-crowned-own = Crown: { $seat } takes all ogre cards of { $seat2 } ({ $count }): { $ogre_list }.
log-brute = Brute: a dwarf of { $seat } at { $cell } ({ $kind }) and one of { $seat2 } at { $cell2 } change places.
log-upkeep = Upkeep: { $seat } sends all dwarfs home from { $cell } ({ $kind }).
log-gem-discarded = { $seat } discards a gem: { $gem }.
log-ogre-discarded = { $seat } discards an ogre: { $ogre }.
log-revealed = { $seat } shows a secret goal: { $secret }.
log-gems-shown = { $seat } lays down the gems: { $gem_list }.
log-last-round = { $seat } has { $count } goals: this round is the last.
log-game-over = { $count ->
    [one] The game is over: { $seat_list } wins.
   *[other] The game is over: { $seat_list } share the victory.
}

## What speaks for an action

reason-kingdom = { $gain } { $count ->
    [one] point
   *[other] points
} for your kingdom.
reason-extra-action = One action more in each of your turns.
reason-shared = You share a kingdom with { $seat2 }.
reason-loses = { $gain } { $count ->
    [one] point
   *[other] points
} for the kingdom of { $seat2 }.
reason-giant = { $seat2 } loses the extra action.
reason-dragon = The mines in the kingdom of { $seat2 } bring nothing any more.
reason-first = The first of its kind on the table: { $kind }.
reason-secret = Towards your secret goal ({ $secret }): { $count } still missing.
reason-secret-met = Meets your secret goal: { $secret }.
reason-waits = { $count ->
    [one] One more dwarf is then needed
   *[other] { $count } more dwarfs are then needed
} there: { $kind }.
reason-blocks = { $seat2 } can no longer finish the task there: { $kind }.
reason-ogre = Brings an ogre card.
reason-gems = Brings gems: { $gem } × { $count }.
reason-last-gems = Takes the last gems of the pile: { $gem } × { $count }.
reason-pays = That is enough to pay for { $trade }.
reason-short = Then a single gem is missing for { $trade }.
reason-slays = Slays a monster ({ $kind }): { $points } points.
reason-buys = Buys { $trade }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} more than the gems are worth.
reason-goal = Goal { $count } of { $needed }.
reason-last-round = The last goal: this round becomes the last.
reason-points = { $points ->
    [1] { $points } point
   *[other] { $points } points
} for good.
reason-behind = Shown now, it would end the game while somebody else is ahead.
reason-digs = Digs up: { $kind }.
reason-no-points = Ogre cards are worth nothing at the end.
reason-surplus = No open goal asks for so many: { $gem }.
reason-worth = Worth only { $points } at the end: { $gem }.
reason-steals = { $seat2 } loses a gem, you get it.
reason-takes = { $count ->
    [one] One ogre card
   *[other] { $count } ogre cards
} of { $seat2 }.
reason-room = You have room for enough dwarfs again: { $kind }.
reason-drives-off = { $count ->
    [one] One dwarf
   *[other] { $count } dwarfs
} of { $seat2 } less: { $kind }.
reason-in-vain = The dwarf can do nothing there.

## The score sheet

line-trade = Trade goal: { $trade }
line-secret = Secret goal: { $secret }
line-monsters = Monsters
line-gold = Gold
line-emerald = Emeralds
line-diamond = Diamonds
line-ruby = Rubies
line-kingdom = Kingdom: { $kind }
line-shared = Kingdom divided
line-trades = Trade goals
line-secrets = Secret goal
line-gems = Gems
line-cards = Kingdom
category-trade = Trade goals
category-secret = Secret goal
category-kingdom = Kingdom
how-monsters = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-gold = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-emerald = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-diamond = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-ruby = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-kingdom = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
how-shared = among { $count } castles
how-trades = { $count ->
    [one] 1 goal
   *[other] { $count } goals
}
how-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
insight-secret = Secret goal dealt
insight-shown = Secret goal shown
insight-trade = Trade goal
insight-monster = Monster slain
insight-kingdom = Points of the kingdom
insight-when = Round
insight-after = After round
shown-builder = Builder
shown-hunter = Hunter
shown-king = King
shown-miner = Miner
shown-disguised_ogre = Disguised Ogre
shown-explorer = Explorer
shown-sorcerer = Sorcerer
monster-dragon = dragon
monster-giant = frost giant

## The score pad

pad-trade-unknown = { $who }: there is no trade goal called “{ $given }”.
pad-secret-unknown = { $who }: there is no secret goal called “{ $given }”.
pad-gem-unknown = { $who }: there is no gem called “{ $given }”.
pad-kind-unknown = { $who }: there is no kingdom card called “{ $given }”.
pad-kingdom = { $who }: { $count } cards of this kind are impossible, the box has { $most }: { $kind }.
pad-no-castle = { $who }: a kingdom without a castle is none.
pad-monsters = { $who }: { $count } monsters are impossible, the box has 0 to { $most }.
pad-monsters-together = All players together cannot have { $count } monsters: the box has { $most }.
pad-monster-unknown = { $who }: there is no monster called “{ $given }”.
pad-printed = { $who }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} with { $points ->
    [1] { $points } point
   *[other] { $points } points
} together: that is impossible.
pad-dwarfs = { $who }: everybody has { $most } dwarfs, not { $count }.
pad-kingdoms-together = All kingdoms and trophies together cannot have { $count } cards of this kind, there are { $most }: { $kind }. A shared kingdom is the same on every sheet.
pad-trade-twice = There is only one of this trade goal: { $trade }.
pad-secret-twice = There is only one of this secret goal: { $secret }.
pad-gems = There cannot be { $count } of this gem: the box has { $most } ({ $gem }).

## Data files

data-monster = a monster has room for exactly those dwarfs that it takes to beat it.
data-task = this card has another task in the rules.
data-gem = mines give gems, and only mines do.
data-mines = each gem needs a mine.
data-cost = a goal costs at least one gem, and no more of a kind than there are.

## The table in the terminal

show-title = { $title }:
show-round = Round { $round }
show-last-round = the last round
show-over = End of the game
show-actions = Actions used
show-empty = The table is still empty.
show-trades = Trade goals
show-piles = Gems left
show-ogre-deck = Ogre pile
show-ogre-discard = discarded
show-hand = Hand
show-gems = Gems
show-ogres = Ogres
show-dwarfs = Dwarfs
show-goals = Goals
show-kingdom = Kingdom
show-points = Points
show-secret = Your secret goal
show-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
show-legend = Lines are walls; letters are dwarfs by colour, dots free spaces, the figure behind them is what the task needs; ×2: a stack of two.
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
hint-act = Type an action: “play shop 1,0 2” (the card, x,y, clockwise quarter turns), “place 1,0”, “move 1,0 2,0”, an ogre such as “upkeep 1,0”, “reveal”, or “end”. For example: “{ $example }”.
offer-trade = { $trade } ({ $cost }): { $points } points
about-trade = costs { $cost }; { $points } points

## Explanations, by the words that stand on the table

thing-wall = wall
thing-kingdom = kingdom
thing-stack = stack
thing-ogre = ogre
thing-monster = monster
thing-goal = goal
thing-hand = hand
topic-wall = A wall on either of two neighbouring cards shuts the way between them. Nobody walks through it, and a kingdom ends there.
topic-kingdom = All cards that one could walk to from a castle. Only top cards count. Two castles without a wall between them share one kingdom.
topic-stack = A card may be laid on one with the same symbol (mines and dragons; inns and shops) if no dwarf stands there; never on castles and monsters.
topic-ogre = Ogre cards come from inns. Any number may be played in the own action phase, for free.
topic-monster = Dragons shut down all mines of their kingdom, frost giants take away the castle’s extra action, both stop digging. Five dwarfs slay one: 3 points, but no goal.
topic-goal = Trade goals and the secret goal. Whoever has three of them at the end of the own turn makes this round the last.
topic-hand = Kingdom cards, gems and ogres: at the end of the turn nine at most. Kingdom cards cannot be thrown away.
topic-castle = One action more for its owner. Two dwarfs of anybody may dig: the top card of a stack goes to its bottom.
topic-mine = Enough dwarfs of one colour take gems from the pile, unless a dragon is in the same kingdom.
topic-inn = Two dwarfs hire an ogre: a card for the hand.
topic-shop = Three dwarfs trade: pay the gems of one open goal and take it.
topic-panic = Move any one dwarf one or two cards far, past no wall, onto free spaces only.
topic-thief = Take a gem card of another player at random.
topic-brute = Swap one of your dwarfs with another player’s dwarf on another card.
topic-upkeep = All dwarfs of one card go home.
topic-crown = Take all ogre cards of another player.
topic-builder = { $amount } cards or more in your kingdom; { $points } points.
topic-hunter = { $amount } monsters slain or more; { $points } points.
topic-king = A kingdom worth { $amount } points or more; { $points } points.
topic-miner = { $amount } gem or more of each kind in hand; { $points } points.
topic-disguised_ogre = { $amount } ogre cards or more in hand; { $points } points.
topic-explorer = { $amount } dwarfs or more on each of two monsters at once; { $points } points.
topic-sorcerer = { $amount } emeralds or more in hand; { $points } points.
