# Mots de la table en toutes lettres de Dwar7s Fall.

words-reading = Les emplacements s’écrivent x,y : x croît vers l’est, y vers le sud.
words-phase-actions = Manche { $round } : { $seat }, actions utilisées : { $number } sur { $most }.
words-phase-resolve = Manche { $round } : les nains de { $seat } accomplissent leurs tâches.
words-phase-discard = Manche { $round } : { $seat } a trop de cartes en main.
words-glance = En un coup d’œil
words-column = x { $x }
words-row = y { $y }
words-land = Terre sans château : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
words-below = Dessous : { $cards }
words-ways = Passages : { $list }
words-no-way = Aucun passage
words-shut = Fermé par le mur de la carte voisine : { $sides }
words-edges = Ouvert, mais sans carte : { $sides }
words-onto = { $cell }, sur : { $card }
words-hand-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} ; { $most } au plus à la fin d’un tour
words-hidden-ogres = { $count ->
    [one] { $count } carte Ogre que vous ne voyez pas
   *[other] { $count } cartes Ogre que vous ne voyez pas
}
words-slain = Terrassés : { $kind_list }
words-kinds = Les cartes Royaume
words-kind = symbole { $symbol ->
    [fire] du feu
    [ice] de la glace
   *[hearth] du foyer
} ; { $points ->
    [one] { $points } point
   *[other] { $points } points
} dans un royaume ; place pour { $count ->
    [one] { $count } nain
   *[other] { $count } nains
}.
words-upright = Murs quand elle est droite : { $sides }.
words-secrets = Objectifs secrets
words-to-come = Objectifs de commerce à venir
words-topics = Comment ça marche
words-digs = apparaît : { $card }

## Choisir une action

deed-play = Poser une carte Royaume
deed-place = Placer un nain
deed-move = Déplacer un nain
deed-recall = Rappeler un nain
deed-upkeep = Ogre : { ogre-upkeep }
deed-panic = Ogre : { ogre-panic }
deed-thief = Ogre : { ogre-thief }
deed-crown = Ogre : { ogre-crown }
deed-brute = Ogre : { ogre-brute }
deed-resolve = Accomplir une tâche
deed-trade = Échanger
deed-dig = Creuser
deed-discard = Défausser
asked-play-1 = Quelle carte ?
asked-play-2 = Où ?
asked-play-3 = Tournée comment ?
asked-place-1 = Sur quelle carte ?
asked-move-1 = Quel nain ?
asked-move-2 = Vers où ?
asked-recall-1 = Quel nain ?
asked-upkeep-1 = Quelle carte est vidée ?
asked-panic-1 = Le nain de qui ?
asked-panic-2 = Quel nain ?
asked-panic-3 = Vers où ?
asked-thief-1 = À qui ?
asked-crown-1 = À qui ?
asked-brute-1 = Lequel de vos nains ?
asked-brute-2 = Avec un nain sur quelle carte ?
asked-brute-3 = Le nain de qui ?
asked-resolve-1 = Quelle tâche ?
asked-trade-1 = Quel objectif ?
asked-dig-1 = Quelle pile ?
asked-discard-1 = Quelle carte ?
words-points = Points : { $points }
