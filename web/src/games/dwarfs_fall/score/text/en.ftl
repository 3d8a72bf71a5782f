# Words of Dwar7s Fall's score pad.

score-cards = Cards
score-points = Points on them
score-dwarfs = Dwarfs on the table
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
        }; between equals the larger kingdom decides, then more dwarfs on the table.
    }
   *[other] { $seat_list } share the victory with { $points ->
            [1] { $points } point
           *[other] { $points } points
        }.
}
score-hint-trades = As printed on your cards: some of ours are reconstructed.
score-hint-secret = As printed on your card: ours are reconstructed.
score-hint-monsters = Monsters that you have slain.
score-hint-gems = As printed on your cards: ours are reconstructed.
score-hint-kingdom = The top cards that you can walk to from your castle, as printed on yours: ours are reconstructed. Of a divided kingdom write down your part.
how-secrets = as printed
how-gems = as printed
