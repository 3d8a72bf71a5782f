# Words of the table of Dwar7s Fall on the page.

## Where the game stands

progress-round = Round { $round }
progress-phases = Phases of the turn
progress-goals = { $count } goals end the game
progress-last = Last round
progress-last-tip = Somebody has enough goals. Whoever has not had a turn in this round still takes one, then the game is over.
phase-actions = Actions
phase-actions-tip = Lay cards, place and move dwarfs, play ogres.
phase-resolve = Resolve
phase-resolve-tip = Wherever enough dwarfs of one’s own stand, the task is done and they go home.
phase-discard = Discard
phase-discard-tip = More than nine cards in hand have to go, as gems or ogres.
chapter = Round { $round }

## The decision

ask-act-you = Your actions — what do you want to do?
ask-order-you = Tasks — which one comes next?
ask-order-hint = Choose one of the lit cards: the order can matter.
ask-trade-you = Shop — do you buy one of the goals?
ask-trade-hint = Lit goals can be paid for with your gems.
ask-dig-you = Castle — which stack do you dig up?
ask-dig-hint = The top card of a lit stack goes to its bottom.
ask-window-you = Secret goal — do you show it before going on?
ask-window-idle = Secret goal — yours is not reached yet
ask-window-hint = Anybody is asked who could have reached one.
ask-discard-you = Hand limit — what do you discard?
ask-discard-hint = Choose a lit gem or ogre of yours.
which-action = Action { $number } of { $allowed }
no-action = No actions left
what-act = what do you want to do?
what-last = an ogre, or the end of the phase
what-idle = only the end of the phase is left
what-play = lay { $thing }
what-place = place a dwarf
what-move = move a dwarf
what-end = end the actions
what-reveal = show the secret goal
what-panic = panic: chase a dwarf
what-thief = thief: steal a gem
what-brute = brute: swap two dwarfs
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
    [one] Choose the lit place.
   *[other] Choose one of { $count } lit places.
} Q and E turn the card.
next-play-touch = { $count ->
    [one] Choose the lit place.
   *[other] Choose one of { $count } lit places.
} Tapping it again turns the card.
next-place = { $count ->
    [one] Choose the lit card.
   *[other] Choose one of { $count } lit cards.
}
next-move = Choose a lit neighbour.
next-panic = Choose a dwarf, whoever’s it is.
next-panic-cell = Choose where it runs.
next-brute = Choose one of your dwarfs.
next-brute-other = Choose the dwarf of somebody else that changes places with it.
next-upkeep = Choose a card; all dwarfs on it go home.
next-thief = Choose a lit player.
next-crown = Choose a lit player.
press-play = Lay it here
press-place = Place it here
press-move = Move here
press-recall = Call home
press-upkeep = Clear it
press-panic = Chase it here
press-thief = Steal
press-crown = Take all ogres
press-brute = Swap
press-end = End actions
press-resolve = Do this task
press-trade = Buy
press-no-trade = Buy nothing
press-dig = Dig here
press-no-dig = Do not dig
press-discard = Discard
press-reveal = Show the goal
press-pass = Go on

## What it would bring

some-gems = { $count } × { $gem }
foretell-own-kingdom = Your kingdom: { $change }.
foretell-kingdom = Kingdom of { $seat_list }: { $change }.
foretell-no-kingdom = No kingdom changes its worth.
foretell-shared = You share your kingdom.
foretell-dragon = A dragon guards the mine.
foretell-giant = A frost giant takes your extra action.
foretell-secret = Enough for your secret goal: { $secret }.
foretell-dwarfs = { $kind }: { $count } of { $need } dwarfs.
foretell-ready = { $kind }: enough dwarfs for the task.
foretell-guarded = { $kind }: enough dwarfs, but a dragon guards the mine.
foretell-trade = You pay { $cost } for { $points } points.
foretell-reveal = { $points } points, and one goal more.
foretell-end = No task is ready.
comes-gems = You get { $count } × { $gem }.
comes-guarded = A dragon guards a mine, nothing comes from there: { $kind }.
comes-slay-first = A dragon guards a mine; slay it first, and the mine yields something: { $kind }.
comes-no-gems = The pile is empty: { $gem }.
comes-ogre = You get an ogre card.
comes-no-ogres = No ogre is left.
comes-slain = You slay a monster: { $kind }.
comes-trade = You may trade.
comes-no-trade = As things stand, you cannot pay for any open goal.
comes-dig = You may dig.
comes-no-dig = As things stand, no stack can be dug.

## What rises from the map

told-log-mined = { $gem } × { $count }
told-log-mine-blocked = The dragon guards the mine!
told-log-mine-empty = The pile is empty!
told-log-ogre-hired = an ogre
told-log-ogre-hired-own = { $ogre }
told-log-no-ogres = No ogre is left!
told-log-slain = Slain!
told-log-no-trade = Too few gems!
told-log-no-dig = Nothing to dig!

## The own area

mine-cards = Cards in hand
mine-hand = hand
mine-gems = Gems
mine-trophies = Trophies
actions-left = { $count ->
    [one] One action left.
   *[other] { $count } actions left.
}
actions-next = { $count ->
    [one] One action in the next turn.
   *[other] { $count } actions in the next turn.
}
actions-frozen = A frost giant in the kingdom takes the castle’s action.
actions-word = { $count ->
    [one] action left
   *[other] actions left
}
supply-home = { $count ->
    [0] All dwarfs are on the map.
    [one] One dwarf is at home.
   *[other] { $count } dwarfs are at home.
}
supply-send = Place a dwarf
supply-recall = Call the dwarf home
hand-card = Lay a card: { $kind }
hand-ogre = Ogre: { $ogre }
hand-empty = No cards left to lay.
ogre-hidden = Ogre
gems-of = { $gem }: { $count }, worth { $points } each
gems-discard = Discard { $gem }, { $count } in hand
secret-title = Secret goal
secret-hidden = Secret goal, face down
secret-shown = Secret goal reached: { $secret }
secret-far = Now: { $done } of { $needed }
secret-may = You may show it now.
secret-done = reached
secret-reveal = Show the secret goal: { $secret }
secret-show = show
short-secret-builder = { $amount } cards
short-secret-hunter = { $amount } monsters
short-secret-king = kingdom ≥ { $amount }
short-secret-miner = every gem
short-secret-disguised_ogre = { $amount } ogres
short-secret-explorer = 2 × { $amount } dwarfs
short-secret-sorcerer = { $amount } emeralds
trophies-none = No trophies yet
trophy-goal = Trade goal: { $trade }, { $points } points.
trophy-secret = Secret goal: { $secret }, { $points } points.
trophy-monster = Slain: { $kind }, { $points } points.

## Rivals

foe-look = Look at the things of { $seat }.
foe-pick = { $ogre }: choose { $seat }.
foe-things = Things of { $seat }
foe-goals = { $count ->
    [0] No goals.
    [one] One goal.
   *[other] { $count } goals.
}
foe-supply = { $count ->
    [one] One dwarf at home.
   *[other] { $count } dwarfs at home.
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
foe-secret = The secret goal is still secret.
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
goal-said = { $trade }: { $points } points for { $cost }
goal-short = { $count } short
goal-payable = can be paid
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
trading-about = Pay the gems of one goal and take it.
live-title = Score
part-kingdom = Kingdom
part-trades = Trade goals
part-secret = Secret goal
part-gems = Gems
part-monsters = Monsters
legend-title = Reading the map
legend-wall = wall: no way through
legend-bridge = bridge: dwarfs pass
legend-shared = shared kingdom
legend-spaces = needed · spare space
legend-stack = three cards in the stack
legend-dragon = dragon: the mine gives nothing
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

map-title = The realm
map-count = { $count ->
    [0] The realm, still without a card
    [one] The realm, one card
   *[other] The realm, { $count } cards
}
map-at = Place { $cell }
map-empty = Empty place { $cell }
map-castle = castle of { $seat }
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
map-no-kingdom = In no kingdom.
map-worth = This card counts { $points }.
map-task-gem = { $needed } dwarfs of one colour bring home: { $gem } × { $count }.
map-task-ogre = { $needed } dwarfs of one colour hire an ogre.
map-task-trade = { $needed } dwarfs of one colour trade gems for a goal.
map-task-dig = { $needed } dwarfs of one colour dig up a covered card.
map-task-slay = { $needed } dwarfs of one colour slay the monster.
map-stands = { $seat }: { $count ->
    [one] 1 dwarf
   *[other] { $count } dwarfs
}
map-free = { $count ->
    [0] no space free
    [one] 1 space free
   *[other] { $count } spaces free
}
map-stack = { $count } cards lie here on top of each other.
map-dragon = A dragon in the same kingdom guards the mine: it brings nothing.
map-giant = A frost giant in the same kingdom takes away the castle’s extra action.
map-no-dig = A monster in the same kingdom stops all digging from here.
map-no-gems = None is left of this: { $gem }.
map-no-ogres = No ogre is left to be hired.
map-no-trade = You cannot pay for any goal on offer.
map-held-up = Others’ dwarfs take up the room that you would need.
map-done = Its task is done for this turn.
map-ready = You have enough dwarfs here.
map-missing = { $count ->
    [one] One more of your dwarfs is needed.
   *[other] { $count } more of your dwarfs are needed.
}
map-do-play = Lay the card here: { $kind }
map-do-cover = Lay the card on top: { $kind }
map-do-place = Place a dwarf here
map-do-move = Move the dwarf here
map-do-panic = Drive the dwarf here
map-do-upkeep = Send all dwarfs home from here
map-do-resolve = Do this task next
map-do-dig = Dig here
map-dwarf = Dwarf of { $seat } at { $cell } ({ $kind })
map-fan = Show the { $count } cards of the stack at { $cell }
map-on-top = on top
map-covered = { $number ->
    [one] below it
   *[other] { $number } deep
}
map-overview = The whole realm in small
map-lit-places = { $count ->
    [one] 1 free place
   *[other] { $count } free places
}
map-lit-cards = { $count ->
    [one] 1 card lit
   *[other] { $count } cards lit
}
map-look = Look around
map-zoom-in = Closer
map-zoom-out = Further away
map-fit = Show everything
map-own-castle = My castle
map-turn = turn
map-turn-on = Turn clockwise
map-turn-back = Turn anticlockwise
