# Words of Dwar7s Fall's table in words.

words-reading = Places are written x,y: x grows to the east, y to the south.
words-phase-actions = Round { $round }: { $seat } has used { $number } of { $most } actions.
words-phase-resolve = Round { $round }: the dwarfs of { $seat } do their tasks.
words-phase-discard = Round { $round }: { $seat } has too many cards in hand.
words-glance = At a glance
words-column = x { $x }
words-row = y { $y }
words-land = Land without a castle: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
words-below = Below: { $cards }
words-ways = Ways: { $list }
words-no-way = No way leads on
words-shut = Shut by the neighbour’s wall: { $sides }
words-edges = Open, but no card there: { $sides }
words-onto = { $cell }, onto { $card }
words-hand-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; at most { $most } at the end of a turn
words-hidden-ogres = { $count ->
    [one] 1 ogre card that you cannot see
   *[other] { $count } ogre cards that you cannot see
}
words-slain = Slain: { $kind_list }
words-kinds = The kingdom cards
words-kind = symbol of { $symbol ->
    [fire] fire
    [ice] ice
   *[hearth] the hearth
}; { $points ->
    [1] { $points } point
   *[other] { $points } points
} in a kingdom; room for { $count ->
    [one] { $count } dwarf
   *[other] { $count } dwarfs
}.
words-upright = Walls as it lies upright: { $sides }.
words-secrets = Secret goals
words-to-come = Trade goals still to come
words-topics = How it works
words-digs = { $card } comes up

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
asked-play-1 = Which card?
asked-play-2 = Where to?
asked-play-3 = Turned how?
asked-place-1 = Onto which card?
asked-move-1 = Which dwarf?
asked-move-2 = Where to?
asked-recall-1 = Which dwarf?
asked-upkeep-1 = Which card is cleared?
asked-panic-1 = Whose dwarf?
asked-panic-2 = Which dwarf?
asked-panic-3 = Where to?
asked-thief-1 = From whom?
asked-crown-1 = From whom?
asked-brute-1 = Which of your dwarfs?
asked-brute-2 = With a dwarf on which card?
asked-brute-3 = Whose dwarf?
asked-resolve-1 = Which task?
asked-trade-1 = Which goal?
asked-dig-1 = Which stack?
asked-discard-1 = Which card?
words-points = Points: { $points }
