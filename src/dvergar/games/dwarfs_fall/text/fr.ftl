# Dwar7s Fall.

game-title = Dwar7s Fall
game-about = Bâtissez un pays de murs et de mines, envoyez vos sept nains travailler ensemble, échangez des gemmes contre des vivres avant l’hiver, et laissez dragons, géants et ogres occuper les autres.
game-credit = Un jeu de Luís Brüh, édité par Vesuvius Media. Bien des chiffres des cartes n’ont jamais été publiés et sont reconstitués ici : « dvergar data dwarfs_fall » dit lesquels. Ceci est une adaptation réalisée par des fans : si elle vous plaît, achetez la boîte.

## Options

option-castle_cover = Cartes sur les châteaux
option-castle_cover-about = Selon le livret, rien ne recouvre un château. Avec cette option, un château ou un géant du givre peut recouvrir un château sans nain, qui est alors hors jeu.
option-castle_cover-forbidden = jamais
option-castle_cover-faq = châteaux et géants
option-extra_action = L’action supplémentaire du château
option-extra_action-about = Aussitôt : la quatrième action va et vient avec le château et le géant, même en cours de tour. Sinon, un tour garde les actions du début.
option-extra_action-live = compte aussitôt
option-extra_action-turn_start = compte dès le tour suivant
option-dig_block = Un monstre empêche de creuser
option-dig_block-about = Un dragon ou un géant empêche de creuser là où se trouve la pile, là où se dresse le château, ou aux deux endroits.
option-dig_block-both = près de la pile ou du château
option-dig_block-stack = près de la pile
option-dig_block-castle = près du château
option-reveal = Les objectifs secrets se révèlent
option-reveal-about = Un objectif secret atteint se révèle à tout moment, seulement pendant son propre tour, ou aussitôt et sans choix.
option-reveal-windows = à tout moment
option-reveal-own_turn = pendant son propre tour
option-reveal-auto = d’eux-mêmes
option-gems_public = Chacun voit les gemmes de tous
option-gems_public-about = Les gemmes sont prises et payées ouvertement. Sans cette option, les autres n’en voient que le nombre.
option-gems_public-yes = oui
option-gems_public-no = non
option-shared_kingdom = Un royaume partagé
option-shared_kingdom-about = Des châteaux sans mur entre eux partagent un royaume : ses points comptent en entier pour chacun, ou sont divisés et arrondis vers le bas.
option-shared_kingdom-full = compte en entier pour chacun
option-shared_kingdom-split = est divisé
option-recall = Une action peut rappeler un nain
option-recall-about = Une règle maison pour les nains bloqués : une action en rappelle un des vôtres, de n’importe quelle carte.
option-recall-no = non
option-recall-yes = oui
option-max_rounds = Nombre maximal de manches
option-max_rounds-about = La partie s’achève après ce nombre de manches, même si personne n’a assez d’objectifs.
option-max_rounds-10 = 10
option-max_rounds-20 = 20
option-max_rounds-30 = 30
option-goals_to_end = Objectifs qui mettent fin à la partie
option-goals_to_end-about = Dès que quelqu’un a ce nombre d’objectifs, c’est la dernière manche. Moins d’objectifs, partie plus courte.
option-goals_to_end-2 = 2
option-goals_to_end-3 = 3
option-goals_to_end-4 = 4
option-start = Qui commence
option-start-about = Selon le livret, le plus jeune commence. Ici, c’est la première place, ou une place au hasard.
option-start-seat0 = la première place
option-start-random = le hasard décide

## Noms

kind-castle = château
kind-emerald_mine = mine d’émeraudes
kind-gold_mine = mine d’or
kind-diamond_mine = mine de diamants
kind-ruby_mine = mine de rubis
kind-dragon = dragon
kind-giant = géant du givre
kind-inn = auberge
kind-shop = boutique
kind-none = emplacement vide
short-castle = Château
short-emerald_mine = Émeraude
short-gold_mine = Or
short-diamond_mine = Diamant
short-ruby_mine = Rubis
short-dragon = Dragon
short-giant = Géant
short-inn = Auberge
short-shop = Boutique
gem-gold = or
gem-emerald = émeraude
gem-diamond = diamant
gem-ruby = rubis
ogre-panic = Panique
ogre-thief = Voleur
ogre-brute = Brute
ogre-upkeep = Entretien
ogre-crown = Couronne
trade-T01 = Pain
trade-T02 = Fromage
trade-T03 = Navets
trade-T04 = Herbes
trade-T05 = Saucisses
trade-T06 = Miel
trade-T07 = Poisson fumé
trade-T08 = Pommes
trade-T09 = Jambon
trade-T10 = Bière
secret-builder = Bâtisseur
secret-hunter = Chasseur
secret-king = Roi
secret-miner = Mineur
secret-disguised_ogre = Ogre déguisé
secret-explorer = Explorateur
secret-sorcerer = Sorcier

## Comment s’écrivent les actions

verb-play = play CARTE X,Y ROTATIONS
verb-place = place X,Y
verb-move = move X,Y X,Y
verb-recall = recall X,Y
verb-upkeep = upkeep X,Y
verb-panic = panic JOUEUR X,Y X,Y
verb-thief = thief JOUEUR
verb-crown = crown JOUEUR
verb-brute = brute X,Y X,Y JOUEUR
verb-end = end
verb-resolve = resolve X,Y
verb-trade = trade OBJECTIF|none
verb-dig = dig X,Y|none
verb-discard = discard GEMME|OGRE
verb-reveal = reveal
verb-pass = pass

## Les actions en mots : `.words` nomme les mots d’une action dans leur ordre

do-play = Poser une carte en { $cell } : { $kind }, { $turn }
    .words = kind cell turn
do-place = Placer un nain en { $cell }
    .words = cell
do-move = Déplacer un nain de { $cell } vers { $cell2 }
    .words = cell cell2
do-recall = Rappeler un nain de { $cell }
    .words = cell
do-upkeep = Entretien : renvoyer tous les nains de { $cell }
    .words = cell
do-panic = Panique : un nain de { $seat2 } court de { $cell } à { $cell2 }
    .words = seat2 cell cell2
do-thief = Voleur : voler une gemme à { $seat2 }
    .words = seat2
do-crown = Couronne : prendre toutes les cartes Ogre de { $seat2 }
    .words = seat2
do-brute = Brute : échanger votre nain en { $cell } avec un de { $seat2 } en { $cell2 }
    .words = cell cell2 seat2
do-end = Terminer les actions
do-resolve = Accomplir maintenant la tâche en { $cell }
    .words = cell
do-trade = Acheter : { $trade }
    .words = trade
do-dig = Creuser : { $cell }
    .words = cell
do-discard = Défausser : { $card }
    .words = card
do-reveal = Révéler l’objectif secret
do-pass = Ne pas révéler l’objectif secret
turn-0 = non tournée
turn-1 = tournée d’un quart de tour
turn-2 = tournée d’un demi-tour
turn-3 = tournée de trois quarts de tour
trade-none = rien
cell-none = nulle part
card-gold = { gem-gold }
card-emerald = { gem-emerald }
card-diamond = { gem-diamond }
card-ruby = { gem-ruby }
card-panic = { ogre-panic }
card-thief = { ogre-thief }
card-brute = { ogre-brute }
card-upkeep = { ogre-upkeep }
card-crown = { ogre-crown }

## La décision en cours

ask-act = { $seat } pose des cartes, place ou déplace des nains, envoie des ogres.
ask-order = { $seat } choisit la prochaine tâche.
ask-trade = Boutique : { $seat } peut échanger des gemmes contre un objectif visible.
ask-dig = Château : { $seat } peut déterrer une carte recouverte.
ask-window = On demande à { $seat } si son objectif secret est atteint, comme à quiconque dans cette situation.
ask-discard = Trop de cartes en main : { $seat } défausse une gemme ou un ogre.

## Pourquoi pas

why-revealed = Votre objectif secret est déjà révélé.
why-secret-not-met = La condition de votre objectif secret n’est pas remplie en ce moment.
why-not-in-hand = Vous n’avez pas cette carte en main : { $kind }.
why-first-card = La première carte se pose en 0,0 sans la tourner : tout autre emplacement reviendrait au même.
why-not-beside = Aucune carte ne touche { $cell }.
why-cover-symbol = Les cartes ne portent pas le même symbole : { $kind }, { $kind2 }.
why-cover-monster = On ne peut rien poser sur un monstre : { $kind2 }.
why-cover-castle = Cette carte ne peut pas recouvrir un château : { $kind }.
why-cover-dwarfs = Des nains occupent cette carte : { $kind2 }.
why-no-actions = Vous avez utilisé vos { $count } actions.
why-no-supply = Tous vos nains sont sur la table.
why-no-card = Aucune carte en { $cell }.
why-no-dwarf = Aucun de vos nains ne se trouve en { $cell }.
why-wall = Aucun passage ne mène de { $cell } à { $cell2 } en un pas.
why-full = Il n’y a plus de place en { $cell }.
why-no-recall = Dans cette partie, on ne peut pas rappeler un nain.
why-no-ogre = Vous n’avez pas cette carte Ogre : { $ogre }.
why-panic = Panique : un nain court une ou deux cartes plus loin, sans traverser de mur, et chaque carte du trajet doit avoir une place libre.
why-thief = Voleur : on ne peut voler qu’une autre personne qui a une gemme.
why-brute = Brute : il faut là un de vos nains et un nain adverse, sur des cartes différentes.
why-upkeep = Entretien : il n’y a pas de nain à cet endroit.
why-crown = Couronne : on ne peut voler qu’une autre personne qui a une carte Ogre.
why-resolved = La tâche en { $cell } est déjà accomplie.
why-not-ready = Vous avez { $count } des { $need } nains nécessaires en { $cell }.
why-trade-cost = Vous ne pouvez pas payer cet objectif de commerce : { $trade }.
why-trade-closed = Cet objectif de commerce n’est pas proposé : { $trade }.
why-dig-single = Rien n’est recouvert en { $cell }.
why-dig-dwarfs = Des nains se trouvent en { $cell }.
why-dig-monster = Un monstre est au sommet en { $cell }.
why-dig-region = Un monstre du même royaume empêche de creuser en { $cell }.
why-no-gem = Vous n’avez pas cette gemme : { $gem }.

## Ce qui s’est passé

log-turn-begins = Manche { $round } : { $seat } joue.
log-laid = { $seat } pose une carte en { $cell } : { $kind }.
log-covered = { $seat } recouvre une carte en { $cell } : { $kind } sur { $kind2 }.
log-placed = { $seat } place un nain en { $cell } : { $kind }.
log-moved = { $seat } déplace un nain de { $cell2 } à { $cell } : { $kind }.
log-recalled = { $seat } rappelle un nain de { $cell } : { $kind }.
log-mined = { $seat } extrait des gemmes en { $cell } : { $gem } × { $count }.
log-mine-blocked = Un dragon garde la mine en { $cell } ({ $kind }) : les nains de { $seat } rentrent les mains vides.
log-mine-empty = Plus de réserve ({ $gem }) : les nains de { $seat } rentrent de { $cell } ({ $kind }) les mains vides.
log-ogre-hired = { $seat } engage un ogre à l’auberge ({ $cell }).
log-ogre-hired-own = { $seat } engage un ogre à l’auberge ({ $cell }) : { $ogre }.
log-ogres-shuffled = Les cartes Ogre défaussées forment une nouvelle pioche.
log-no-ogres = Plus aucun ogre : les nains de { $seat } rentrent de { $cell } les mains vides.
log-slain = { $seat } terrasse un monstre en { $cell } : { $kind }.
log-no-trade = { $seat } ne peut payer aucun objectif : les nains rentrent de { $cell }.
log-trade-declined = { $seat } renonce à l’échange.
log-traded = { $seat } atteint un objectif de commerce : { $trade }.
log-trade-opened = Un nouvel objectif de commerce est proposé : { $trade }.
log-no-dig = Il n’y a rien à creuser : les nains de { $seat } rentrent de { $cell }.
log-dig-declined = { $seat } ne creuse pas.
log-dug = { $seat } creuse en { $cell } : { $kind } remonte, { $kind2 } passe dessous.
log-panic = Panique ! { $seat } fait fuir de { $cell2 } vers { $cell } un nain de { $seat2 } : { $kind }.
log-stolen = Voleur : { $seat } vole { $seat2 } : { $gem }.
log-stolen-unseen = Voleur : { $seat } vole une gemme à { $seat2 }.
log-stolen-unseen-own = Voleur : { $seat } vole une gemme à { $seat2 } : { $gem }.
log-crowned = Couronne : { $seat } prend toutes les cartes Ogre de { $seat2 } ({ $count }).
log-crowned-own = Couronne : { $seat } prend toutes les cartes Ogre de { $seat2 } ({ $count }) : { $ogre_list }.
log-brute = Brute : un nain de { $seat } en { $cell } ({ $kind }) et un nain de { $seat2 } en { $cell2 } échangent leurs places.
log-upkeep = Entretien : { $seat } renvoie tous les nains de { $cell } ({ $kind }).
log-gem-discarded = { $seat } défausse une gemme : { $gem }.
log-ogre-discarded = { $seat } défausse un ogre : { $ogre }.
log-revealed = { $seat } révèle un objectif secret : { $secret }.
log-gems-shown = { $seat } dévoile ses gemmes : { $gem_list }.
log-last-round = { $seat } a { $count } objectifs : cette manche est la dernière.
log-game-over = { $count ->
    [one] La partie est terminée : { $seat_list } l’emporte.
   *[other] La partie est terminée : { $seat_list } se partagent la victoire.
}

## Ce qui parle pour une action

reason-kingdom = { $gain } { $count ->
    [one] point
   *[other] points
} pour votre royaume.
reason-extra-action = Une action de plus à chacun de vos tours.
reason-shared = Vous partagez un royaume avec { $seat2 }.
reason-loses = { $gain } { $count ->
    [one] point
   *[other] points
} pour le royaume de { $seat2 }.
reason-giant = { $seat2 } perd l’action supplémentaire.
reason-dragon = Les mines du royaume de { $seat2 } ne rapportent plus rien.
reason-first = La première carte de ce type sur la table : { $kind }.
reason-secret = Plus près de votre objectif secret ({ $secret }) : il manque encore { $count }.
reason-secret-met = Remplit votre objectif secret : { $secret }.
reason-waits = Il y manque alors encore { $count ->
    [one] un nain
   *[other] { $count } nains
} : { $kind }.
reason-blocks = { $seat2 } ne peut plus y accomplir la tâche : { $kind }.
reason-ogre = Rapporte une carte Ogre.
reason-gems = Rapporte des gemmes : { $gem } × { $count }.
reason-last-gems = Prend les dernières gemmes de la réserve : { $gem } × { $count }.
reason-pays = Cela suffit pour payer « { $trade } ».
reason-short = Il ne manque alors plus qu’une gemme pour « { $trade } ».
reason-slays = Terrasse un monstre ({ $kind }) : { $points } points.
reason-buys = Achète « { $trade } » : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus que la valeur des gemmes.
reason-goal = Objectif { $count } sur { $needed }.
reason-last-round = Le dernier objectif : cette manche devient la dernière.
reason-points = { $points ->
    [one] { $points } point acquis
   *[other] { $points } points acquis
}.
reason-behind = Révélé maintenant, il mettrait fin à la partie alors que quelqu’un d’autre est en tête.
reason-digs = Déterre : { $kind }.
reason-no-points = Les cartes Ogre ne valent rien à la fin.
reason-surplus = Aucun objectif visible n’en demande autant : { $gem }.
reason-worth = Ne vaut que { $points } à la fin : { $gem }.
reason-steals = { $seat2 } perd une gemme, vous la recevez.
reason-takes = { $count ->
    [one] Une carte Ogre
   *[other] { $count } cartes Ogre
} de { $seat2 }.
reason-room = Il y a de nouveau de la place pour assez de vos nains : { $kind }.
reason-drives-off = { $count ->
    [one] Un nain
   *[other] { $count } nains
} de moins pour { $seat2 } : { $kind }.
reason-in-vain = Le nain ne peut rien y faire.

## Le décompte

line-trade = Objectif de commerce : { $trade }
line-secret = Objectif secret : { $secret }
line-monsters = Monstres
line-gold = Or
line-emerald = Émeraudes
line-diamond = Diamants
line-ruby = Rubis
line-kingdom = Royaume : { $kind }
line-shared = Royaume divisé
line-trades = Objectifs de commerce
line-secrets = Objectif secret
line-gems = Gemmes
line-cards = Royaume
category-trade = Objectifs de commerce
category-secret = Objectif secret
category-kingdom = Royaume
how-monsters = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-gold = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-emerald = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-diamond = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-ruby = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-kingdom = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
how-shared = entre { $count } châteaux
how-trades = { $count ->
    [one] { $count } objectif
   *[other] { $count } objectifs
}
how-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
insight-secret = Objectif secret distribué
insight-shown = Objectif secret révélé
insight-trade = Objectif de commerce
insight-monster = Monstre terrassé
insight-kingdom = Points du royaume
insight-when = Manche
insight-after = Après la manche
shown-builder = Bâtisseur
shown-hunter = Chasseur
shown-king = Roi
shown-miner = Mineur
shown-disguised_ogre = Ogre déguisé
shown-explorer = Explorateur
shown-sorcerer = Sorcier
monster-dragon = dragon
monster-giant = géant du givre

## Le carnet de score

pad-trade-unknown = { $who } : aucun objectif de commerce ne s’appelle « { $given } ».
pad-secret-unknown = { $who } : aucun objectif secret ne s’appelle « { $given } ».
pad-gem-unknown = { $who } : aucune gemme ne s’appelle « { $given } ».
pad-kind-unknown = { $who } : aucune carte Royaume ne s’appelle « { $given } ».
pad-kingdom = { $who } : { $count } cartes de cette sorte, c’est impossible, la boîte en contient { $most } : { $kind }.
pad-no-castle = { $who } : sans château, il n’y a pas de royaume.
pad-monsters = { $who } : { $count } monstres, c’est impossible, la boîte en contient de 0 à { $most }.
pad-monsters-together = Ensemble, les joueurs ne peuvent pas avoir { $count } monstres : la boîte en contient { $most }.
pad-monster-unknown = { $who } : aucun monstre ne s’appelle « { $given } ».
pad-printed = { $who } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} valant ensemble { $points ->
    [one] { $points } point
   *[other] { $points } points
}, c’est impossible.
pad-dwarfs = { $who } : chacun a { $most } nains, pas { $count }.
pad-kingdoms-together = Tous les royaumes et trophées ensemble ne peuvent pas compter { $count } cartes de cette sorte, il y en a { $most } : { $kind }. Un royaume partagé est le même sur chaque feuille.
pad-trade-twice = Cet objectif de commerce n’existe qu’une fois : { $trade }.
pad-secret-twice = Cet objectif secret n’existe qu’une fois : { $secret }.
pad-gems = Il ne peut pas y avoir { $count } cartes de cette gemme : la boîte en contient { $most } ({ $gem }).

## Fichiers de données

data-monster = un monstre a exactement autant de places qu’il faut de nains pour le terrasser.
data-task = cette carte a une autre tâche dans les règles.
data-mines = chaque gemme doit avoir sa mine.
data-cost = un objectif coûte au moins une gemme, et pas plus de chaque sorte qu’il n’en existe.

## La table dans le terminal

show-title = { $title } :
show-round = Manche { $round }
show-last-round = dernière manche
show-over = Fin de la partie
show-actions = Actions utilisées
show-empty = La table est encore vide.
show-trades = Objectifs de commerce
show-piles = Gemmes restantes
show-ogre-deck = Pioche d’ogres
show-ogre-discard = défausse
show-hand = Main
show-gems = Gemmes
show-ogres = Ogres
show-dwarfs = Nains
show-goals = Objectifs
show-kingdom = Royaume
show-points = Points
show-secret = Votre objectif secret
show-monsters = { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}
show-legend = Les traits sont des murs ; les lettres, des nains par couleur ; les points, des places libres ; le chiffre qui suit, ce que demande la tâche ; ×2 : une pile de deux cartes.
letter-blue = B
letter-red = R
letter-green = V
letter-yellow = J
hint-act = Tapez une action : « play shop 1,0 2 » (carte, x,y, quarts de tour dans le sens horaire), « place 1,0 », « move 1,0 2,0 », un ogre comme « upkeep 1,0 », « reveal » ou « end ». Par exemple : « { $example } ».
offer-trade = { $trade } ({ $cost }) : { $points } points
about-trade = coûte { $cost } ; { $points } points

## Ce que font les tâches des cartes Royaume

task = { $need ->
    [one] { $need } nain
   *[other] { $need } nains d’une même couleur
} : { $effect }.
effect-mine = prenez { $amount } × { $gem } dans la réserve
effect-hire = piochez une carte Ogre
effect-trade = vous pouvez payer les gemmes d’un objectif visible et le prendre
effect-dig = vous pouvez passer la carte du dessus d’une pile tout en dessous
effect-slay = terrassez le monstre

## Explications, selon les mots qui figurent sur la table

thing-wall = mur
thing-kingdom = royaume
thing-stack = pile
thing-ogre = ogre
thing-monster = monstre
thing-goal = objectif
thing-hand = main
topic-wall = Un mur sur l’une de deux cartes voisines ferme le passage entre elles. Personne ne le traverse, et un royaume s’y arrête.
topic-kingdom = Toutes les cartes que l’on pourrait atteindre à pied depuis un château. Seules comptent les cartes du dessus. Deux châteaux sans mur entre eux partagent un royaume.
topic-stack = Une carte peut en recouvrir une de même symbole (mines et dragons ; auberges et boutiques) si aucun nain ne s’y trouve ; jamais un château ni un monstre.
topic-ogre = Les cartes Ogre viennent de l’auberge. Pendant sa phase d’actions, on peut en jouer autant qu’on veut, gratuitement.
topic-monster = Les dragons arrêtent toutes les mines de leur royaume, les géants du givre privent le château de son action supplémentaire, tous deux empêchent de creuser. Un monstre terrassé vaut { $points } points, mais ce n’est pas un objectif.
topic-goal = Les objectifs de commerce et l’objectif secret. Quiconque en a trois à la fin de son tour fait de cette manche la dernière.
topic-hand = Cartes Royaume, gemmes et ogres : neuf au plus à la fin du tour. On ne peut pas défausser les cartes Royaume.
topic-castle = Une action de plus pour son propriétaire.
topic-mine = Un dragon dans le même royaume l’arrête.
topic-panic = Déplacez un nain quelconque d’une ou deux cartes, sans traverser de mur et seulement sur des places libres.
topic-thief = Prenez au hasard une carte Gemme d’un autre joueur.
topic-brute = Échangez l’un de vos nains avec celui d’un autre joueur sur une autre carte.
topic-upkeep = Tous les nains d’une carte rentrent dans la réserve.
topic-crown = Prenez toutes les cartes Ogre d’un autre joueur.
topic-builder = Au moins { $amount } cartes dans votre royaume ; { $points } points.
topic-hunter = Au moins { $amount } monstres terrassés ; { $points } points.
topic-king = Un royaume valant au moins { $amount } points ; { $points } points.
topic-miner = Au moins { $amount } gemme de chaque sorte en main ; { $points } points.
topic-disguised_ogre = Au moins { $amount } cartes Ogre en main ; { $points } points.
topic-explorer = Au moins { $amount } nains sur chacun de { $monsters } monstres en même temps ; { $points } points.
topic-sorcerer = Au moins { $amount } émeraudes en main ; { $points } points.
