game-title = Haggle
game-about = Trade your gems, then bid them in secret for a treasure.
game-credit = An example in the docs of Dvergar.

option-hand = Gems in a hand
option-hand-about = How many gems each player starts with.
option-hand-small = 6 gems
option-hand-large = 20 gems

## Gems

gem-ruby = Ruby
gem-emerald = Emerald
gem-sapphire = Sapphire
gem-topaz = Topaz
gem-opal = Opal
gem-amber = Amber

## What you do

verb-offer = offer all|SEAT GEMS for GEMS
verb-accept = accept SEAT GEMS for GEMS
verb-withdraw = withdraw
verb-done = done
verb-bid = bid GEMS
verb-outbid = outbid GEM
verb-pass = pass
do-offer = Offer { $seat } { $gem_list } for { $gem2_list }
    .words = seat gem_list =for gem2_list
do-accept = Give { $seat } { $gem2_list } for { $gem_list }
    .words = seat gem_list =for gem2_list
do-withdraw = Withdraw your offer
do-done = Done trading
do-bid = Bid { $gem_list }
    .words = gem_list
do-outbid = Outbid with { $gem }
    .words = gem
do-pass = Let it go
slot-seat = To
slot-give = You give
slot-want = You want
slot-gem = Gems
seat-all = everyone

## What you are asked

ask-trade = Everyone trades.
ask-trade-you = Trade — make an offer, accept one, or be done.
ask-bid = Everyone bids in secret.
ask-bid-you = Bid — which gems do you lay face down?
ask-outbid = { $seat } leads. Who outbids?
ask-outbid-you = Outbid — add a gem to your bid, or let it go.

## What happened

log-lot = Round { $round }: a treasure worth { $points }. Gems that count double: { $gem }.
log-offered = { $seat } offers everyone { $gem_list } for { $gem2_list }.
log-offered-one = { $seat } offers { $seat2 } { $gem_list } for { $gem2_list }.
log-traded = { $seat } gets { $gem_list } from { $seat2 } for { $gem2_list }.
log-withdrawn = { $seat } withdraws the offer.
log-void = { $seat } no longer has the gems on offer.
log-done = { $seat } is done trading.
log-bid = { $seat } lays a bid face down. Gems: { $count }.
log-bid-own = You lay a bid face down. Gems: { $count }. { $gem_list }
log-shown = { $seat } has bid { $gem_list }. Worth: { $points }.
log-no-bids = Nobody has bid. The treasure is gone.
log-let-go = { $seat } lets it go.
log-outbid = { $seat } adds a gem and leads: { $gem }.
log-won = { $seat } pays and takes the treasure worth { $points }.
log-drawn = { $seat } draws a gem.
log-drawn-own = You draw a gem: { $gem }.
log-hand = { $seat } shows these gems: { $gem_list }.

## Why not

why-no-offers-left = You have made { $count } offers in this round. There are no more.
why-nothing-offered = You have no offer to withdraw.
why-done-already = You are done already. You can still accept an offer.
why-offer-gone = This offer is gone: look at what { $seat } offers now.
why-offer-not-yours = This offer is for someone else.
why-gems-missing = You don’t have the gems for this: { $gem_list }.
why-too-little = That is not enough. The bid to beat is worth { $points }.

## Points

line-lots = Treasures
line-kinds = Kinds of gems in hand

## The table in words

show-round = Round
show-rounds = Rounds in the game
show-lot = Treasure
show-gem = Counts double
show-points = Points
show-stack = Gems in the stack
show-discard = Gems paid so far
show-gems = Gems you know of
show-offers = Offers
show-seat = From
show-seats = To
show-give = Gives
show-want = Wants
show-cards = Gems in hand
show-bid-cards = Gems in the bid
show-bid = Bid
show-offers-left = Offers left
show-done = Done trading
show-lots = Treasures taken
