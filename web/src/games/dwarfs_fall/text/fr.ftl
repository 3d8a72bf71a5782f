# Les mots de la table de Dwar7s Fall sur la page.

## Où en est la partie

progress-round = Manche { $round }
progress-phases = Phases du tour
progress-goals = { $count } objectifs terminent la partie
progress-last = Dernière manche
progress-last-tip = Quelqu’un a assez d’objectifs. Qui n’a pas encore joué dans cette manche joue encore un tour, puis la partie est terminée.
phase-actions = Actions
phase-actions-tip = Poser des cartes, placer et déplacer des nains, jouer des ogres.
phase-resolve = Tâches
phase-resolve-tip = Là où se trouvent autant de vos nains que la carte en demande, la tâche est accomplie et ils rentrent.
phase-discard = Défausse
phase-discard-tip = Au-delà de neuf cartes en main, il faut défausser des gemmes ou des ogres.
chapter = Manche { $round }

## La décision

ask-act-you = Vos actions — que voulez-vous faire ?
ask-order-you = Tâches — laquelle vient ensuite ?
ask-order-hint = Choisissez une des cartes en surbrillance : l’ordre peut compter.
ask-trade-you = Boutique — achetez-vous un des objectifs ?
ask-trade-hint = Vos gemmes suffisent pour les objectifs en surbrillance.
ask-dig-you = Château — dans quelle pile creusez-vous ?
ask-dig-hint = La carte du dessus d’une pile en surbrillance passe dessous.
ask-window-you = Objectif secret — le révélez-vous avant de continuer ?
ask-window-idle = Objectif secret — le vôtre n’est pas encore atteint
ask-window-hint = On interroge quiconque pourrait en avoir atteint un.
ask-discard-you = Limite de la main — que défaussez-vous ?
ask-discard-hint = Choisissez une de vos gemmes ou un de vos ogres en surbrillance.
which-action = Action { $number } sur { $allowed }
no-action = Plus d’actions
what-act = que voulez-vous faire ?
what-last = un ogre, ou la fin de la phase
what-idle = il ne reste que la fin de la phase
what-play = poser { $thing }
what-place = placer un nain
what-move = déplacer un nain
what-end = terminer les actions
what-reveal = révéler l’objectif secret
what-panic = Panique : faire fuir un nain
what-thief = Voleur : voler une gemme
what-brute = Brute : échanger deux nains
what-upkeep = Entretien : vider une carte
what-crown = Couronne : prendre tous les ogres
the-castle = le château
the-emerald_mine = la mine d’émeraudes
the-gold_mine = la mine d’or
the-diamond_mine = la mine de diamants
the-ruby_mine = la mine de rubis
the-dragon = le dragon
the-giant = le géant du givre
the-inn = l’auberge
the-shop = la boutique
next-play = { $count ->
    [0] Aucun emplacement en surbrillance.
    [one] Un seul emplacement convient.
   *[other] Choisissez un des { $count } emplacements en surbrillance.
} Q et E tournent la carte.
next-play-touch = { $count ->
    [0] Aucun emplacement en surbrillance.
    [one] Un seul emplacement convient.
   *[other] Choisissez un des { $count } emplacements en surbrillance.
} Le toucher encore tourne la carte.
next-place = { $count ->
    [0] Aucune carte en surbrillance.
    [one] Une seule carte a de la place.
   *[other] Choisissez une des { $count } cartes en surbrillance.
}
next-move = Choisissez une carte voisine en surbrillance.
next-panic = Choisissez un nain, à qui qu’il soit.
next-panic-cell = Choisissez où il court.
next-brute = Choisissez un de vos nains.
next-brute-other = Choisissez le nain adverse qui prend sa place.
next-upkeep = Choisissez une carte ; tous ses nains rentrent.
next-thief = Choisissez l’un des joueurs en surbrillance.
next-crown = Choisissez l’un des joueurs en surbrillance.
press-play = Poser ici
press-place = Placer ici
press-move = Aller ici
press-recall = Rappeler
press-upkeep = Vider
press-panic = Faire fuir ici
press-thief = Voler
press-crown = Prendre les ogres
press-brute = Échanger
press-end = Finir les actions
press-resolve = Cette tâche
press-trade = Acheter
press-no-trade = Ne rien acheter
press-dig = Creuser ici
press-no-dig = Ne pas creuser
press-discard = Défausser
press-reveal = Révéler
press-pass = Continuer

## Ce que cela apporterait

some-gems = { $count } × { $gem }
foretell-own-kingdom = Votre royaume : { $change }.
foretell-kingdom = Royaume de { $seat_list } : { $change }.
foretell-no-kingdom = Aucun royaume ne change de valeur.
foretell-shared = Vous partagez votre royaume.
foretell-action = Vous gagnez { $extra ->
    [one] une action
   *[other] { $extra } actions
} de plus, dès ce tour.
foretell-action-later = Vous gagnez { $extra ->
    [one] une action
   *[other] { $extra } actions
} de plus, dès le tour suivant.
foretell-dragon = Un dragon garde la mine.
foretell-giant = Un géant du givre vous prend l’action supplémentaire.
foretell-secret = Assez pour votre objectif secret : { $secret }.
foretell-dwarfs = { $kind } : { $count } sur { $need } nains, il en manque { $missing }.
foretell-ready = { $kind } : { $count } sur { $need } nains, la tâche sera donc accomplie après vos actions.
foretell-guarded = { $kind } : { $count } sur { $need } nains, mais un dragon garde la mine.
foretell-trade = Vous payez { $cost } pour { $points } points et gardez { $rest }. Objectif { $goal } sur { $needed }.
foretell-reveal = { $points } points et un objectif de plus.
foretell-end = Aucune tâche n’est prête.
comes-gems = Vous recevez { $count } × { $gem }.
comes-guarded = Un dragon garde une mine, rien n’en vient : { $kind }.
comes-slay-first = Un dragon garde une mine ; terrassez-le d’abord, et elle donnera quelque chose : { $kind }.
comes-no-gems = La réserve est vide : { $gem }.
comes-ogre = Vous recevez une carte Ogre.
comes-no-ogres = Il ne reste plus d’ogre.
comes-slain = Vous terrassez un monstre : { $kind }.
comes-trade = Vous pouvez faire un échange.
comes-no-trade = Pour l’instant, vous ne pouvez payer aucun objectif proposé.
comes-dig = Vous pouvez creuser.
comes-no-dig = Pour l’instant, on ne peut creuser dans aucune pile.

## Ce qui monte de la carte

told-log-mined = { $gem } × { $count }
told-log-mine-blocked = Le dragon garde la mine !
told-log-mine-empty = La réserve est vide !
told-log-ogre-hired = un ogre
told-log-ogre-hired-own = { $ogre }
told-log-no-ogres = Il ne reste plus d’ogre !
told-log-slain = Terrassé !
told-log-no-trade = Trop peu de gemmes !
told-log-no-dig = Rien à creuser !

## Votre espace

mine-cards = Cartes en main
mine-hand-said = En main : cartes Royaume { $cards } + gemmes { $gems } + ogres { $ogres } = { $size }. { $limit } au plus à la fin de votre tour. Seuls les gemmes et les ogres se défaussent.
mine-gems = Gemmes
mine-trophies = Trophées
actions-left = { $count ->
    [0] Plus d’action.
    [one] Encore une action.
   *[other] Encore { $count } actions.
}
actions-next = { $count ->
    [one] Une action au prochain tour.
   *[other] { $count } actions au prochain tour.
}
actions-frozen = Un géant du givre bloque une action.
actions-why = { $base } + { $extra } actions, grâce à votre château.
actions-castle = Une fois votre château posé, vous en avez { $extra ->
    [one] une de plus
   *[other] { $extra } de plus
}.
actions-word = { $count ->
    [one] action restante
   *[other] actions restantes
}
supply-home = { $count ->
    [0] Tous les nains sont sur la table.
    [one] Un nain est en réserve.
   *[other] { $count } nains sont en réserve.
}
supply-send = Placer un nain
supply-recall = Rappeler le nain
hand-card = Poser une carte : { $kind }
hand-ogre = Ogre : { $ogre }
hand-empty = Plus de cartes à poser.
ogre-hidden = Ogre
gems-of = { $gem } : { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte
gems-discard = Défausser { $gem }, { $count } en main
secret-title = Objectif secret
secret-hidden = Objectif secret, face cachée
secret-shown = Objectif secret atteint : { $secret }
secret-far = Pour l’instant : { $done } sur { $needed }
secret-may = Vous pouvez le révéler maintenant.
secret-done = atteint
secret-reveal = Révéler l’objectif secret : { $secret }
secret-show = révéler
short-secret-builder = { $amount } cartes
short-secret-hunter = { $amount } monstres
short-secret-king = royaume ≥ { $amount }
short-secret-miner = chaque sorte
short-secret-disguised_ogre = { $amount } ogres
short-secret-explorer = { $monsters } × { $amount } nains
short-secret-sorcerer = { $amount } émeraudes
trophies-none = Pas encore de trophées
trophy-goal = Objectif de commerce : { $trade }, { $points } points.
trophy-secret = Objectif secret : { $secret }, { $points } points.
trophy-monster = Terrassé : { $kind }, { $points } points.

## Les autres

foe-look = Voir l’espace de { $seat }.
foe-pick = { $ogre } : choisir { $seat }.
foe-things = Espace de { $seat }
foe-goals = { $count ->
    [0] Aucun objectif.
    [one] Un objectif.
   *[other] { $count } objectifs.
}
foe-supply = { $count ->
    [0] Aucun nain en réserve.
    [one] Un nain en réserve.
   *[other] { $count } nains en réserve.
}
foe-home = en réserve
foe-hand = { $count ->
    [0] Aucune carte Royaume en main.
    [one] Une carte Royaume en main.
   *[other] { $count } cartes Royaume en main.
}
foe-ogres = { $count ->
    [0] Aucune carte Ogre.
    [one] Une carte Ogre.
   *[other] { $count } cartes Ogre.
}
foe-secret = L’objectif secret est encore secret.
foe-kingdom = Royaume : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
foe-no-kingdom = Pas encore de château sur la table.
foe-gems-hidden = { $count ->
    [0] Aucune gemme.
    [one] Une gemme.
   *[other] { $count } gemmes.
}

## À consulter

market-title = Marché
market-deck = { $count ->
    [0] aucun autre à venir
   *[other] encore { $count } à venir
}
market-none = Il ne reste plus d’objectifs.
goal-said = { $trade } : { $points } points pour { $cost }
goal-short = { $count ->
    [one] il en manque { $count }
   *[other] il en manque { $count }
}
goal-payable = payable
piles-title = Réserves
pile-gem = { $gem } : encore { $count }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par carte
pile-worth = { $points } pt
pile-ogres = { $count ->
    [0] La pioche d’ogres est vide.
    [one] Encore une carte Ogre.
   *[other] Encore { $count } cartes Ogre.
}
pile-discarded = Défaussés : { $list }
pile-ogre-word = ogres
trading-title = Commerce
trading-about = Payez les gemmes d’un objectif et prenez-le.
trading-pay = Prix
trading-keep = Reste
trading-get = Gain
trading-short = Manque
trading-nothing = aucune gemme
trading-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, objectif { $goal } sur { $needed }
live-title = Score
part-kingdom = Royaume
part-trades = Objectifs de commerce
part-secret = Objectif secret
part-gems = Gemmes
part-monsters = Monstres
legend-title = Légende
legend-wall = mur : pas de passage
legend-bridge = pont : les nains passent
legend-shared = royaume partagé
legend-spaces = place nécessaire · libre
legend-stack = trois cartes dans la pile
legend-dragon = dragon : la mine ne donne rien
legend-giant = géant : pas d’action en plus

## La feuille de score : ce qui se cache derrière une ligne

alone-gold = Or × { $count }
alone-emerald = Émeraudes × { $count }
alone-diamond = Diamants × { $count }
alone-ruby = Rubis × { $count }
alone-kingdom = { $kind } × { $count }
alone-trade = { $trade }
alone-secret = { $secret }

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
map-kingdom = Royaume de { $seat_list } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
map-no-kingdom = Dans aucun royaume.
map-worth = Cette carte compte pour { $points }.
map-stands = { $seat } : { $count } sur { $need } nains
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
map-ready = Vous avez ici { $count ->
    [one] { $count } nain
   *[other] { $count } nains
} sur { $need } : la tâche sera accomplie.
map-missing = { $count ->
    [one] Il vous manque encore un nain ici.
   *[other] Il vous manque encore { $count } nains ici.
}
map-do-play = Poser la carte ici : { $kind }
map-do-cover = Poser la carte par-dessus : { $kind }
map-do-place = Placer un nain ici
map-do-move = Déplacer le nain ici
map-do-panic = Faire fuir le nain jusqu’ici
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
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
map-lit-cards = { $count ->
    [one] { $count } carte possible
   *[other] { $count } cartes possibles
}
map-look = Regarder
map-zoom-in = Plus près
map-zoom-out = Plus loin
map-fit = Tout voir
map-own-castle = Mon château
map-turn-on = Tourner dans le sens horaire
map-turn-back = Tourner dans le sens antihoraire
map-lay = Poser la carte ainsi
map-laying = Comment la carte est posée

## Dans une première partie

coach-castle = Posez tôt votre château : il vous donne 1 action de plus à chaque tour, et toutes les cartes qu’un nain peut atteindre de là sont votre royaume.
coach-ask-act = Envoyez des nains au travail : une carte qui a autant de vos nains que d’anneaux pleins vous donne ses gemmes ou son ogre après vos actions.
coach-ogre = Les cartes ogre ne coûtent pas d’action : pendant vos actions, jouez-en autant que vous voulez.
coach-used = Vos actions sont épuisées. Quand vous les terminez, chaque carte qui a autant de vos nains que d’anneaux pleins accomplit sa tâche.
coach-ask-order = Toutes ces tâches seront accomplies, vous n’en choisissez que l’ordre. Terrassez un dragon avant d’exploiter la mine voisine, et prenez des gemmes avant de commercer.
coach-ask-trade = Un objectif rapporte plus de points que les gemmes qui le paient et rapproche la fin de la partie.
coach-ask-dig = La carte du dessous passe dessus. Creusez là où elle donne des points à votre royaume ou ouvre un chemin.
coach-ask-window = Une fois révélé, votre objectif secret est à vous pour de bon. Si vous attendez, sa condition peut se perdre.
coach-ask-discard = Les cartes royaume comptent aussi : les poser fait de la place pour des gemmes. Laissez maintenant ce qui vaut le moins.
