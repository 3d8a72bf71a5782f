# Words of Nidavellir's table on the page.

## Reference

hall-title = Heroes
hall-left = { $count } free
hall-may = { $count ->
    [one] one may answer
   *[other] { $count } may answer
}
hall-name = { $hero }, { $epithet }
hall-legal = { $hero }, can be recruited
hall-free = { $hero }, free
hall-taken = { $hero }, with { $seat }
hall-locked = { $hero }, not available
live-title = Live score
part-warrior = Warriors
part-hunter = Hunters
part-miner = Miners
part-blacksmith = Blacksmiths
part-explorer = Explorers
part-heroes = Heroes
part-coins = Coins
part-gem = Gem
treasury-title = Treasury
treasury-left = { $count ->
    [one] one coin left
   *[other] { $count } coins left
}
treasury-coin = Coin { $coin }: { $count ->
    [0] none left
    [one] one left
   *[other] { $count } left
}
treasury-german = A transformed coin goes back first: if no higher one is there, you get the same value again.
treasury-french = You cannot get back the value that you have just given.
lead-title = Distinctions
lead-aside = who leads now
plaque-kings_hand = King’s Hand
plaque-hunting_master = Hunting Master
plaque-crown_jeweler = Crown Jeweler
plaque-great_armorer = Great Armorer
plaque-pioneer = Pioneer
lead-held = { $seat } has it.
lead-nobody = Nobody has won it.
lead-none = Nobody has { $group } yet.
lead-one = { $seat } leads with { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}.
lead-tie = { $seat_list } are tied with { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
} each: so nobody would get it.
ties-title = Gems
ties-aside = the higher wins ties, then swap
ties-gem = { $seat }: gem { $gem }
bids-title = Bids
bids-aside = of the last round
bids-none = No bids have been shown yet.
deck-title = Deck
deck-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
deck-nothing = Nothing has been discarded.
foe-look = Look at the army of { $seat }.
foe-army = The army of { $seat }
foe-column = { $group }: { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}, { $points ->
    [1] one point
   *[other] { $points } points
}.
foe-gem = Gem { $gem }.
foe-covered = Special gem { $gem }; gem { $gem2 } lies covered below it.
foe-coins = Coins: { $coin_list }.
foe-heroes = Heroes: { $hero_list }.
foe-highest = max

## Screens

screen-points = { $gain } { $count ->
    [one] point
   *[other] points
}
screen-points-now = { $gain } right now
screen-hero = a hero answers
recruit-title = A hero answers your call
recruit-about = You have a new line, so one hero joins you. Look around, choose one, then confirm.
transform-title = { $origin }: a coin grows by { $amount }
transform-about = Give one coin back and take one worth { $amount } more, into the same place. Trading coins stay as they are.
transform-missing = the treasury has no { $wanted }
exchange-title = Exchange: add up two coins
exchange-about = The treasury gives a coin of their sum. The lower one stays with you, the higher one goes.
exchange-note = sum { $sum }; the { $coin } goes
column-title = Where shall { $hero } stand?
column-about-thrud = She counts as one rank on top of any column. When a card comes to that column, you place her anew. Before the final scoring she leaves it, and only her points stay.
column-about-ylud = She joins a column as one rank before the distinctions are awarded, and may move once more at the end of the game.
column-about-ylud-last = The game ends: she counts where you put her now. If she is in a column already, she may stay.
column-ranks = { $count ->
    [one] one rank now
   *[other] { $count } ranks now
}
column-line = closes line { $line }
discards-title = { $hero } has a price
discards-about = { $amount ->
    [one] The top dwarf of one other column leaves your army.
   *[other] The top dwarves of { $amount } other columns leave your army.
}
keep-about = Most explorers: these { $count } cards are from age 2. One joins you at once, the others are shuffled back.
keep-other = Most explorers: { $seat } looks at { $count } cards of age 2 and keeps one.
uline-title = Uline sees the bids: { $tavern }
uline-about = The others have shown their coins. Choose yours: the note says when you would choose a card.
uline-order = The order of play
uline-bid = { $seat }: coin { $coin }
uline-place = { $place ->
    [1] you choose first
    [2] you choose second
    [3] you choose third
   *[other] you choose { $place }th
}
uline-tie = tie with { $seat_list }: the higher gem goes first
awards-title = The first age is over
awards-about = Who alone has the most ranks of a class wins its distinction.
awards-leave = On to age 2
awards-nobody = nobody alone has the most { $group }
awards-kings_hand = a coin grows by 5
awards-hunting_master = the special 3 for the 0
awards-crown_jeweler = the special gem 6
awards-great_armorer = a blacksmith with 2 ranks
awards-pioneer = one of 3 cards of age 2

## Table

dwarf-warrior = Warrior
dwarf-hunter = Hunter
dwarf-miner = Miner
dwarf-blacksmith = Blacksmith
dwarf-explorer = Explorer
dwarf-offering = Offering
coin-shown = coin { $coin }
coin-hidden = a coin face down
gem-shown = gem { $gem }
chapter = Age { $age } · round { $round }

progress-age = Age { $age }
progress-round = Round { $round } of { $rounds }
progress-bids = Bids
progress-deck = { $count } in the deck

ask-bid-you = Three taverns — place your coins
ask-bid-hint = A coin for each tavern; the last two go into the pouch.
ask-uline-bid-you = Uline — choose your coin
ask-uline-bid-hint = You know what the others bid. Which coin do you show?
ask-take-you = { $tavern } — take a card
ask-take-hint = Choose one of the lit cards.
ask-choose-exchange-you = Exchange — choose two coins
ask-choose-exchange-hint = They are added up, and the higher one is discarded.
ask-transform-you = { $origin } — transform a coin by +{ $amount }
ask-transform-hint = Choose one of your lit coins.
ask-recruit-you = A line is complete — recruit a hero
ask-recruit-hint = Choose one of the heroes that answer your call.
ask-discard-you = { $hero } — discard { $amount ->
    [one] a dwarf
   *[other] { $amount } dwarves
}
ask-discard-hint = { $amount ->
    [one] Choose a column; its top dwarf leaves.
   *[other] Choose { $amount } columns; the top dwarf of each leaves.
}
ask-thrud-you = Thrud — put her on a column
ask-thrud-hint = She counts as a rank wherever she lies.
ask-ylud-you = Ylud — put her into a column
ask-ylud-hint = She counts as a rank there from now on.
ask-keep-you = { distinction-pioneer } — keep one card
ask-keep-hint = Choose one of the three; the others go back into the deck.

foretell-points = { $gain } { $count ->
    [one] point
   *[other] points
}, { $total } in all.
foretell-points-exchange = { $gain } { $count ->
    [one] point
   *[other] points
} (exchange: { $coins } in coins), { $total } in all.
foretell-line = Line { $line } is closed.
foretell-line-hero = Line { $line } is closed: a hero will answer your call.
foretell-hero = A hero will answer your call.
foretell-discard = Leaves your army: { $cards }.
foretell-offering = One of your coins will be transformed.
foretell-transform = { $coin } becomes { $coin2 }.
foretell-exchange = { $coin } and { $coin2 } bring { $coin3 }; the { $coin2 } is discarded.
foretell-bid-exchange = Exchange: { $coin } + { $coin2 } = { $sum }, you get { $coin3 }.
foretell-no-exchange = No trading coin is bid: nothing is exchanged.

market-bidding = { $tavern }, open for bids
market-active = { $tavern }, being resolved
market-waiting = { $tavern }
market-closed = No cards lie here.
market-done = Closed for this round
card-can-take = can be taken
card-taken = { $card }, taken by { $seat }
card-brings = For you now: { $brings }
row-order = Order of play
row-open = Coins shown so far
row-bid = { $seat }: { $coin }
row-done = { $seat }: { $coin }, has had a turn
row-now = { $seat }: { $coin }, has the turn
row-later = { $seat }: { $coin }, number { $place } in order
row-choosing = { $seat } still chooses a coin
tie-short = equal coins: higher gem first, then they swap
tie-short-special = equal coins: higher gem first
tie-gems = { $seat_list } tie on { $value }. Their gems decide ({ $gems }): the highest goes first.
tie-swap = { $count ->
    [one] When the tavern closes, the highest and the lowest of these gems are swapped.
   *[other] When the tavern closes, these gems are swapped: the highest with the lowest, the second highest with the second lowest.
}
tie-special = The special gem is never swapped.

bid-hand = Your five coins
bid-pick = Pick up coin { $coin }
bid-held = Coin { $coin } is picked up. Choose a tavern for it.
bid-no-coin = no coin yet
bid-place-empty = { $tavern }: no coin yet. Pick up a coin first.
bid-place-here = { $tavern }: put coin { $coin } here
bid-here = here
bid-placed = placed
bid-sealed = sealed
bid-face-down = face down
bid-take-back = { $tavern }: coin { $coin }. Take it back.
bid-hint = Drag a coin to a tavern, or tap it and then the place.
bid-hint-sealed = Your bid is sealed. You can still move coins until everybody has bid.
bid-hint-changed = Your sealed bid counts until you seal the new one.
bid-keep = Keep the old one
bid-exchange = { $coin } + { $coin2 } = { $sum }: you get { $coin3 }
bid-no-exchange = No exchange without a trading coin
bid-rest = The last two go here.
bid-army = Your army
bid-uline = Uline: you choose when the others have shown their coins.
bid-ready = Bids: { $ready } of { $bidders }

mine-turn = your turn
mine-bid = place your coins
mine-sealed = bid sealed
mine-lines = { $count ->
    [one] line
   *[other] lines
}
mine-heroes = { $count ->
    [one] hero
   *[other] heroes
}
mine-coins = in coins
coin-none = empty
coin-open = open
coin-covered = hidden
coin-where = { $coin }, { $place }
coin-becomes = { $coin }, becomes { $coin2 }
coin-trading = A trading coin: whoever bids it exchanges the two coins of the pouch. It can never be transformed.
coin-plan = Exchange to come: the sum is { $sum }, you get { $coin } and discard { $coin2 }.
command-empty = Heroes without a class gather here.

army-lines = Lines
army-line = Line { $line }
army-line-called = Line { $line }: { $hero } answered the call
army-line-closing = Line { $line } would be closed.
army-line-missing = Line { $line }: still missing: { $group_list }
column-label = { $group }: { $ranks ->
    [one] { $ranks } rank
   *[other] { $ranks } ranks
}, { $points ->
    [1] { $points } point
   *[other] { $points } points
}
rule-warrior = sum
rule-warrior-most = most: { $bonus }
rule-warrior-next = most: + coin
rule-hunter = ranks²
rule-miner = sum × ranks
rule-miner-next = next: { $sum } × { $ranks }
rule-blacksmith = +3 +4 +5 …
rule-next = next { $gain }
rule-explorer = sum
rule-explorer-next = at face value
