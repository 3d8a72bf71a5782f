# Les mots du carnet de score de Nidavellir.

score-ranks = Grades
score-points = Points inscrits
score-coin = pièce de { $value }
score-outcome = { $count ->
    [one] { $seat_list } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
   *[other] { $edition ->
        [fr] { $seat_list } partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[de] { $seat_list } partagent la première place avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
}
score-hint-warrior = Les héros de la classe et Ylud sont comptés.
score-hint-hunter = Les héros de la classe et Ylud sont comptés.
score-hint-miner = Les héros de la classe et Ylud sont comptés.
score-hint-blacksmith = Les héros de la classe, Ylud et la carte spéciale sont comptés.
score-hint-explorer = Les héros de la classe et Ylud sont comptés, pas le bonus d’Idunn.
