# Dwar7s Fall.

game-title = Dwar7s Fall
game-about = Build a land of walls and mines, put your seven dwarves to work, and trade gems for food before winter, while dragons, giants and ogres keep your rivals busy.
game-credit = A game by Luís Brüh, published by Vesuvius Media. Many numbers on its cards were never published; “dvergar data dwarfs_fall” lists what is reconstructed here. This is a fan-made implementation: if you like it, buy the box.

## Options

option-castle_cover = Cards on castles
option-castle_cover-about = By the rulebook, nothing covers a castle. With this option, a castle or a frost giant may cover one with no dwarf on it, which is then out of play.
option-castle_cover-forbidden = never
option-castle_cover-faq = castles and giants only
option-extra_action = The castle’s extra action takes effect
option-extra_action-about = At once, the fourth action comes and goes with castle and giant, even during a turn. Otherwise a turn keeps the actions it started with.
option-extra_action-live = at once
option-extra_action-turn_start = from the next turn
option-dig_block = A monster blocks digging
option-dig_block-about = A dragon or giant stops digging where the stack lies, where the castle stands, or in both places.
option-dig_block-both = in the region of the stack or the castle
option-dig_block-stack = in the region of the stack
option-dig_block-castle = in the region of the castle
option-reveal = Secret goals are revealed
option-reveal-about = Who meets a secret goal may reveal it on anyone’s turn, only on their own, or has to at that very moment.
option-reveal-windows = at any time
option-reveal-own_turn = on your own turn
option-reveal-auto = automatically
option-gems_public = Gems in hand are public
option-gems_public-about = Gems are taken and paid openly. Without this option, the others only see how many you hold.
option-gems_public-yes = yes
option-gems_public-no = no
option-shared_kingdom = A shared kingdom
option-shared_kingdom-about = Castles with no wall between them share a kingdom: its points count in full for each owner, or are divided and rounded down.
option-shared_kingdom-full = counts in full for each owner
option-shared_kingdom-split = is split between its owners
option-recall = An action can send a dwarf home
option-recall-about = A house rule for dwarves who are stuck: one action sends one of yours home from any card.
option-recall-no = no
option-recall-yes = yes
option-max_rounds = Round limit
option-max_rounds-about = The game ends after this many rounds, even if nobody has enough goals.
option-max_rounds-10 = 10
option-max_rounds-20 = 20
option-max_rounds-30 = 30
option-goals_to_end = Goals needed to end the game
option-goals_to_end-about = As soon as someone has this many goals, the last round begins. Fewer goals make a shorter game.
option-goals_to_end-2 = 2
option-goals_to_end-3 = 3
option-goals_to_end-4 = 4
option-start = First player
option-start-about = By the rulebook, the youngest player starts. Here it is the first seat or a random one.
option-start-seat0 = the first seat
option-start-random = random

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
kind-none = empty spot
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

do-play = Play a card at { $cell }: { $kind }, { $turn }
    .words = kind cell turn
do-place = Place a dwarf at { $cell }
    .words = cell
do-move = Move a dwarf from { $cell } to { $cell2 }
    .words = cell cell2
do-recall = Call a dwarf home from { $cell }
    .words = cell
do-upkeep = Upkeep: send all dwarves home from { $cell }
    .words = cell
do-panic = Panic: chase { $seat2 }’s dwarf from { $cell } to { $cell2 }
    .words = seat2 cell cell2
do-thief = Thief: steal a gem from { $seat2 }
    .words = seat2
do-crown = Crown: take all of { $seat2 }’s ogre cards
    .words = seat2
do-brute = Brute: swap your dwarf at { $cell } with { $seat2 }’s at { $cell2 }
    .words = cell cell2 seat2
do-end = End your actions
do-resolve = Do the task at { $cell } next
    .words = cell
do-trade = Trade for: { $trade }
    .words = trade
do-dig = Dig: { $cell }
    .words = cell
do-discard = Discard: { $card }
    .words = card
do-reveal = Reveal your secret goal
do-pass = Keep your goal secret
turn-0 = not rotated
turn-1 = a quarter turn
turn-2 = half a turn
turn-3 = a three-quarter turn
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

ask-act = { $seat } plays cards, places or moves dwarves, or plays ogres.
ask-order = { $seat } chooses which task comes next.
ask-trade = Shop: { $seat } may trade gems for an open goal.
ask-dig = Castle: { $seat } may dig up a covered card.
ask-window = { $seat } may reveal a secret goal, as anyone could here.
ask-discard = Too many cards in hand: { $seat } discards a gem or an ogre.

## Why not

why-revealed = You have already revealed your secret goal.
why-secret-not-met = You don’t meet the condition of your secret goal right now.
why-not-in-hand = You don’t have this card in hand: { $kind }.
why-first-card = The first card goes to 0,0 without rotating it; any other spot would be the same.
why-not-beside = There is no card next to { $cell }.
why-cover-symbol = These cards have different symbols: { $kind }, { $kind2 }.
why-cover-monster = You can’t cover a monster: { $kind2 }.
why-cover-castle = This card can’t cover a castle: { $kind }.
why-cover-dwarfs = There are dwarves on that card: { $kind2 }.
why-no-actions = You have used all your { $count } actions.
why-no-supply = All your dwarves are already on the map.
why-no-card = There is no card at { $cell }.
why-no-dwarf = You have no dwarf at { $cell }.
why-wall = There is no open way from { $cell } to { $cell2 } in one step.
why-full = There is no free space at { $cell }.
why-no-recall = In this game, dwarves can’t be called home.
why-no-ogre = You don’t have this ogre card: { $ogre }.
why-panic = Panic: a dwarf runs one or two cards. It can’t cross walls, and every card it enters needs a free space.
why-thief = Thief: choose another player who has a gem.
why-brute = Brute: choose one of your dwarves and a rival’s dwarf on another card.
why-upkeep = Upkeep: there are no dwarves there.
why-crown = Crown: choose another player who has an ogre card.
why-resolved = The task at { $cell } is already done.
why-not-ready = You have { $count } of the { $need } dwarves needed at { $cell }.
why-trade-cost = You can’t afford this trade goal: { $trade }.
why-trade-closed = This trade goal is not on offer: { $trade }.
why-dig-single = There is nothing underneath at { $cell }.
why-dig-dwarfs = There are dwarves at { $cell }.
why-dig-monster = There is a monster on top at { $cell }.
why-dig-region = A monster in the same kingdom blocks the dig at { $cell }.
why-no-gem = You don’t have this gem: { $gem }.

## What happened

log-turn-begins = Round { $round }: { $seat }’s turn.
log-laid = { $seat } plays a card at { $cell }: { $kind }.
log-covered = { $seat } covers a card at { $cell }: { $kind } on { $kind2 }.
log-placed = { $seat } places a dwarf at { $cell }: { $kind }.
log-moved = { $seat } moves a dwarf from { $cell2 } to { $cell }: { $kind }.
log-recalled = { $seat } calls a dwarf home from { $cell }: { $kind }.
log-mined = { $seat } takes gems at { $cell }: { $gem } × { $count }.
log-mine-blocked = A dragon guards the mine at { $cell } ({ $kind }): { $seat }’s dwarves come home empty-handed.
log-mine-empty = None left ({ $gem }): { $seat }’s dwarves come home empty-handed from { $cell } ({ $kind }).
log-ogre-hired = { $seat } hires an ogre at the inn ({ $cell }).
log-ogre-hired-own = { $seat } hires an ogre at the inn ({ $cell }): { $ogre }.
log-ogres-shuffled = The discarded ogre cards are shuffled into a new pile.
log-no-ogres = No ogres left: { $seat }’s dwarves come home empty-handed from { $cell }.
log-slain = { $seat } slays a monster at { $cell }: { $kind }.
log-no-trade = { $seat } can’t afford any goal: the dwarves come home from { $cell }.
log-trade-declined = { $seat } does not trade.
log-traded = { $seat } claims a trade goal: { $trade }.
log-trade-opened = A new trade goal is on offer: { $trade }.
log-no-dig = Nothing to dig: { $seat }’s dwarves come home from { $cell }.
log-dig-declined = { $seat } does not dig.
log-dug = { $seat } digs at { $cell }: { $kind } comes up, { $kind2 } goes to the bottom.
log-panic = Panic! { $seat } chases { $seat2 }’s dwarf from { $cell2 } to { $cell }: { $kind }.
log-stolen = Thief: { $seat } steals from { $seat2 }: { $gem }.
log-stolen-unseen = Thief: { $seat } steals a gem from { $seat2 }.
log-stolen-unseen-own = Thief: { $seat } steals a gem from { $seat2 }: { $gem }.
log-crowned = Crown: { $seat } takes all of { $seat2 }’s ogre cards ({ $count }).
log-crowned-own = Crown: { $seat } takes all of { $seat2 }’s ogre cards ({ $count }): { $ogre_list }.
log-brute = Brute: { $seat }’s dwarf at { $cell } ({ $kind }) and { $seat2 }’s at { $cell2 } swap places.
log-upkeep = Upkeep: { $seat } sends all dwarves home from { $cell } ({ $kind }).
log-gem-discarded = { $seat } discards a gem: { $gem }.
log-ogre-discarded = { $seat } discards an ogre: { $ogre }.
log-revealed = { $seat } reveals a secret goal: { $secret }.
log-gems-shown = { $seat } reveals these gems: { $gem_list }.
log-last-round = { $seat } has { $count } goals: this is the last round.
log-game-over = { $count ->
    [one] The game is over: { $seat_list } wins.
   *[other] The game is over: { $seat_list } share the victory.
}

## What speaks for an action

reason-kingdom = { $gain } { $count ->
    [one] point
   *[other] points
} for your kingdom.
reason-extra-action = One extra action every turn.
reason-shared = You share a kingdom with { $seat2 }.
reason-loses = { $gain } { $count ->
    [one] point
   *[other] points
} for { $seat2 }’s kingdom.
reason-giant = { $seat2 } loses the extra action.
reason-dragon = Mines in { $seat2 }’s kingdom stop producing.
reason-first = The first of its kind on the map: { $kind }.
reason-secret = Towards your secret goal ({ $secret }): { $count } to go.
reason-secret-met = Meets your secret goal: { $secret }.
reason-waits = { $count ->
    [one] Then one more dwarf is needed
   *[other] Then { $count } more dwarves are needed
} there: { $kind }.
reason-blocks = { $seat2 } can no longer finish the task there: { $kind }.
reason-ogre = Brings an ogre card.
reason-gems = Brings gems: { $gem } × { $count }.
reason-last-gems = Takes the last gems of the pile: { $gem } × { $count }.
reason-pays = Enough to pay for { $trade }.
reason-short = Leaves you one gem short of { $trade }.
reason-slays = Slays a monster ({ $kind }): { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
reason-buys = Claims { $trade }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} more than the gems are worth.
reason-goal = Goal { $count } of { $needed }.
reason-last-round = Your final goal: this becomes the last round.
reason-points = { $points ->
    [1] { $points } point
   *[other] { $points } points
} for good.
reason-behind = Revealing it now would end the game while someone else is ahead.
reason-digs = Digs up: { $kind }.
reason-no-points = Ogre cards are worth nothing at the end.
reason-surplus = No open goal needs that many: { $gem }.
reason-worth = Worth only { $points } at the end: { $gem }.
reason-steals = { $seat2 } loses a gem, and you get it.
reason-takes = { $count ->
    [one] One ogre card
   *[other] { $count } ogre cards
} from { $seat2 }.
reason-room = You have room for enough dwarves again: { $kind }.
reason-drives-off = { $seat2 } loses { $count ->
    [one] one dwarf
   *[other] { $count } dwarves
} there: { $kind }.
reason-in-vain = A dwarf would achieve nothing there.

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
insight-shown = Secret goal revealed
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
pad-kingdom = { $who }: { $count } cards of this kind are impossible; the box has { $most }: { $kind }.
pad-no-castle = { $who }: a kingdom needs a castle.
pad-monsters = { $who }: { $count } monsters are impossible; the box has 0 to { $most }.
pad-monsters-together = All players together cannot have { $count } monsters: the box has { $most }.
pad-monster-unknown = { $who }: there is no monster called “{ $given }”.
pad-printed = { $who }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} on { $count ->
    [one] 1 card
   *[other] { $count } cards
} are impossible.
pad-dwarfs = { $who }: everyone has { $most } dwarves, not { $count }.
pad-kingdoms-together = All kingdoms and trophies together cannot have { $count } cards of this kind; there are { $most }: { $kind }. A shared kingdom is the same on every sheet.
pad-trade-twice = There is only one of this trade goal: { $trade }.
pad-secret-twice = There is only one of this secret goal: { $secret }.
pad-gems = There cannot be { $count } of this gem: the box has { $most } ({ $gem }).

## Data files

data-monster = a monster has room for exactly the dwarves it takes to slay it.
data-task = in the rules, this card has another task.
data-mines = each gem needs a mine.
data-cost = a goal costs at least one gem, and no more of a kind than there are.

## The table in the terminal

show-title = { $title }:
show-round = Round { $round }
show-last-round = the last round
show-over = End of the game
show-actions = Actions used
show-empty = The map is still empty.
show-trades = Trade goals
show-piles = Gems left
show-ogre-deck = Ogre pile
show-ogre-discard = discarded
show-hand = Hand
show-gems = Gems
show-ogres = Ogres
show-dwarfs = Dwarves
show-goals = Goals
show-kingdom = Kingdom
show-points = Points
show-secret = Your secret goal
show-monsters = { $count ->
    [one] 1 monster
   *[other] { $count } monsters
}
show-legend = Lines are walls, letters are dwarves by colour, dots are free spaces; the number after them is how many the task needs. ×2: a stack of two.
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = Y
hint-act = Type an action: “play shop 1,0 2” (the card, x,y, clockwise quarter turns), “place 1,0”, “move 1,0 2,0”, an ogre such as “upkeep 1,0”, “reveal”, or “end”. For example: “{ $example }”.
offer-trade = { $trade } ({ $cost }): { $points ->
    [1] { $points } point
   *[other] { $points } points
}
about-trade = costs { $cost }; { $points ->
    [1] { $points } point
   *[other] { $points } points
}

## What the tasks of kingdom cards do

task = { $need ->
    [one] { $need } dwarf
   *[other] { $need } dwarves of one colour
}: { $effect }.
effect-mine = take { $amount } × { $gem } from the pile
effect-hire = draw an ogre card
effect-trade = you may pay the gems for one open goal and take it
effect-dig = you may put the top card of a stack at the bottom
effect-slay = slay the monster

## Explanations, by the words that stand on the table

thing-wall = wall
thing-kingdom = kingdom
thing-stack = stack
thing-ogre = ogre
thing-monster = monster
thing-goal = goal
thing-hand = hand
topic-wall = A wall on either of two neighbouring cards closes the way between them. Nobody walks through it, and a kingdom ends there.
topic-kingdom = All cards a dwarf could walk to from a castle. Only top cards count. Two castles with no wall between them share one kingdom.
topic-stack = A card may be played on top of one with the same symbol (mines and dragons; inns and shops) if no dwarf is there, but never on a castle or a monster.
topic-ogre = Ogre cards come from inns. During your actions you may play any number of them for free.
topic-monster = Dragons shut down all mines in their kingdom, frost giants block the castle’s extra action, and both stop digging. A slain monster is worth { $points } points, but it is not a goal.
topic-goal = Trade goals and your secret goal. If you have three at the end of your turn, this round is the last.
topic-hand = Kingdom cards, gems and ogres: at most nine at the end of your turn. Kingdom cards can’t be discarded.
topic-castle = One extra action for its owner.
topic-mine = A dragon in the same kingdom shuts it down.
topic-panic = Move any one dwarf one or two cards. It can’t cross walls, and every card it enters needs a free space.
topic-thief = Take a gem card from another player at random.
topic-brute = Swap one of your dwarves with another player’s dwarf on another card.
topic-upkeep = All dwarves on one card go home.
topic-crown = Take all of another player’s ogre cards.
topic-builder = { $amount } cards or more in your kingdom; { $points } points.
topic-hunter = { $amount } monsters slain or more; { $points } points.
topic-king = A kingdom worth { $amount } points or more; { $points } points.
topic-miner = At least { $amount } gem of each kind in hand; { $points } points.
topic-disguised_ogre = { $amount } ogre cards or more in hand; { $points } points.
topic-explorer = { $amount } dwarves or more on each of { $monsters } monsters at once; { $points } points.
topic-sorcerer = { $amount } emeralds or more in hand; { $points } points.
