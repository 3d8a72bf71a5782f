# Words of Dwar7s Fall's table on the page.

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
map-kingdom = Kingdom of { $seat_list }: { $points } points, { $count ->
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
