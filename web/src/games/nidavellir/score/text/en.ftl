# Words of Nidavellir's score pad.

score-ranks = Ranks
score-points = Points on them
score-coin = coin { $value }
score-outcome = { $count ->
    [one] { $seat_list } wins with { $points ->
        [1] { $points } point
       *[other] { $points } points
    }.
   *[other] { $edition ->
        [fr] { $seat_list } share the victory with { $points ->
            [1] { $points } point
           *[other] { $points } points
        }.
       *[de] { $seat_list } share first place with { $points ->
            [1] { $points } point
           *[other] { $points } points
        }.
    }
}
score-hint-warrior = Including class heroes and Ylud.
score-hint-hunter = Including class heroes and Ylud.
score-hint-miner = Including class heroes and Ylud.
score-hint-blacksmith = Including class heroes, Ylud and the special card.
score-hint-explorer = Including class heroes and Ylud, but not Idunn’s bonus.
