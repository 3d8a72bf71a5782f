# Wörter für den Wertungsblock von Nidavellir.

score-ranks = Rangabzeichen
score-points = Punkte darauf
score-coin = Münze { $value }
score-outcome = { $count ->
    [one] { $seat_list } gewinnt mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }.
   *[other] { $edition ->
        [fr] { $seat_list } teilen sich den Sieg mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[de] { $seat_list } teilen sich den ersten Platz mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
}
score-hint-warrior = Helden der Klasse und Ylud zählen mit.
score-hint-hunter = Helden der Klasse und Ylud zählen mit.
score-hint-miner = Helden der Klasse und Ylud zählen mit.
score-hint-blacksmith = Helden der Klasse, Ylud und der Sonderschmied zählen mit.
score-hint-explorer = Helden der Klasse und Ylud zählen mit, Idunns Bonus nicht.
