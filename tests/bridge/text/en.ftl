game-title = Bridge
game-about = Build a bridge together: it must be exactly as long as the gap.
game-credit = A toy of Dvergar.
option-gap = Gap
option-gap-fair = fair
option-gap-wide = wide
verb-lay = lay BEAM
do-lay = Lay a beam of { $beam } yards
    .words = beam
ask-lay = { $seat } lays a beam.
ask-lay-you = Lay a beam – the gap is { $gap } yards wide.
log-laid = { $seat } lays a beam of { $beam } yards{ $count ->
    [0] {""}
   *[other] , and the wind takes one
}.
log-ended = The bridge is done.
show-gap = The gap in yards
show-wind-left = Beams left
show-built = Built so far
show-beams = Beams
outcome-bridged = The bridge reaches the other side, to the yard.
outcome-too-short = The bridge ends { $count ->
    [one] one yard
   *[other] { $count } yards
} before the other side.
outcome-too-short-often = The bridge was too short.
outcome-too-long = The bridge is { $count ->
    [one] one yard
   *[other] { $count } yards
} too long, and tips over.
outcome-too-long-often = The bridge was too long.
