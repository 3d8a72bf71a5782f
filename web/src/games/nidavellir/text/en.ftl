# Words of Nidavellir's table on the page.

## Reference

hall-title = Heroes
hall-left = { $count } available
hall-may = { $count ->
    [one] one to choose from
   *[other] { $count } to choose from
}
hall-name = { $hero }, { $epithet }
hall-legal = { $hero }, can be recruited
hall-free = { $hero }, available
hall-taken = { $hero }, in { $seat }’s army
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
treasury-german = The transformed coin goes back first: if nothing higher is left, you get the same value again.
treasury-french = You can’t take back the value you have just given.
lead-title = Distinctions
lead-aside = current leaders
plaque-kings_hand = King’s Hand
plaque-hunting_master = Hunting Master
plaque-crown_jeweler = Crown Jeweler
plaque-great_armorer = Great Armorer
plaque-pioneer = Pioneer
lead-held = Held by { $seat }.
lead-nobody = Nobody won it.
lead-none = Nobody has { $group } yet.
lead-one = { $seat } leads with { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}.
lead-tie = { $seat_list } are tied with { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
} each, so nobody would get it.
ties-title = Gems
ties-aside = higher wins ties, then swap
ties-gem = { $seat }: gem { $gem }
bids-title = Bids
bids-aside = of the last round
bids-none = No bids revealed yet.
deck-title = Deck
deck-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
deck-nothing = Nothing has been discarded.
foe-look = Look at { $seat }’s army.
foe-army = { $seat }’s army
foe-column = { $group }: { $ranks ->
    [one] one rank
   *[other] { $ranks } ranks
}, { $points ->
    [1] one point
   *[other] { $points } points
}.
foe-gem = Gem { $gem }.
foe-covered = Special gem { $gem }, on top of gem { $gem2 }.
foe-coins = Coins: { $coin_list }.
foe-heroes = Heroes: { $hero_list }.
foe-highest = max

## Screens

screen-points = { $gain } { $count ->
    [1] point
   *[other] points
}
screen-points-now = { $gain } right now
gain-of = of which { $parts }
gain-coin = coin { $gain }
gain-exchange = exchange after it { $gain }
gain-majority = most warriors { $gain }
screen-hero = a hero answers
recruit-title = A hero answers your call
recruit-about = You have completed a line, so a hero joins you. Choose one, then confirm.
transform-title = { $origin }: transform a coin (+{ $amount })
transform-about = Give back one coin and take one worth { $amount } more. It goes to the same place. Exchange coins can’t be transformed.
transform-missing = the treasury has no { $wanted }
exchange-title = Exchange: add up two coins
exchange-about = You get a coin worth their sum. You keep the lower of the two and discard the higher.
exchange-note = sum { $sum }; discard the { $coin }
column-title = Where should { $hero } go?
column-about-thrud = She counts as one rank on top of any column. When another card joins that column, you place her again. She leaves before the final scoring; only her points remain.
column-about-ylud = She joins a column as one rank before the distinctions are awarded. She may move once more at the end of the game.
column-about-ylud-last = The game is ending: she counts where you put her now. If she is already in a column, she may stay there.
column-ranks = { $count ->
    [one] one rank now
   *[other] { $count } ranks now
}
column-line = completes line { $line }
discards-title = { $hero } has a price
discards-about = { $amount ->
    [one] Discard the top dwarf of one other column.
   *[other] Discard the top dwarves of { $amount } other columns.
}
keep-about = Most explorers: here are { $count } cards from Age 2. One joins you at once; the others are shuffled back.
keep-other = Most explorers: { $seat } looks at { $count } Age 2 cards and keeps one.
uline-title = Uline sees the bids: { $tavern }
uline-about = The others have revealed their coins. Choose yours; the note shows when you would pick.
uline-order = Turn order
uline-bid = { $seat }: coin { $coin }
uline-place = { $place ->
    [1] you choose first
    [2] you choose second
    [3] you choose third
   *[other] you choose { $place }th
}
uline-tie = tie with { $seat_list }: the higher gem goes first
awards-title = Age 1 is over
awards-about = The outright leader in each class wins its distinction; ties win nothing.
awards-leave = On to Age 2
awards-nobody = no outright leader: { $group }
awards-kings_hand = +5 to one coin
awards-hunting_master = the special 3 replaces the 0
awards-crown_jeweler = the special gem 6
awards-great_armorer = a blacksmith with 2 ranks
awards-pioneer = one of 3 Age 2 cards

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
ask-bid-hint = One coin per tavern; the last two go into your pouch.
ask-uline-bid-you = Uline — choose your coin
ask-uline-bid-hint = You have seen the other bids. Which coin do you bid?
ask-take-you = { $tavern } — take a card
ask-take-hint = Choose a highlighted card.
ask-choose-exchange-you = Exchange — choose two coins
ask-choose-exchange-hint = Their values are added up, and the higher coin is discarded.
ask-transform-you = { $origin } — transform a coin (+{ $amount })
ask-transform-hint = Choose a highlighted coin.
ask-recruit-you = A line is complete — recruit a hero
ask-recruit-line = Line { $line } is complete — recruit a hero
ask-recruit-hint = Choose one of the { $count } available heroes.
ask-discard-you = { $hero } — discard { $amount ->
    [one] a dwarf
   *[other] { $amount } dwarves
}
ask-discard-hint = { $amount ->
    [one] Choose a column; its top dwarf is discarded.
   *[other] Choose { $amount } columns; the top dwarf of each is discarded.
}
ask-thrud-you = Thrud — place her on a column
ask-thrud-hint = She counts as a rank wherever she is.
ask-ylud-you = Ylud — place her in a column
ask-ylud-hint = She counts as a rank there from now on.
ask-keep-you = { distinction-pioneer } — keep one card
ask-keep-hint = Keep one of the three; the others are shuffled back into the deck.

foretell-points = { $gain } { $count ->
    [1] point
   *[other] points
}, { $total } in all.
foretell-points-exchange = { $gain } { $count ->
    [1] point
   *[other] points
} (exchange: { $coins } in coins), { $total } in all.
foretell-line = Completes line { $line }.
foretell-line-hero = Completes line { $line }: you recruit a hero.
foretell-hero = You recruit a hero.
foretell-discard = You discard: { $cards }.
foretell-offering = You transform one of your coins.
foretell-transform = { $coin } becomes { $coin2 }.
foretell-exchange = { $coin } + { $coin2 } gives { $coin3 }; the { $coin2 } is discarded.
foretell-bid-exchange = Exchange: { $coin } + { $coin2 } = { $sum }; you get { $coin3 }.
foretell-no-exchange = No exchange: you are not bidding an exchange coin.

market-bidding = { $tavern }, open for bids
market-active = { $tavern }, being resolved
market-waiting = { $tavern }
market-closed = No cards here.
market-done = Closed for this round
card-can-take = can be taken
card-taken = { $card }, taken by { $seat }
card-brings = For you now: { $brings }
row-order = Turn order
row-open = Coins revealed so far
row-bid = { $seat }: { $coin }
row-done = { $seat }: { $coin }, done
row-now = { $seat }: { $coin }, choosing now
row-later = { $seat }: { $coin }, number { $place } to choose
row-choosing = { $seat } is still choosing a coin
tie-short = tie: higher gem first, then the gems swap
tie-short-special = tie: higher gem first
tie-gems = { $seat_list } tie on { $value }. The highest gem goes first ({ $gems }).
tie-swap = { $count ->
    [one] When the tavern closes, the highest and the lowest of these gems swap.
   *[other] When the tavern closes, these gems swap: highest with lowest, second highest with second lowest.
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
bid-hint = Drag a coin to a tavern, or tap the coin and then the tavern.
bid-hint-sealed = Bid sealed. You can change it until everyone has bid.
bid-hint-changed = Your old bid counts until you seal the new one.
bid-keep = Keep old bid
bid-exchange = { $coin } + { $coin2 } = { $sum }: you get { $coin3 }
bid-no-exchange = No exchange without an exchange coin
bid-rest = The last two go here.
bid-uline = Uline: you choose after the others have revealed their coins.
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
coin-trading = An exchange coin: bid it to exchange the two coins in your pouch. It can never be transformed.
coin-plan = Exchange to come: the sum is { $sum }. You get { $coin } and discard { $coin2 }.
heroes-own = Heroes
heroes-none = No heroes yet. Each line you complete calls one.
honours-own = Distinctions won
army-folded = { $group }, { $ranks ->
    [one] one more rank
   *[other] { $ranks } more ranks
}: { $card_list }
army-folded-title = { $group }: folded cards

army-lines = Lines
army-line = Line { $line }
army-line-called = Line { $line }: brought you { $hero }
army-line-closing = Line { $line } would be complete.
army-line-missing = Line { $line } still needs: { $group_list }
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
rule-next = next: { $gain }
rule-explorer = sum
rule-explorer-next = at face value

## In a first game

coach-ask-bid = Place one coin at each tavern: the highest one there chooses first. If you bid the 0, the other two coins in your pouch bring you a better one.
coach-ask-uline-bid = You have seen what the others bid. A coin worth 1 more than theirs is enough to choose before them.
coach-ask-take = One dwarf of each of the five classes makes a line, and every line brings you a hero. Many of one class bring points.
coach-ask-choose-exchange = You get a coin worth both together and give up the higher one: you gain what the lower one is worth.
coach-ask-transform = A higher coin helps in every round to come, and at the end each coin is worth its value in points.
coach-ask-recruit = A hero stays with you to the end. Choose one who brings points with the dwarves you have.
coach-ask-discard = Give up what brings the fewest points. You keep the heroes that your lines have brought.
coach-ask-thrud = Thrud counts as 1 rank. Put her where a rank completes a line or brings the most points.
coach-ask-ylud = Ylud counts as 1 rank from now on. Put her where a rank completes a line or brings the most points.
coach-ask-keep = You have 3 cards of the new age before you. Keep the one that completes a line or brings the most points.
