# Textes de la feuille de score de Dwar7s Fall.

score-cards = Cartes
score-points = Points indiqués
score-dwarfs = Nains sur la table
score-dwarf = nain
score-outcome = { $count ->
    [one] { $others ->
        [0] { $seat_list } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat_list } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } ; à égalité, le plus grand royaume l’emporte, puis le plus grand nombre de nains sur la table.
    }
   *[other] { $seat_list } partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
}
score-hint-trades = Ce qu’indiquent vos cartes : certaines de nos valeurs sont reconstituées.
score-hint-secret = Ce qu’indique votre carte : nos valeurs sont reconstituées.
score-hint-monsters = Les monstres terrassés.
score-hint-gems = Ce qu’indiquent vos cartes : nos valeurs sont reconstituées.
score-hint-kingdom = Les cartes du dessus que l’on atteint depuis son château, avec les points qu’elles indiquent : nos valeurs sont reconstituées. D’un royaume divisé, notez seulement votre part.
how-secrets = selon la carte
how-gems = selon la carte
