# Nidavellir.

game-title = Nidavellir
game-about = Bid for dwarves in three taverns, build an army of five classes, and complete lines to recruit heroes.
game-credit = A game by Serge Laget, published by GRRRE Games and Pegasus Spiele. This is a fan-made implementation: if you like it, buy the box.

## Options

option-edition = Edition
option-edition-about = The German and French boxes differ in a few cards and rulings.
option-edition-de = German
option-edition-fr = French
option-first_game = First game, without Thrud, Ylud and Uline
option-first_game-about = Leaves out the three heroes that need most explaining.
option-first_game-yes = yes
option-first_game-no = no
option-discard_special = Dagda may discard the special blacksmith card
option-discard_special-about = Strictly by the German rulebook, that card is no dwarf and has to stay.
option-discard_special-yes = yes
option-discard_special-no = no

## Names

tavern-1 = Laughing Goblin
tavern-2 = Dancing Dragon
tavern-3 = Shining Horse

group-warrior = warriors
group-hunter = hunters
group-miner = miners
group-blacksmith = blacksmiths
group-explorer = explorers

column-W = { group-warrior }
column-H = { group-hunter }
column-M = { group-miner }
column-B = { group-blacksmith }
column-E = { group-explorer }

card-W3 = warrior 3
card-W4 = warrior 4
card-W5 = warrior 5
card-W6 = warrior 6
card-W7 = warrior 7
card-W8 = warrior 8
card-W9 = warrior 9
card-W10 = warrior 10
card-H = hunter
card-M0 = miner 0
card-M1 = miner 1
card-M2 = miner 2
card-B = blacksmith
card-E5 = explorer 5
card-E6 = explorer 6
card-E7 = explorer 7
card-E8 = explorer 8
card-E9 = explorer 9
card-E10 = explorer 10
card-E11 = explorer 11
card-E12 = explorer 12
card-R3 = royal offering +3
card-R5 = royal offering +5
card-special = special blacksmith

coin-5g = golden 5
coin-3s = special 3

place-1 = on the Laughing Goblin
place-2 = on the Dancing Dragon
place-3 = on the Shining Horse
place-pouch = in the pouch
place-hand = in hand

origin-offering = Royal offering
origin-grid = Grid
origin-kings_hand = The King’s Hand

hero-kraal = Kraal
hero-tarah = Tarah
hero-aral = Aral
hero-dagda = Dagda
hero-lokdur = Lokdur
hero-zoral = Zoral
hero-aegur = Aëgur
hero-bonfur = Bonfur
hero-idunn = Idunn
hero-hourya = Hourya
hero-astrid = Astrid
hero-grid = Grid
hero-skaa = Skaa
hero-uline = Uline
hero-thrud = Thrud
hero-ylud = Ylud
hero-ymir = Dwerg Ymir
hero-aesir = Dwerg Aësir
hero-sigmir = Dwerg Sigmir
hero-jungir = Dwerg Jungir
hero-bergelmir = Dwerg Bergelmir

epithet-kraal = the Venal
epithet-tarah = Lethal Strike
epithet-aral = Eagle Claws
epithet-dagda = the Explosive
epithet-lokdur = Greedy Heart
epithet-zoral = the Foreman
epithet-aegur = Fist of Steel
epithet-bonfur = the Tyrannical
epithet-idunn = the Furtive
epithet-hourya = the Elusive
epithet-astrid = the Fortunate
epithet-grid = the Mercantile
epithet-skaa = the Unfathomable
epithet-uline = the Seer
epithet-thrud = the Headhunter
epithet-ylud = the Unpredictable
epithet-ymir = one of the five brothers
epithet-aesir = one of the five brothers
epithet-sigmir = one of the five brothers
epithet-jungir = one of the five brothers
epithet-bergelmir = one of the five brothers

distinction-kings_hand = The King’s Hand
distinction-hunting_master = Hunting Master
distinction-crown_jeweler = Crown Jeweler
distinction-great_armorer = King’s Great Armorer
distinction-pioneer = Pioneer of the Kingdom

## How actions are written

verb-bid = bid COIN COIN COIN
verb-coin = coin COIN
verb-take = take CARD
verb-transform = transform COIN 1|2|3|pouch|hand
verb-recruit = recruit HERO
verb-discard = discard COLUMN [COLUMN]
verb-thrud = thrud COLUMN
verb-ylud = ylud COLUMN
verb-exchange = exchange COIN COIN
verb-keep = keep CARD

## Actions in words: `.words` names the words of an action in their order; a list takes all that are left

do-bid = Seal the bid: { $coin_list }
    .words = coin_list
do-coin = Bid { $coin }
    .words = coin
do-take = Take { $card }
    .words = card
do-transform = Transform { $coin } { $place }
    .words = coin place
do-recruit = Recruit { $hero }
    .words = hero
do-discard = Discard from: { $column_list }
    .words = column_list
do-thrud = Place Thrud on the { $column }
    .words = column
do-ylud = Place Ylud among the { $column }
    .words = column
do-exchange = Exchange { $coin } and { $coin2 }
    .words = coin coin2
do-keep = Keep { $card }
    .words = card

## The current decision

ask-bid = Everyone bids at once: one coin per tavern, the other two in the pouch.
ask-uline-bid = Uline: { $seat } has seen the other coins and chooses one.
ask-take = { $tavern }: { $seat } takes a card.
ask-choose-exchange = Exchange: { $seat } adds up two coins and discards the higher one.
ask-transform = { $origin }: { $seat } transforms a coin (+{ $amount }).
ask-recruit = A line is complete: { $seat } recruits a hero.
ask-discard = { $hero }: { $seat } discards the top dwarf of { $amount ->
    [one] another column
   *[other] { $amount } other columns
}.
ask-thrud = Thrud: { $seat } places her on top of any column.
ask-ylud = Ylud: { $seat } places her in any column.
ask-keep = Pioneer of the Kingdom: { $seat } keeps one of the cards drawn.

## Why not

why-coin-not-owned = You don’t have this coin: { $coin }.
why-coin-twice = You have only one of this coin: { $coin }.
why-coin-on-board = The { $coin } is already on a tavern; it comes back at the end of the round.
why-coin-elsewhere = Your { $coin } is not { $place }.
why-trading-coin = The { $coin } is an exchange coin; it can never be transformed.
why-exchange-higher = The higher coin is discarded: name { $coin2 } first, then { $coin }.
why-exchange-coins = Those are not the two coins to exchange: { $coin } and { $coin2 }.
why-card-not-here = { $tavern } has no such card: { $card }.
why-not-looking = { $card } is not among the cards drawn.
why-hero-taken = { $hero } is already in { $seat }’s army.
why-hero-box = { $hero } is not part of this game.
why-hero-ranks = You need { $amount ->
    [one] { $amount } rank
   *[other] { $amount } ranks
} of { $group } to recruit { $hero }.
why-hero-discards = To recruit { $hero }, you need a dwarf on top of { $amount ->
    [one] another column
   *[other] { $amount } other columns
}.
why-discard-amount = Choose exactly { $amount ->
    [one] one column
   *[other] { $amount } columns
} to discard from.
why-discard-own = You can’t discard from the { $group }: that is the hero’s own column.
why-discard-top = There is no dwarf on top of your { $group }.

## What happened

log-dealt = Age { $age }, round { $round }. { tavern-1 }: { $card1_list }. { tavern-2 }: { $card2_list }. { tavern-3 }: { $card3_list }.
log-bid-placed = { $seat } has bid.
log-bid-placed-own = { $seat } has bid { $coin_list }.
log-revealed = { $tavern }: coins revealed by { $seat_list }: { $coin_list }.
log-uline-bid = Uline: { $seat } bids { $coin } on { $tavern }.
log-ordered = { $tavern }: the turn order is { $seat_list }.
log-took = { $seat } takes { $card }.
log-transformed = { $origin }: { $seat } transforms { $coin } into { $coin2 } ({ $place }).
log-exchanged = { $seat } exchanges: { $coin } + { $coin2 } gives { $coin3 }; the { $coin2 } is discarded.
log-recruited = { $seat } recruits { $hero }.
log-discarded = { $hero }: { $seat } discards { $card_list }.
log-thrud-placed = { $seat } places Thrud on the { $group }.
log-thrud-left = Thrud leaves { $seat }’s army for the command zone.
log-ylud-placed = { $seat } places Ylud among the { $group }.
log-uline-coins = Uline: { $seat } picks up { $count } coins.
log-leftover = { $tavern }: left over and discarded: { $card_list }.
log-gems-swapped = { $seat } and { $seat2 } tied and swap gems: { $seat } now has { $gem }, { $seat2 } has { $gem2 }.
log-age-ends = Age { $age } ends.
log-distinction-won = { $distinction }: { $seat } has the most { $group }.
log-distinction-lost = { $distinction }: no outright leader in { $group }.
log-explorer-looks = { $seat } looks at { $count } Age 2 cards.
log-explorer-looks-own = { $seat } looks at { $card_list }.
log-explorer-keeps = { $seat } keeps { $card }.
log-card-removed = Removed from Age 2: { $card }.
log-card-removed-unseen = A card is removed from Age 2 unseen.
log-game-over = { $count ->
    [one] The game is over: { $seat_list } wins.
   *[other] { $edition ->
        [fr] The game is over: { $seat_list } share the victory.
       *[de] The game is over: { $seat_list } share first place.
    }
}

## What speaks for an action

reason-points = { $gain } { $count ->
    [1] point
   *[other] points
} now.
reason-line = Completes a line.
reason-line-hero = Completes a line and brings a hero.
reason-line-near = { $count ->
    [one] Leaves you one rank short
   *[other] Leaves you { $count } ranks short
} of the next hero.
reason-offering = Adds { $amount } to a coin.
reason-discards = Costs the top { $count ->
    [one] dwarf of another column
   *[other] dwarves of { $count } other columns
}.
reason-brother = The next Dwerg brother would bring { $points } points.
reason-bids-last = From now on you bid after everyone else.
reason-placed-at-end-of-age = At the end of each age, she fills in where a rank is missing.
reason-always-on-top = She fills any gap on the way to the next hero.
reason-transform = { $coin } becomes { $coin2 }.
reason-exchange = Exchange: { $coin } + { $coin2 } gives { $coin3 }.
reason-majority = Most warriors: your highest coin counts once more.
reason-lead = You would lead for this distinction: { $distinction }.
reason-growth = Your next rank of { $group } would then add about { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
reason-denied = Denies { $seat2 } a card they need.
reason-aim = { $tavern }: the { $coin } is aimed at { $card }.
reason-aim-sure = { $tavern }: the { $coin } should win { $card }.
reason-uline = { $count ->
    [0] You choose first.
    [one] One player chooses before you.
   *[other] { $count } players choose before you.
}
reason-rank = Adds a rank of { $group }.

## The score sheet

line-warrior = Warriors
line-majority = Most warriors: highest coin
line-hunter = Hunters
line-miner = Miners
line-blacksmith = Blacksmiths
line-explorer = Explorers
line-idunn = Idunn’s bonus
line-hero = { $hero }
line-brothers = Dwerg brothers
line-coins = Coins
line-gem = Special gem
category-hero = Other heroes
insight-gem = First gem
insight-hero = Hero
insight-coins = Sum of coins
insight-when = Round
insight-after = After round
how-warrior = { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
how-hunter = { $ranks ->
    [one] 1 rank, squared
   *[other] { $ranks } ranks, squared
}
how-miner = { $ranks ->
    [one] 1 rank × { $sum }
   *[other] { $ranks } ranks × { $sum }
}
how-blacksmith = { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
how-explorer = { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
}
how-idunn = { $ranks ->
    [one] 2 for 1 rank
   *[other] 2 for each of { $ranks } ranks
}
how-brothers = { $count ->
    [one] one brother
   *[other] { $count } brothers
}
how-coins = { $coin_list }

## The score pad

pad-coins = { $who } must have exactly 5 coins, not { $count }.
pad-coin-unknown = There is no coin of value { $given }.
pad-coin-too-often = There cannot be { $count } coins of value { $given }: at most { $most } for these players.
pad-hero-unknown = { $who }: there is no hero called “{ $given }”.
pad-hero-twice = { $hero } is named twice, but there is only one.
pad-hero-column = { $who }: { $hero } must be among the { $group }, but there are too few ranks or points there.
pad-gem-twice = There is only one special gem.
pad-card-unknown = { $who }: “{ $given }” is not a card that can be among the { $group }.
pad-card-too-often = There are too many cards of this kind: { $card }. With this many players there are { $most }.
pad-ylud-twice = { $who }: Ylud cannot be in two columns.
pad-ylud-unnamed = { $who }: Ylud is in a column, but is not listed among the heroes.
pad-ylud-nowhere = { $who }: Ylud must be in one of the five columns.
pad-ranks = { $who }: { $ranks } ranks of { $group } are impossible; with this many players there are 0 to { $most }.
pad-ranks-together = All players together cannot have { $ranks } ranks of { $group }; with this many players there are { $most }.
pad-points = { $who }: { $points } points on { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
} of { $group } are impossible, only { $low } to { $high }.

## Data files

data-coin-id = differs from the coin’s id.
data-class-twice = each class has exactly one distinction.
data-places = the places must be 1 to 5, each once.
data-base-coins = expected five rising values from 0 to at most 5.
data-hero-ranks = a class hero has 1 to 9 ranks, Thrud and Ylud have 1, other neutral heroes none.
data-power-twice = another hero already has this power.
data-power-missing = no hero has the power { $power }.
data-brothers = there must be five brothers.
data-hero-class = this power does not go with this class.
data-values = expected { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} from { $low } to { $high }.
data-tavern-cards = a tavern needs at least as many cards as there are players.
data-deck-size = with { $players } players, Age { $age } needs { $needed } cards; there are { $count }.

## The table in the terminal

show-title = { $title }:
show-age = Age { $age }, round { $round } of { $rounds }
show-edition-de = German edition
show-edition-fr = French edition
show-over = End of the game
show-treasury = Treasury
show-heroes = Available heroes
show-deck = Left in Age { $age }
show-unseen = one of them was removed unseen
show-discard = Discard pile
show-distinctions = Distinctions to come
show-gem = Gem
show-coins = Coins
show-hand = Hand
show-pouch = Pouch
show-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
show-score-title = Points
show-command = Command zone
show-looking = Cards drawn
hint-bid = Type three coins, for taverns 1, 2 and 3; for example “{ $example }”.

## Explanations, by the words that stand on the table

thing-coin = coin
thing-gem = gem
thing-pouch = pouch
thing-treasury = treasury
thing-line = line
thing-tavern = tavern
topic-corrected = Corrected by your data folder: { $figures }.
topic-W = Warriors: the sum of their points. At the end, the player with the most warrior ranks also adds the value of their highest coin; tied players all do.
topic-H = Hunters: the number of ranks, squared.
topic-M = Miners: the number of ranks times the sum of their points.
topic-B = Blacksmiths: 3 points for the first rank, 4 more for the second, 5 more for the third, and so on.
topic-E = Explorers: the sum of their points.
topic-R = Royal offering: transform one of your coins at once, then discard the card. Any coin except an exchange coin will do, wherever it is.
topic-special = The special blacksmith of the King’s Great Armorer: a card with 2 blacksmith ranks.
topic-coin = The highest coin chooses first in a tavern; gems break ties. At the end, each coin is worth its value. Your 0 (or the special 3) is an exchange coin: bid it, and you add up the two coins in your pouch, take a coin of that value from the treasury and discard the higher of the two.
topic-gem = Between equal coins, the higher gem goes first; after the tavern, the tied players swap gems, highest with lowest. The special gem 6 is never swapped and is worth 3 points.
topic-pouch = The two coins you don’t bid. They matter when you bid an exchange coin.
topic-treasury = If the coin you want is gone, you get the next higher one or, failing that, the next lower one. Discarded gold coins come back here; base coins leave the game.
topic-line = One rank of each of the five classes. Whenever you have more lines than heroes, you recruit a hero.
topic-tavern = Taverns are resolved one after the other. Everyone reveals their coin for the tavern, then each player takes one card, the highest coin first.

topic-kraal = A warrior with 2 ranks, 7 points.
topic-tarah = A warrior with 1 rank, 14 points.
topic-aral = A hunter with 2 ranks.
topic-dagda = A hunter with 3 ranks. When you recruit her, discard the top dwarf of two other columns; without two such columns you can’t recruit her.
topic-lokdur = A miner with 1 rank, 3 points.
topic-zoral = A miner with 3 ranks, 1 point.
topic-aegur = A blacksmith with 2 ranks.
topic-bonfur = A blacksmith with 3 ranks. When you recruit him, discard the top dwarf of another column; without one you can’t recruit him.
topic-idunn = An explorer with 1 rank, 7 points, and 2 more points for each explorer rank at the end, her own included.
topic-hourya = An explorer with 1 rank, 20 points. You need 5 explorer ranks to recruit her.
topic-astrid = At the end she is worth your highest coin.
topic-grid = 7 points. When you recruit her, transform a coin (+7).
topic-skaa = 17 points.
topic-uline = 9 points. You no longer place bids: in each tavern you choose a coin after the others have revealed theirs. For an exchange you choose any two coins in your hand.
topic-thrud = 13 points. She sits on top of any column and counts as a rank there. When a card joins her column, you lift her and place her on any column again. She leaves the army before the final scoring.
topic-ylud = She waits until the end of the age, then joins any column as a rank: before the distinctions, and again before the final scoring. She is worth 7 as a warrior, 1 as a miner and 11 as an explorer.
topic-brother = The five Dwerg brothers are worth 13, 40, 81, 108 or 135 points together, for one to five of them.

topic-kings_hand = For the most warriors at the end of Age 1: transform a coin (+5).
topic-hunting_master = For the most hunters at the end of Age 1: replace your 0 with the special 3, which is also an exchange coin.
topic-crown_jeweler = For the most miners at the end of Age 1: the special gem. It wins every tie, is never swapped and is worth 3 points.
topic-great_armorer = For the most blacksmiths at the end of Age 1: the special blacksmith card with 2 ranks.
topic-pioneer = For the most explorers at the end of Age 1: draw 3 Age 2 cards and keep one. If there is no outright leader, one card is removed from Age 2.
