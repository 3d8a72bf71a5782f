# Nidavellir.

game-title = Nidavellir
game-about = Misez dans trois tavernes, rassemblez des nains de cinq classes et attirez des héros en complétant vos lignes.
game-credit = Un jeu de Serge Laget, édité par GRRRE Games et Pegasus Spiele. Ceci est une adaptation réalisée par des fans : si elle vous plaît, achetez la boîte.

## Options

option-edition = Édition
option-edition-about = Les éditions allemande et française diffèrent par quelques cartes et points de règle.
option-edition-de = allemande
option-edition-fr = française
option-first_game = Première partie, sans Thrud, Ylud ni Uline
option-first_game-about = Laisse de côté les trois héros qui demandent le plus d’explications.
option-first_game-yes = oui
option-first_game-no = non
option-discard_special = Dagda peut défausser la carte forgeronne spéciale
option-discard_special-about = À la lettre du livret allemand, cette carte n’est pas un nain et doit rester.
option-discard_special-yes = oui
option-discard_special-no = non

## Noms

tavern-1 = Gobelin Rieur
tavern-2 = Dragon Dansant
tavern-3 = Cheval Fringant

group-warrior = guerriers
group-hunter = chasseurs
group-miner = mineurs
group-blacksmith = forgerons
group-explorer = explorateurs

column-W = { group-warrior }
column-H = { group-hunter }
column-M = { group-miner }
column-B = { group-blacksmith }
column-E = { group-explorer }

card-W3 = guerrier 3
card-W4 = guerrier 4
card-W5 = guerrier 5
card-W6 = guerrier 6
card-W7 = guerrier 7
card-W8 = guerrier 8
card-W9 = guerrier 9
card-W10 = guerrier 10
card-H = chasseur
card-M0 = mineur 0
card-M1 = mineur 1
card-M2 = mineur 2
card-B = forgeron
card-E5 = explorateur 5
card-E6 = explorateur 6
card-E7 = explorateur 7
card-E8 = explorateur 8
card-E9 = explorateur 9
card-E10 = explorateur 10
card-E11 = explorateur 11
card-E12 = explorateur 12
card-R3 = Offrande Royale +3
card-R5 = Offrande Royale +5
card-special = forgeronne spéciale

coin-5g = 5 du Trésor
coin-3s = 3 spéciale

place-1 = sur le Gobelin Rieur
place-2 = sur le Dragon Dansant
place-3 = sur le Cheval Fringant
place-pouch = dans la bourse
place-hand = en main

origin-offering = Offrande Royale
origin-grid = Grid
origin-kings_hand = La Main du Roi

hero-kraal = Kraal
hero-tarah = Tarah
hero-aral = Aral
hero-dagda = Dagda
hero-lokdur = Lokdur
hero-zoral = Zoral
hero-aegur = Aëgur
hero-bonfur = Bonfur
hero-idunn = Idunn
hero-hourya = Hourya
hero-astrid = Astrid
hero-grid = Grid
hero-skaa = Skaa
hero-uline = Uline
hero-thrud = Thrud
hero-ylud = Ylud
hero-ymir = Dwerg Ymir
hero-aesir = Dwerg Aësir
hero-sigmir = Dwerg Sigmir
hero-jungir = Dwerg Jungir
hero-bergelmir = Dwerg Bergelmir

epithet-kraal = le Vénal
epithet-tarah = Frappe Fatale
epithet-aral = Serres d’Aigle
epithet-dagda = l’Explosive
epithet-lokdur = Cœur cupide
epithet-zoral = le Contremaître
epithet-aegur = Poing d’acier
epithet-bonfur = le Tyrannique
epithet-idunn = la Furtive
epithet-hourya = l’Insaisissable
epithet-astrid = la Fortunée
epithet-grid = la Mercantile
epithet-skaa = l’Insondable
epithet-uline = la Voyante
epithet-thrud = la Chasseuse de têtes
epithet-ylud = l’Imprévisible
epithet-ymir = l’un des 5 frères
epithet-aesir = l’un des 5 frères
epithet-sigmir = l’un des 5 frères
epithet-jungir = l’un des 5 frères
epithet-bergelmir = l’un des 5 frères

distinction-kings_hand = La Main du Roi
distinction-hunting_master = Maître/Maîtresse de Chasse
distinction-crown_jeweler = Joaillier/Joaillière de la Couronne
distinction-great_armorer = Armurier/Armurière du Roi
distinction-pioneer = Pionnier/Pionnière du Royaume

## Comment s’écrivent les actions

verb-bid = bid PIÈCE PIÈCE PIÈCE
verb-coin = coin PIÈCE
verb-take = take CARTE
verb-transform = transform PIÈCE 1|2|3|pouch|hand
verb-recruit = recruit HÉROS
verb-discard = discard COLONNE [COLONNE]
verb-thrud = thrud COLONNE
verb-ylud = ylud COLONNE
verb-exchange = exchange PIÈCE PIÈCE
verb-keep = keep CARTE

## Les actions en toutes lettres : `.words` nomme les mots d’une action dans leur ordre ; une liste prend tous ceux qui restent

do-bid = Valider la mise : { $coin_list }
    .words = coin_list
do-coin = Miser la pièce { $coin }
    .words = coin
do-take = Prendre : { $card }
    .words = card
do-transform = Transformer la pièce { $coin } ({ $place })
    .words = coin place
do-recruit = Recruter { $hero }
    .words = hero
do-discard = Défausser : { $column_list }
    .words = column_list
do-thrud = Thrud chez les { $column }
    .words = column
do-ylud = Ylud chez les { $column }
    .words = column
do-exchange = Échanger { $coin } et { $coin2 }
    .words = coin coin2
do-keep = Garder : { $card }
    .words = card

## La décision en cours

ask-bid = Tout le monde mise en même temps : une pièce par taverne, les deux autres vont dans la bourse.
ask-uline-bid = Uline : { $seat } connaît les pièces des autres et choisit la sienne.
ask-take = { $tavern } : { $seat } prend une carte.
ask-choose-exchange = Échange : { $seat } additionne deux pièces et défausse la plus forte.
ask-transform = { $origin } : { $seat } transforme une pièce (+{ $amount }).
ask-recruit = Une ligne est complète : { $seat } recrute un héros.
ask-discard = { $hero } : { $seat } défausse le nain du dessus { $amount ->
    [one] d’une autre colonne
   *[other] de { $amount } autres colonnes
}.
ask-thrud = Thrud : { $seat } la pose au sommet d’une colonne au choix.
ask-ylud = Ylud : { $seat } la pose dans une colonne au choix.
ask-keep = Pionnier/Pionnière du Royaume : { $seat } garde une des cartes piochées.

## Pourquoi pas

why-coin-not-owned = Vous n’avez pas la pièce { $coin }.
why-coin-twice = Vous n’avez la pièce { $coin } qu’une seule fois.
why-coin-on-board = La pièce { $coin } est déjà sur une taverne ; elle revient à la fin du tour.
why-coin-elsewhere = Votre pièce { $coin } n’est pas { $place }.
why-trading-coin = La pièce { $coin } est une pièce d’échange : elle ne se transforme jamais.
why-exchange-higher = C’est la pièce la plus forte qui est défaussée : nommez d’abord { $coin2 }, puis { $coin }.
why-exchange-coins = Ce ne sont pas les deux pièces à échanger : { $coin } et { $coin2 }.
why-card-not-here = { $tavern } : il n’y a pas de carte « { $card } ».
why-not-looking = La carte « { $card } » n’est pas parmi les cartes piochées.
why-hero-taken = { $hero } a déjà rejoint { $seat }.
why-hero-box = { $hero } ne participe pas à cette partie.
why-hero-ranks = { $hero } exige { $amount ->
    [one] { $amount } grade
   *[other] { $amount } grades
} dans votre colonne des { $group }.
why-hero-discards = { $hero } exige un nain au sommet { $amount ->
    [one] d’une autre colonne
   *[other] de { $amount } autres colonnes
}.
why-discard-amount = { $amount ->
    [one] Une colonne exactement perd sa carte du dessus.
   *[other] { $amount } colonnes exactement perdent leur carte du dessus.
}
why-discard-own = La colonne des { $group } est épargnée : c’est là que vient la nouvelle carte.
why-discard-top = Il n’y a pas de nain au sommet de votre colonne des { $group }.

## Ce qui s’est passé

log-dealt = Âge { $age }, tour { $round }. { tavern-1 } : { $card1_list }. { tavern-2 } : { $card2_list }. { tavern-3 } : { $card3_list }.
log-bid-placed = { $seat } a misé.
log-bid-placed-own = { $seat } a misé { $coin_list }.
log-revealed = { $tavern } – mises révélées : { $coin_list } (par { $seat_list }).
log-uline-bid = { $tavern } – Uline : { $seat } mise la pièce { $coin }.
log-ordered = { $tavern } – ordre de jeu : { $seat_list }.
log-took = { $seat } prend la carte { $card }.
log-transformed = { $origin } : { $seat } transforme sa pièce { $coin } en { $coin2 } ({ $place }).
log-exchanged = { $seat } procède à un échange : { $coin } et { $coin2 } donnent { $coin3 }, la pièce { $coin2 } est défaussée.
log-recruited = { $seat } recrute { $hero }.
log-discarded = { $hero } – { $seat } défausse : { $card_list }.
log-thrud-placed = { $seat } pose Thrud sur la colonne des { $group }.
log-thrud-left = { $seat } : Thrud quitte l’armée pour la zone de Commandement.
log-ylud-placed = { $seat } pose Ylud dans la colonne des { $group }.
log-uline-coins = Uline : { $seat } reprend { $count } pièces en main.
log-leftover = { $tavern } – reste et part à la défausse : { $card_list }.
log-gems-swapped = Égalité : { $seat } et { $seat2 } échangent leurs gemmes. { $seat } a maintenant la gemme { $gem }, { $seat2 } la gemme { $gem2 }.
log-age-ends = L’Âge { $age } s’achève.
log-distinction-won = { $distinction } : { $seat } a la majorité chez les { $group }.
log-distinction-lost = { $distinction } : pas de majorité stricte chez les { $group }.
log-explorer-looks = { $seat } regarde { $count } cartes de l’Âge 2.
log-explorer-looks-own = { $seat } regarde : { $card_list }.
log-explorer-keeps = { $seat } garde la carte { $card }.
log-card-removed = La carte { $card } quitte l’Âge 2.
log-card-removed-unseen = Une carte quitte l’Âge 2 sans être vue.
log-game-over = { $count ->
    [one] La partie est terminée : { $seat_list } l’emporte.
   *[other] { $edition ->
        [fr] La partie est terminée. La victoire est partagée : { $seat_list }.
       *[de] La partie est terminée. La première place est partagée : { $seat_list }.
    }
}

## Ce qui parle pour une action

reason-points = { $gain } { $count ->
    [one] point
   *[other] points
} tout de suite.
reason-line = Complète une ligne.
reason-line-hero = Une ligne est complète : un héros arrive.
reason-line-near = Il ne manque alors plus { $count ->
    [one] qu’un grade
   *[other] que { $count } grades
} avant le prochain héros.
reason-offering = Une pièce gagne { $amount }.
reason-discards = Coûte { $count ->
    [one] le nain au sommet d’une autre colonne
   *[other] les nains au sommet de { $count } autres colonnes
}.
reason-brother = Le prochain frère Dwerg apporterait { $points } points.
reason-bids-last = Désormais, vous misez après tous les autres.
reason-placed-at-end-of-age = À la fin de chaque Âge, elle compte pour un grade là où il en manque un.
reason-always-on-top = Elle comble n’importe quel vide vers le prochain héros.
reason-transform = La pièce { $coin } devient { $coin2 }.
reason-exchange = Échange : { $coin } et { $coin2 } donnent { $coin3 }.
reason-majority = Majorité chez les guerriers : votre plus forte pièce compte une fois de plus.
reason-lead = En tête pour la Distinction : { $distinction }.
reason-growth = Chez vos { $group }, la prochaine carte rapporte alors environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
reason-denied = Cette carte ferait grand bien à { $seat2 }.
reason-aim = { $tavern } : la pièce { $coin } vise la carte { $card }.
reason-aim-sure = { $tavern } : la pièce { $coin } devrait obtenir la carte { $card }.
reason-uline = { $count ->
    [0] Vous choisissez en premier.
    [one] Une personne choisit avant vous.
   *[other] { $count } personnes choisissent avant vous.
}
reason-rank = Un grade de plus chez les { $group }.

## La feuille de score

line-warrior = Guerriers
line-majority = Majorité chez les guerriers : pièce la plus forte
line-hunter = Chasseurs
line-miner = Mineurs
line-blacksmith = Forgerons
line-explorer = Explorateurs
line-idunn = Bonus d’Idunn
line-hero = { $hero }
line-brothers = Frères Dwerg
line-coins = Pièces
line-gem = Gemme spéciale
category-hero = Autres héros
insight-gem = Première gemme
insight-hero = Héros
insight-coins = Somme des pièces
insight-when = Tour
insight-after = Après le tour
how-warrior = { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
how-hunter = { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}, au carré
how-miner = { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
} × { $sum }
how-blacksmith = { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
how-explorer = { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
how-idunn = 2 par grade, { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}
how-brothers = { $count ->
    [one] un frère
   *[other] { $count } frères
}
how-coins = { $coin_list }

## Le carnet de score

pad-coins = { $who } doit avoir exactement 5 pièces, pas { $count }.
pad-coin-unknown = Il n’y a pas de pièce de valeur { $given }.
pad-coin-too-often = { $count } pièces de valeur { $given }, c’est trop : pour ce nombre de joueurs, la boîte n’en a que { $most }.
pad-hero-unknown = { $who } : aucun héros ne s’appelle « { $given } ».
pad-hero-twice = { $hero } figure deux fois, mais la boîte n’en contient qu’un exemplaire.
pad-hero-column = { $who } : { $hero } doit se trouver chez les { $group }, mais il y a trop peu de grades ou de points.
pad-gem-twice = Il n’y a qu’une seule gemme spéciale.
pad-card-unknown = { $who } : « { $given } » n’est pas une carte qui peut se trouver chez les { $group }.
pad-card-too-often = Cette carte figure trop souvent : { $card }. Pour ce nombre de joueurs, il y en a { $most }.
pad-ylud-twice = { $who } : Ylud ne peut pas se trouver dans deux colonnes.
pad-ylud-unnamed = { $who } : Ylud se trouve dans une colonne, mais ne figure pas parmi les héros.
pad-ylud-nowhere = { $who } : Ylud doit se trouver dans l’une des cinq colonnes.
pad-ranks = { $who } : un total de { $ranks } chez les { $group } est impossible, pour ce nombre de joueurs il y a de 0 à { $most } grades.
pad-ranks-together = Il ne peut pas y avoir { $ranks } grades en tout chez les { $group } : pour ce nombre de joueurs, il y en a { $most }.
pad-points = { $who } : chez les { $group }, { $ranks ->
    [one] { $ranks } grade ne peut
   *[other] { $ranks } grades ne peuvent
} pas afficher { $points ->
    [one] { $points } point
   *[other] { $points } points
}, seulement de { $low } à { $high }.

## Fichiers de données

data-coin-id = diffère de l’identifiant de la pièce.
data-class-twice = chaque classe a exactement une Distinction.
data-places = les places doivent aller de 1 à 5, chacune une fois.
data-base-coins = cinq valeurs croissantes sont attendues, de 0 à 5 au plus.
data-hero-ranks = un héros de classe a de 1 à 9 grades, Thrud et Ylud en ont 1, les autres héros neutres aucun.
data-power-twice = un autre héros a déjà ce pouvoir.
data-power-missing = aucun héros n’a le pouvoir { $power }.
data-brothers = il faut cinq frères.
data-hero-class = ce pouvoir ne va pas avec cette classe.
data-values = { $count ->
    [one] un nombre de { $low } à { $high } est attendu.
   *[other] { $count } nombres de { $low } à { $high } sont attendus.
}
data-tavern-cards = il faut au moins autant de cartes par taverne que de joueurs.
data-deck-size = à { $players } joueurs, l’Âge { $age } demande { $needed } cartes, il y en a { $count }.

## La table dans le terminal

show-title = { $title } :
show-age = Âge { $age }, tour { $round } sur { $rounds }
show-edition-de = édition allemande
show-edition-fr = édition française
show-over = Fin de la partie
show-treasury = Trésor Royal
show-heroes = Héros disponibles
show-deck = Reste de l’Âge { $age }
show-unseen = l’une d’elles est partie sans être vue
show-discard = Défausse
show-distinctions = Distinctions à venir
show-gem = Gemme
show-coins = Pièces
show-hand = Main
show-pouch = Bourse
show-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
show-score-title = Points
show-command = Zone de Commandement
show-looking = Cartes piochées
hint-bid = Tapez trois pièces, pour les tavernes 1, 2 et 3 ; par exemple « { $example } ».

## Explications, par mot visible sur la table

thing-coin = pièce
thing-gem = gemme
thing-pouch = bourse
thing-treasury = trésor
thing-line = ligne
thing-tavern = taverne
topic-corrected = Corrigé par votre dossier de données : { $figures }.
topic-W = Guerriers : la somme de leurs points. À la fin, quiconque a le plus de grades de guerrier, seul ou à égalité, y ajoute sa propre pièce la plus forte.
topic-H = Chasseurs : le nombre de grades, multiplié par lui-même.
topic-M = Mineurs : le nombre de grades fois la somme de leurs points.
topic-B = Forgerons : 3 points pour le premier grade, 4 de plus pour le deuxième, 5 de plus pour le troisième, et ainsi de suite.
topic-E = Explorateurs : la somme de leurs points.
topic-R = Offrande Royale : vous transformez aussitôt l’une de vos pièces, puis la carte disparaît. Toute pièce convient, où qu’elle soit, sauf une pièce d’échange.
topic-special = La forgeronne spéciale de la Distinction Armurier/Armurière du Roi : une carte à 2 grades de forgeron.
topic-coin = Dans une taverne, la pièce la plus forte choisit d’abord ; à pièces égales, les gemmes décident. À la fin, chaque pièce rapporte sa valeur. Votre 0 (ou la pièce spéciale 3) est une pièce d’échange : en la misant, on additionne les deux pièces de la bourse, on prend au Trésor Royal une pièce de cette valeur et on défausse la plus forte des deux.
topic-gem = À pièces égales, la gemme la plus forte passe d’abord ; une fois la taverne résolue, ceux qui étaient à égalité échangent leurs gemmes, la plus forte contre la plus faible. La gemme spéciale 6 ne s’échange jamais et vaut 3 points.
topic-pouch = Les deux pièces que vous ne misez pas. Elles servent quand vous misez une pièce d’échange.
topic-treasury = Si la pièce voulue manque, vous recevez celle juste au-dessus, à défaut celle juste au-dessous. Les pièces du Trésor Royal défaussées y reviennent ; les pièces de base quittent la partie.
topic-line = Un grade de chacune des cinq classes. Dès que vous avez plus de lignes que de héros, vous recrutez un héros.
topic-tavern = Les tavernes se résolvent l’une après l’autre. Chacun montre sa pièce pour cette taverne, puis prend une carte, la pièce la plus forte d’abord.

topic-kraal = Un guerrier à 2 grades, 7 points.
topic-tarah = Une guerrière à 1 grade, 14 points.
topic-aral = Un chasseur à 2 grades.
topic-dagda = Une chasseuse à 3 grades. À son arrivée, défaussez le nain du dessus de deux autres colonnes ; sans deux colonnes de ce genre, on ne peut pas la recruter.
topic-lokdur = Un mineur à 1 grade, 3 points.
topic-zoral = Un mineur à 3 grades, 1 point.
topic-aegur = Un forgeron à 2 grades.
topic-bonfur = Un forgeron à 3 grades. À son arrivée, défaussez le nain du dessus d’une autre colonne ; sans colonne de ce genre, on ne peut pas le recruter.
topic-idunn = Une exploratrice à 1 grade, 7 points ; à la fin, 2 points de plus par grade d’explorateur, le sien compris.
topic-hourya = Une exploratrice à 1 grade, 20 points. Réservée à qui a déjà 5 grades d’explorateur.
topic-astrid = À la fin, elle vaut autant que votre pièce la plus forte.
topic-grid = 7 points. À son arrivée, transformez une pièce (+7).
topic-skaa = 17 points.
topic-uline = 9 points. Vous ne misez plus à l’avance : dans chaque taverne, vous choisissez une pièce après que les autres ont montré la leur. Pour un échange, vous choisissez deux pièces quelconques de votre main.
topic-thrud = 13 points. Elle se pose au sommet d’une colonne au choix et y compte pour un grade. Quand une carte arrive dans sa colonne, on la soulève et on la repose sur une colonne au choix. Avant le décompte final, elle quitte l’armée.
topic-ylud = Elle attend la fin de l’Âge, puis rejoint une colonne au choix et y compte pour un grade : avant les Distinctions, puis de nouveau avant le décompte final. Elle vaut 7 chez les guerriers, 1 chez les mineurs, 11 chez les explorateurs.
topic-brother = Les cinq frères Dwerg valent ensemble 13, 40, 81, 108 ou 135 points, selon que vous en avez un, deux, trois, quatre ou cinq.

topic-kings_hand = Pour la majorité chez les guerriers à la fin de l’Âge 1 : transformez une pièce (+5).
topic-hunting_master = Pour la majorité chez les chasseurs à la fin de l’Âge 1 : votre 0 est remplacé par la pièce spéciale 3, qui est elle aussi une pièce d’échange.
topic-crown_jeweler = Pour la majorité chez les mineurs à la fin de l’Âge 1 : la gemme spéciale. Elle l’emporte à chaque égalité, ne s’échange jamais et vaut 3 points.
topic-great_armorer = Pour la majorité chez les forgerons à la fin de l’Âge 1 : la carte forgeronne spéciale, avec ses 2 grades.
topic-pioneer = Pour la majorité chez les explorateurs à la fin de l’Âge 1 : piochez 3 cartes de l’Âge 2 et gardez-en une. Sans majorité stricte, une carte quitte l’Âge 2.
