# Words of the table of Dwar7s Fall on the page.

## Where the game stands

progress-round = Round { $round }
progress-phases = Phases of the turn
progress-goals = { $count } goals end the game
progress-last = Last round
progress-last-tip = Someone has enough goals. Players who have not had a turn this round still get one, then the game ends.
phase-actions = Actions
phase-actions-tip = Play cards, place and move dwarves, play ogres.
phase-resolve = Tasks
phase-resolve-tip = Every card with as many of the player’s dwarves as it asks for has its task done, and they go home.
phase-discard = Discard
phase-discard-tip = With more than nine cards in hand, gems or ogres must be discarded.
chapter = Round { $round }

## The decision

ask-act-you = Your actions — what do you want to do?
ask-order-you = Tasks — which one comes next?
ask-order-hint = Choose a highlighted card. The order can matter.
ask-trade-you = Shop — trade gems for a goal?
ask-trade-hint = You can afford the highlighted goals.
ask-dig-you = Castle — which stack do you want to dig?
ask-dig-hint = The top card of a highlighted stack goes to the bottom.
ask-window-you = Secret goal — reveal it before you continue?
ask-window-idle = Secret goal — you have not met yours yet
ask-window-hint = Everyone who might have met theirs is asked.
ask-discard-you = Hand limit — what do you want to discard?
ask-discard-hint = Choose a highlighted gem or ogre.
which-action = Action { $number } of { $allowed }
no-action = No actions left
what-act = what do you want to do?
what-last = play an ogre, or end your actions
what-idle = all you can do is end your actions
what-play = play { $thing }
what-place = place a dwarf
what-move = move a dwarf
what-end = end your actions
what-reveal = reveal your secret goal
what-panic = panic: chase a dwarf
what-thief = thief: steal a gem
what-brute = brute: swap two dwarves
what-upkeep = upkeep: clear a card
what-crown = crown: take all ogres
the-castle = the castle
the-emerald_mine = the emerald mine
the-gold_mine = the gold mine
the-diamond_mine = the diamond mine
the-ruby_mine = the ruby mine
the-dragon = the dragon
the-giant = the frost giant
the-inn = the inn
the-shop = the shop
next-play = { $count ->
    [one] Only one spot takes it.
   *[other] Choose one of { $count } highlighted spots.
} Q and E rotate the card.
next-play-touch = { $count ->
    [one] Only one spot takes it.
   *[other] Choose one of { $count } highlighted spots.
} Tap it again to rotate the card.
next-place = { $count ->
    [one] Only one card has room.
   *[other] Choose one of { $count } highlighted cards.
}
next-move = Choose a highlighted neighbour.
next-panic = Choose any dwarf, yours or a rival’s.
next-panic-cell = Choose where it runs to.
next-brute = Choose one of your dwarves.
next-brute-other = Choose a rival’s dwarf to swap it with.
next-upkeep = Choose a card; all dwarves on it go home.
next-thief = Choose a highlighted player.
next-crown = Choose a highlighted player.
press-play = Play here
press-place = Place here
press-move = Move here
press-recall = Call home
press-upkeep = Clear card
press-panic = Chase here
press-thief = Steal
press-crown = Take all ogres
press-brute = Swap
press-end = End actions
press-resolve = Do this task
press-trade = Trade
press-no-trade = Don’t trade
press-dig = Dig here
press-no-dig = Don’t dig
press-discard = Discard
press-reveal = Reveal goal
press-pass = Continue

## What it would bring

some-gems = { $count } × { $gem }
foretell-own-kingdom = Your kingdom: { $change }.
foretell-kingdom = Kingdom of { $seat_list }: { $change }.
foretell-no-kingdom = No kingdom’s value changes.
foretell-shared = You share your kingdom.
foretell-action = You get { $extra ->
    [one] one more action
   *[other] { $extra } more actions
}, starting this turn.
foretell-action-later = You get { $extra ->
    [one] one more action
   *[other] { $extra } more actions
} from your next turn on.
foretell-dragon = A dragon guards the mine.
foretell-giant = A frost giant blocks your extra action.
foretell-secret = Meets your secret goal: { $secret }.
foretell-dwarfs = { $count } of { $need } dwarves, { $missing } still missing: { $kind }.
foretell-ready = { $count } of { $need } dwarves, so the task gets done after your actions: { $kind }.
foretell-guarded = { $count } of { $need } dwarves, but a dragon guards the mine: { $kind }.
foretell-trade = You pay { $cost } for { $points ->
    [1] { $points } point
   *[other] { $points } points
} and keep { $rest }. Goal { $goal } of { $needed }.
foretell-reveal = { $points ->
    [1] { $points } point
   *[other] { $points } points
} and one more goal.
foretell-end = No task is ready.
comes-gems = You get { $count } × { $gem }.
comes-guarded = You get nothing from this mine, which a dragon guards: { $kind }.
comes-slay-first = A dragon guards this mine. Slay it first to get its gems: { $kind }.
comes-no-gems = None left: { $gem }.
comes-ogre = You get an ogre card.
comes-no-ogres = No ogres left.
comes-slain = You slay a monster: { $kind }.
comes-trade = You may trade.
comes-no-trade = You can’t afford any open goal yet.
comes-dig = You may dig.
comes-no-dig = There is no stack you can dig yet.

## What rises from the map

told-log-mined = { $gem } × { $count }
told-log-mine-blocked = The dragon guards the mine!
told-log-mine-empty = The pile is empty!
told-log-ogre-hired = an ogre
told-log-ogre-hired-own = { $ogre }
told-log-no-ogres = No ogres left!
told-log-slain = Slain!
told-log-no-trade = Too few gems!
told-log-no-dig = Nothing to dig!

## The own area

mine-cards = Cards in hand
mine-hand-said = In hand: kingdom cards { $cards } + gems { $gems } + ogres { $ogres } = { $size }. At most { $limit } at the end of your turn. Only gems and ogres can be discarded.
mine-gems = Gems
mine-trophies = Trophies
actions-left = { $count ->
    [one] One action left.
   *[other] { $count } actions left.
}
actions-next = { $count ->
    [one] One action next turn.
   *[other] { $count } actions next turn.
}
actions-frozen = A frost giant blocks your extra action.
actions-why = { $base } + { $extra } actions, thanks to your castle.
actions-castle = Once your castle is on the map, you have { $extra ->
    [one] one more
   *[other] { $extra } more
}.
actions-word = { $count ->
    [one] action left
   *[other] actions left
}
supply-home = { $count ->
    [0] All dwarves are on the map.
    [one] One dwarf is at home.
   *[other] { $count } dwarves are at home.
}
supply-send = Place a dwarf
supply-recall = Call the dwarf home
hand-card = Play a card: { $kind }
hand-ogre = Ogre: { $ogre }
hand-empty = No cards left to play.
ogre-hidden = Ogre
gems-of = { $gem }: { $count }, worth { $points } each
gems-discard = Discard { $gem }, { $count } in hand
secret-title = Secret goal
secret-hidden = Secret goal, face down
secret-shown = Secret goal revealed: { $secret }
secret-far = { $done } of { $needed } so far
secret-may = You can reveal it now.
secret-done = met
secret-reveal = Reveal your secret goal: { $secret }
secret-show = reveal
short-secret-builder = { $amount } cards
short-secret-hunter = { $amount } monsters
short-secret-king = kingdom ≥ { $amount }
short-secret-miner = every gem
short-secret-disguised_ogre = { $amount } ogres
short-secret-explorer = { $monsters } × { $amount } dwarves
short-secret-sorcerer = { $amount } emeralds
trophies-none = No trophies yet
trophy-goal = Trade goal: { $trade }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
trophy-secret = Secret goal: { $secret }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
trophy-monster = Slain: { $kind }, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.

## Rivals

foe-look = Look at { $seat }’s pieces.
foe-pick = { $ogre }: choose { $seat }.
foe-things = { $seat }’s pieces
foe-goals = { $count ->
    [0] No goals.
    [one] One goal.
   *[other] { $count } goals.
}
foe-supply = { $count ->
    [one] One dwarf at home.
   *[other] { $count } dwarves at home.
}
foe-home = at home
foe-hand = { $count ->
    [0] No kingdom cards in hand.
    [one] One kingdom card in hand.
   *[other] { $count } kingdom cards in hand.
}
foe-ogres = { $count ->
    [0] No ogre cards.
    [one] One ogre card.
   *[other] { $count } ogre cards.
}
foe-secret = Secret goal not revealed yet.
foe-kingdom = Kingdom: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [1] { $points } point
   *[other] { $points } points
}.
foe-no-kingdom = No castle on the map yet.
foe-gems-hidden = { $count ->
    [one] One gem.
   *[other] { $count } gems.
}

## Reference

market-title = Market
market-deck = { $count ->
    [0] no more to come
   *[other] { $count } more to come
}
market-none = No goals are left.
goal-said = { $trade }: { $points ->
    [1] { $points } point
   *[other] { $points } points
} for { $cost }
goal-short = { $count } short
goal-payable = affordable
piles-title = Piles
pile-gem = { $gem }: { $count } left, worth { $points } each
pile-worth = { $points } pt
pile-ogres = { $count ->
    [0] The ogre pile is empty.
    [one] One ogre card left.
   *[other] { $count } ogre cards left.
}
pile-discarded = Discarded: { $list }
pile-ogre-word = ogres
trading-title = Trade
trading-about = Pay the gems for one goal and take it.
trading-pay = Pay
trading-keep = Keep
trading-get = Get
trading-short = Missing
trading-nothing = no gems
trading-points = { $points ->
    [1] { $points } point
   *[other] { $points } points
}, goal { $goal } of { $needed }
live-title = Score
part-kingdom = Kingdom
part-trades = Trade goals
part-secret = Secret goal
part-gems = Gems
part-monsters = Monsters
legend-title = Reading the map
legend-wall = wall: no way through
legend-bridge = bridge: dwarves pass
legend-shared = shared kingdom
legend-spaces = needed · spare space
legend-stack = three cards in the stack
legend-dragon = dragon: the mine yields nothing
legend-giant = frost giant: no extra action

## The score sheet: what lies behind a row

alone-gold = Gold × { $count }
alone-emerald = Emeralds × { $count }
alone-diamond = Diamonds × { $count }
alone-ruby = Rubies × { $count }
alone-kingdom = { $kind } × { $count }
alone-trade = { $trade }
alone-secret = { $secret }

## The map

map-title = The map
map-count = { $count ->
    [0] The map, no cards yet
    [one] The map, one card
   *[other] The map, { $count } cards
}
map-at = Spot { $cell }
map-empty = Empty spot { $cell }
map-castle = { $seat }’s castle
map-side-0 = north
map-side-1 = east
map-side-2 = south
map-side-3 = west
map-walls = Walls: { $sides }
map-kingdom = Kingdom of { $seat_list }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
map-no-kingdom = Not part of a kingdom.
map-worth = This card is worth { $points }.
map-stands = { $seat }: { $count } of { $need } dwarves
map-free = { $count ->
    [0] no space free
    [one] 1 space free
   *[other] { $count } spaces free
}
map-stack = A stack of { $count } cards.
map-dragon = A dragon in the same kingdom guards this mine: it yields nothing.
map-giant = A frost giant in the same kingdom blocks the castle’s extra action.
map-no-dig = A monster in the same kingdom blocks all digging from here.
map-no-gems = None left: { $gem }.
map-no-ogres = No ogres left to hire.
map-no-trade = You can’t afford any goal on offer.
map-held-up = Other players’ dwarves take up the space you need.
map-done = Task done for this turn.
map-ready = You have { $count } of { $need } dwarves here: the task gets done.
map-missing = { $count ->
    [one] One more of your dwarves is needed.
   *[other] { $count } more of your dwarves are needed.
}
map-do-play = Play the card here: { $kind }
map-do-cover = Play the card on top: { $kind }
map-do-place = Place a dwarf here
map-do-move = Move the dwarf here
map-do-panic = Chase the dwarf here
map-do-upkeep = Send all dwarves home from here
map-do-resolve = Do this task next
map-do-dig = Dig here
map-dwarf = { $seat }’s dwarf at { $cell } ({ $kind })
map-fan = Show the { $count } cards in the stack at { $cell }
map-on-top = on top
map-covered = { $number ->
    [one] below it
   *[other] { $number } deep
}
map-overview = Overview map
map-lit-places = { $count ->
    [one] 1 open spot
   *[other] { $count } open spots
}
map-lit-cards = { $count ->
    [one] 1 card highlighted
   *[other] { $count } cards highlighted
}
map-look = Map controls
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-fit = Show all
map-own-castle = My castle
map-turn-on = Rotate clockwise
map-turn-back = Rotate anticlockwise
map-lay = Play the card like this
map-laying = How the card lies

## In a first game

coach-castle = Play your castle early: it gives you 1 more action in every turn, and all cards that a dwarf could reach from it are your kingdom.
coach-ask-act = Send dwarves to work: a card with as many of yours as it has solid rings brings you its gems or ogre when your actions are over.
coach-ogre = Ogre cards cost no action: you may play as many as you like during your actions.
coach-used = Your actions are used up. When you end them, every card with as many of your dwarves as it has solid rings does its task.
coach-ask-order = All these tasks are done; you only choose the order. Slay a dragon before you mine beside it, and take gems before you trade.
coach-ask-trade = A goal brings more points than the gems that pay for it, and brings the end of the game closer.
coach-ask-dig = The card below comes to the top. Dig where it adds points to your kingdom or opens a way.
coach-ask-window = Once it is revealed, your secret goal is yours for good. If you wait, its condition may be lost again.
coach-ask-discard = Cards of your kingdom count too, so playing them makes room for gems. Now let go of what is worth least.
