# Texte des Wertungsblocks von Dwar7s Fall.

score-cards = Karten
score-points = Punkte darauf
score-dwarfs = Zwerge auf dem Tisch
score-dwarf = Zwerg
score-outcome = { $count ->
    [one] { $others ->
        [0] { $seat_list } gewinnt mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $seat_list } gewinnt mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }; bei Gleichstand entscheidet das größere Königreich, dann die Zahl der Zwerge auf dem Tisch.
    }
   *[other] { $seat_list } teilen sich den Sieg mit { $points ->
            [1] { $points } Punkt
           *[other] { $points } Punkten
        }.
}
score-hint-trades = Was auf euren Karten steht: Einige unserer Werte sind rekonstruiert.
score-hint-secret = Was auf eurer Karte steht: Unsere Werte sind rekonstruiert.
score-hint-monsters = Besiegte Monster.
score-hint-gems = Was auf euren Karten steht: Unsere Werte sind rekonstruiert.
score-hint-kingdom = Die obersten Karten, die man von der eigenen Burg aus erreicht, mit den Punkten darauf: Unsere Werte sind rekonstruiert. Von einem aufgeteilten Königreich nur den eigenen Teil.
how-secrets = wie aufgedruckt
how-gems = wie aufgedruckt
