# Mots de la table en toutes lettres de Dwar7s Fall.

words-map = La carte
words-reading = Les places s’écrivent x,y : x croît vers l’est, y vers le sud.
words-last-round = C’est la dernière manche.
words-phase-actions = Manche { $round } : { $seat } a utilisé { $number } actions sur { $most }.
words-phase-resolve = Manche { $round } : les nains de { $seat } accomplissent leurs tâches.
words-phase-discard = Manche { $round } : { $seat } a trop de cartes en main.
words-glance = En un coup d’œil
words-column = x { $x }
words-row = y { $y }
words-kingdom = Royaume de { $seat_list } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points } points
words-shared = Royaume partagé de { $seat_list } : { $count } cartes, { $points } points
words-land = Terre sans château : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Une place

words-castle = château de { $seat }
side-0 = nord
side-1 = est
side-2 = sud
side-3 = ouest
words-below = Dessous : { $cards }.
words-way = { $side } { $cell }, { $card }
words-ways = Passages : { $list }.
words-no-way = Aucun passage.
words-walls = Murs : { $list }.
words-shut = Fermé par le mur de la carte voisine : { $list }.
words-edges = Ouvert, mais sans carte : { $list }.
words-some-dwarfs = { $count } de { $seat }
words-nobody = aucun
words-dwarfs = Nains : { $who } ; { $count ->
    [0] aucune place libre.
    [one] { $count } place libre.
   *[other] { $count } places libres.
}
words-task-gem = { $number } d’une même couleur rapportent { $gem } × { $count }.
words-task-ogre = { $number } d’une même couleur engagent un ogre.
words-task-trade = { $number } d’une même couleur échangent des gemmes contre un objectif.
words-task-dig = { $number } d’une même couleur déterrent une carte recouverte.
words-task-slay = { $number } d’une même couleur en viennent à bout.
words-done = La tâche est accomplie pour ce tour.
words-ready-you = Vous avez assez de nains ici.
words-ready = Assez de nains ici : { $seat_list }.
words-guarded = Un dragon sur la même terre : les nains rentreraient les mains vides.
words-frozen = Un géant du givre sur la même terre : pas d’action supplémentaire pour ce château.
words-no-dig = Un monstre sur la même terre : personne ne peut creuser ici.
words-onto = { $cell }, sur : { $card }
words-beside = { $card } { $where ->
    [0] au nord
    [1] à l’est
    [2] au sud
   *[3] à l’ouest
}

## Le marché

words-market = Marché
words-goal = { $trade } : coûte { $cost } ; { $points } points.
words-short = { $count ->
    [0] Vous pouvez le payer.
    [one] Il vous manque une gemme.
   *[other] Il vous manque { $count } gemmes.
}
words-gems = { $gem } { $count }
words-ogre-pile = Pioche d’ogres : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
words-ogre-discard = Ogres défaussés : { $ogre_list }.

## Un joueur

words-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
} si la partie s’arrêtait maintenant, sans les objectifs secrets non révélés.
words-colour = Couleur dans les actions : { $colour }.
words-own-kingdom = Royaume : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points } points.
words-no-kingdom = Pas de château en jeu, donc pas de royaume.
words-supply = Nains en réserve : { $count }.
words-secret = Objectif secret : { $secret }.
words-secret-hidden = Objectif secret : pas encore révélé.
words-secret-shown = Il est révélé.
words-secret-far = Jusqu’ici { $number } sur { $most }.
words-hand-size = { $count } cartes ; { $most } au plus à la fin d’un tour.
words-kingdom-cards = Cartes Royaume : { $kind_list }.
words-held-gems = Gemmes : { $gems }.
words-hidden-gems = { $count } cachées
words-ogres = Ogres : { $ogre_list }.
words-hidden-ogres = Cartes Ogre que vous ne voyez pas : { $count }.
words-trophies = Objectifs et trophées
words-goals-done = Objectifs atteints : { $count }.
words-goals = Objectifs de commerce : { $trade_list }.
words-monsters = Vaincus : { $kind_list }.

## À consulter

words-kinds = Les cartes Royaume
words-kind = { $kind }, { $group ->
    [fire] signe du feu
    [ice] signe de la glace
   *[hearth] signe du foyer
} : { $points } points dans un royaume. Murs quand elle est droite : { $list }. Place pour { $count } nains.
words-secrets = Objectifs secrets
words-goals-to-come = Objectifs de commerce à venir
words-no-goals-left = Il n’en reste aucun.
words-topics = Comment ça marche

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
deed-trade = Commercer
deed-dig = Creuser
deed-discard = Défausser
which-play-1 = Quelle carte ?
which-play-2 = Où ?
which-play-3 = Tournée comment ?
which-place-1 = Sur quelle carte ?
which-move-1 = Quel nain ?
which-move-2 = Vers où ?
which-recall-1 = Quel nain ?
which-upkeep-1 = Quelle carte est vidée ?
which-panic-1 = Le nain de qui ?
which-panic-2 = Quel nain ?
which-panic-3 = Vers où ?
which-thief-1 = À qui ?
which-crown-1 = À qui ?
which-brute-1 = Lequel de vos nains ?
which-brute-2 = Avec un nain sur quelle carte ?
which-brute-3 = Le nain de qui ?
which-resolve-1 = Quelle tâche ?
which-trade-1 = Quel objectif ?
which-dig-1 = Quelle pile ?
which-discard-1 = Quelle carte ?
words-there = Sur { $what }.
words-digs = Apparaît : { $card }.
words-whom = { $name }.
