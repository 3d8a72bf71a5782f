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
score-hint-warrior = Class heroes and Ylud are counted in.
score-hint-hunter = Class heroes and Ylud are counted in.
score-hint-miner = Class heroes and Ylud are counted in.
score-hint-blacksmith = Class heroes, Ylud and the special card are counted in.
score-hint-explorer = Class heroes and Ylud are counted in, Idunn’s bonus is not.
