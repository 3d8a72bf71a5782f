# Words of Dwar7s Fall's table in words.

words-map = The map
words-reading = Places are written x,y: x grows to the east, y to the south.
words-last-round = This round is the last.
words-phase-actions = Round { $round }: { $seat } has used { $number } of { $most } actions.
words-phase-resolve = Round { $round }: the dwarfs of { $seat } do their tasks.
words-phase-discard = Round { $round }: { $seat } has too many cards in hand.
words-glance = At a glance
words-column = x { $x }
words-row = y { $y }
words-kingdom = Kingdom of { $seat_list }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } points
words-shared = Shared kingdom of { $seat_list }: { $count } cards, { $points } points
words-land = Land without a castle: { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## A place

words-castle = castle of { $seat }
side-0 = north
side-1 = east
side-2 = south
side-3 = west
words-below = Below: { $cards }.
words-way = { $side } { $cell }, { $card }
words-ways = Ways: { $list }.
words-no-way = No way leads on.
words-walls = Walls: { $list }.
words-shut = Shut by the neighbour’s wall: { $list }.
words-edges = Open, but no card there: { $list }.
words-some-dwarfs = { $count } of { $seat }
words-nobody = none
words-dwarfs = Dwarfs: { $who }; { $count ->
    [0] no space is free.
    [one] 1 space is free.
   *[other] { $count } spaces are free.
}
words-task-gem = { $number } of one player bring { $gem } × { $count }.
words-task-ogre = { $number } of one player hire an ogre.
words-task-trade = { $number } of one player trade gems for a goal.
words-task-dig = { $number } of one player dig up a covered card.
words-task-slay = { $number } of one player slay it.
words-done = The task is done in this turn.
words-ready-you = You have enough dwarfs here.
words-ready = Enough dwarfs here: { $seat_list }.
words-guarded = A dragon in the same land: the dwarfs would come home with nothing.
words-frozen = A frost giant in the same land: no extra action for this castle.
words-no-dig = A monster in the same land: nobody can dig here.
words-onto = { $cell }, onto { $card }
words-beside = { $card } in the { $where ->
    [0] north
    [1] east
    [2] south
   *[3] west
}

## The market

words-market = Market
words-goal = { $trade }: costs { $cost }; { $points } points.
words-short = { $count ->
    [0] You can pay it.
    [one] You are one gem short.
   *[other] You are { $count } gems short.
}
words-gems = { $gem } { $count }
words-ogre-pile = Ogre pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
words-ogre-discard = Discarded ogres: { $ogre_list }.

## A player

words-score = { $points ->
    [one] One point
   *[other] { $points } points
} if the game ended now, without secret goals that are not shown.
words-colour = Colour in actions: { $colour }.
words-own-kingdom = Kingdom: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } points.
words-no-kingdom = No castle in play, and so no kingdom.
words-supply = Dwarfs at home: { $count }.
words-secret = Secret goal: { $secret }.
words-secret-hidden = Secret goal: not shown yet.
words-secret-shown = It is shown.
words-secret-far = So far { $number } of { $most }.
words-hand-size = { $count } cards; at most { $most } at the end of a turn.
words-kingdom-cards = Kingdom cards: { $kind_list }.
words-held-gems = Gems: { $gems }.
words-hidden-gems = { $count } hidden
words-ogres = Ogres: { $ogre_list }.
words-hidden-ogres = Ogre cards that you cannot see: { $count }.
words-trophies = Goals and trophies
words-goals-done = Goals reached: { $count }.
words-goals = Trade goals: { $trade_list }.
words-monsters = Slain: { $kind_list }.

## What can be looked up

words-kinds = The kingdom cards
words-kind = { $kind }, { $group ->
    [fire] sign of fire
    [ice] sign of ice
   *[hearth] sign of the hearth
}: { $points } points in a kingdom. Walls as it lies upright: { $list }. Room for { $count } dwarfs.
words-secrets = Secret goals
words-goals-to-come = Trade goals still to come
words-no-goals-left = None is left.
words-topics = How it works

## Choosing an action

deed-play = Lay a kingdom card
deed-place = Place a dwarf
deed-move = Move a dwarf
deed-recall = Call a dwarf home
deed-upkeep = Ogre: { ogre-upkeep }
deed-panic = Ogre: { ogre-panic }
deed-thief = Ogre: { ogre-thief }
deed-crown = Ogre: { ogre-crown }
deed-brute = Ogre: { ogre-brute }
deed-resolve = Do a task
deed-trade = Trade
deed-dig = Dig
deed-discard = Discard
which-play-1 = Which card?
which-play-2 = Where to?
which-play-3 = Turned how?
which-place-1 = Onto which card?
which-move-1 = Which dwarf?
which-move-2 = Where to?
which-recall-1 = Which dwarf?
which-upkeep-1 = Which card is cleared?
which-panic-1 = Whose dwarf?
which-panic-2 = Which dwarf?
which-panic-3 = Where to?
which-thief-1 = From whom?
which-crown-1 = From whom?
which-brute-1 = Which of your dwarfs?
which-brute-2 = With a dwarf on which card?
which-brute-3 = Whose dwarf?
which-resolve-1 = Which task?
which-trade-1 = Which goal?
which-dig-1 = Which stack?
which-discard-1 = Which card?
words-there = At { $what }.
words-digs = Up comes: { $card }.
words-whom = { $name }.
