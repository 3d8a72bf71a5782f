# Les mots de la table de Dwar7s Fall sur la page.

## Le pays

map-title = Le pays
map-count = { $count ->
    [0] Le pays, encore sans carte
    [one] Le pays, une carte
   *[other] Le pays, { $count } cartes
}
map-at = Emplacement { $cell }
map-empty = Emplacement vide { $cell }
map-castle = château de { $seat }
map-side-0 = nord
map-side-1 = est
map-side-2 = sud
map-side-3 = ouest
map-walls = Murs : { $sides }
map-kingdom = Royaume de { $seat_list } : { $points } points, { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}.
map-no-kingdom = Dans aucun royaume.
map-worth = Cette carte compte pour { $points }.
map-task-gem = { $needed } nains d’une même couleur rapportent : { $gem } × { $count }.
map-task-ogre = { $needed } nains d’une même couleur engagent un ogre.
map-task-trade = { $needed } nains d’une même couleur échangent des gemmes contre un objectif.
map-task-dig = { $needed } nains d’une même couleur déterrent une carte recouverte.
map-task-slay = { $needed } nains d’une même couleur terrassent le monstre.
map-stands = { $seat } : { $count ->
    [one] 1 nain
   *[other] { $count } nains
}
map-free = { $count ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $count } places libres
}
map-stack = { $count } cartes sont empilées ici.
map-dragon = Un dragon du même royaume garde la mine : elle ne rapporte rien.
map-giant = Un géant du givre du même royaume prive le château de son action supplémentaire.
map-no-dig = Un monstre du même royaume empêche de creuser depuis ce château.
map-no-gems = Il n’en reste plus : { $gem }.
map-no-ogres = Il ne reste plus d’ogre à engager.
map-no-trade = Vous ne pouvez payer aucun des objectifs visibles.
map-held-up = Des nains adverses occupent la place qu’il vous faudrait.
map-done = Sa tâche est accomplie pour ce tour.
map-ready = Vous avez assez de nains ici.
map-missing = { $count ->
    [one] Il vous manque encore un nain ici.
   *[other] Il vous manque encore { $count } nains ici.
}
map-do-play = Poser la carte ici : { $kind }
map-do-cover = Poser la carte par-dessus : { $kind }
map-do-place = Placer un nain ici
map-do-move = Déplacer le nain ici
map-do-panic = Chasser le nain jusqu’ici
map-do-upkeep = Renvoyer tous les nains d’ici
map-do-resolve = Accomplir cette tâche maintenant
map-do-dig = Creuser ici
map-dwarf = Nain de { $seat } en { $cell } ({ $kind })
map-fan = Montrer les { $count } cartes de la pile en { $cell }
map-on-top = au-dessus
map-covered = { $number ->
    [one] en dessous
   *[other] { $number } plus bas
}
map-overview = Tout le pays en petit
map-lit-places = { $count ->
    [one] 1 emplacement libre
   *[other] { $count } emplacements libres
}
map-lit-cards = { $count ->
    [one] 1 carte possible
   *[other] { $count } cartes possibles
}
map-look = Regarder
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-fit = Tout voir
map-own-castle = Mon château
map-turn = tourner
map-turn-on = Tourner dans le sens horaire
map-turn-back = Tourner dans le sens antihoraire
