# Words of Dwar7s Fall's score pad.

score-cards = Cards
score-points = Points on them
score-dwarfs = Dwarves on the map
score-dwarf = dwarf
score-outcome = { $count ->
    [one] { $others ->
        [0] { $seat_list } wins with { $points ->
            [1] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat_list } wins with { $points ->
            [1] { $points } point
           *[other] { $points } points
        }; the larger kingdom breaks ties, then more dwarves on the map.
    }
   *[other] { $seat_list } share the victory with { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
}
score-hint-trades = As printed on your cards: some of ours are reconstructed.
score-hint-secret = As printed on your card: ours are reconstructed.
score-hint-monsters = Monsters you have slain.
score-hint-gems = As printed on your cards: ours are reconstructed.
score-hint-kingdom = The top cards a dwarf can walk to from your castle, as printed on yours: ours are reconstructed. If the kingdom’s points are divided, enter your share.
how-secrets = as printed
how-gems = as printed
