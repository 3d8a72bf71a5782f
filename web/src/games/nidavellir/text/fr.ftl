# Words of Nidavellir's table on the page.

## Reference

hall-title = Héros
hall-left = { $count ->
    [one] { $count } disponible
   *[other] { $count } disponibles
}
hall-may = { $count ->
    [one] un seul peut venir
   *[other] { $count } peuvent venir
}
hall-name = { $hero }, { $epithet }
hall-legal = { $hero }, recrutement possible
hall-free = { $hero }, disponible
hall-taken = { $hero }, chez { $seat }
hall-locked = { $hero }, indisponible
live-title = Score actuel
part-warrior = Guerriers
part-hunter = Chasseurs
part-miner = Mineurs
part-blacksmith = Forgerons
part-explorer = Explorateurs
part-heroes = Héros
part-coins = Pièces
part-gem = Gemme
treasury-title = Trésor Royal
treasury-left = { $count ->
    [0] plus aucune pièce
    [one] encore une pièce
   *[other] encore { $count } pièces
}
treasury-coin = Pièce { $coin } : { $count ->
    [0] plus aucune
    [one] encore une
   *[other] encore { $count }
}
treasury-german = La pièce transformée revient d’abord au Trésor Royal : s’il n’y en a pas de plus forte, vous recevez de nouveau la même valeur.
treasury-french = Vous ne recevez jamais la valeur que vous venez de défausser.
lead-title = Distinctions
lead-aside = en tête
plaque-kings_hand = Main du Roi
plaque-hunting_master = Maître de Chasse
plaque-crown_jeweler = Joaillier
plaque-great_armorer = Armurier
plaque-pioneer = Pionnier
lead-held = Elle revient à { $seat }.
lead-nobody = Personne ne l’a obtenue.
lead-none = Personne n’a encore de grade chez les { $group }.
lead-one = { $seat } est en tête avec { $ranks ->
    [one] un grade
   *[other] { $ranks } grades
}.
lead-tie = { $seat_list } sont à égalité avec { $ranks ->
    [one] un grade
   *[other] { $ranks } grades
} : personne ne l’obtiendrait.
ties-title = Gemmes
ties-aside = la plus forte d’abord
ties-gem = { $seat } : gemme { $gem }
bids-title = Mises
bids-aside = du tour précédent
bids-none = Aucune mise n’a encore été révélée.
deck-title = Pioche
deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-nothing = Rien n’a encore été défaussé.
foe-look = Regarder l’armée de { $seat }.
foe-army = L’armée de { $seat }
foe-column = { $group } : { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
foe-gem = Gemme { $gem }.
foe-covered = Gemme spéciale { $gem } ; la gemme { $gem2 } est cachée dessous.
foe-coins = Pièces : { $coin_list }.
foe-heroes = Héros : { $hero_list }.
foe-highest = max.

## Screens

screen-points = { $gain } { $count ->
    [one] point
   *[other] points
}
screen-points-now = { $gain } pour l’instant
gain-of = dont { $parts }
gain-coin = pièce { $gain }
gain-exchange = échange ensuite { $gain }
gain-majority = majorité de guerriers { $gain }
screen-hero = un héros répond
recruit-title = Un héros répond à votre appel
recruit-about = Vous avez une nouvelle ligne : un héros vous rejoint. Regardez, choisissez, puis confirmez.
transform-title = { $origin } : une pièce gagne { $amount }
transform-about = Rendez une pièce et prenez-en une qui vaut { $amount } de plus, à la même place. Les pièces d’échange ne changent pas.
transform-missing = le Trésor Royal n’a pas de { $wanted }
exchange-title = Échange : additionner deux pièces
exchange-about = Le Trésor Royal vous donne une pièce de cette somme. Vous gardez la plus faible, la plus forte s’en va.
exchange-note = somme { $sum } ; la pièce { $coin } est défaussée
column-title = Où placer { $hero } ?
column-about-thrud = Elle compte pour un grade au sommet d’une colonne au choix. Quand une carte y arrive, vous la placez à nouveau. Avant le décompte final, elle quitte la colonne et seuls ses points restent.
column-about-ylud = Elle rejoint une colonne et y compte pour un grade, avant les Distinctions ; elle pourra encore se déplacer à la fin de la partie.
column-about-ylud-last = La partie s’achève : elle compte là où vous la placez maintenant. Si elle est déjà dans une colonne, elle peut y rester.
column-ranks = { $count ->
    [one] { $count } grade
   *[other] { $count } grades
}
column-line = complète la ligne { $line }
discards-title = { $hero } a son prix
discards-about = { $amount ->
    [one] Le nain du dessus d’une autre colonne quitte votre armée.
   *[other] Les nains du dessus de { $amount } autres colonnes quittent votre armée.
}
keep-about = Majorité chez les explorateurs : voici { $count } cartes de l’Âge 2. L’une vous rejoint aussitôt, les autres sont remélangées.
keep-other = Majorité chez les explorateurs : { $seat } regarde { $count } cartes de l’Âge 2 et en garde une.
uline-title = Uline voit les mises : { $tavern }
uline-about = Les autres ont montré leur pièce. Choisissez la vôtre : il est écrit dessous quand vous prendrez une carte.
uline-order = L’ordre de jeu
uline-bid = { $seat } : pièce { $coin }
uline-place = { $place ->
    [1] vous choisissez en premier
   *[other] vous choisissez en { $place }e position
}
uline-tie = égalité avec { $seat_list } : la plus forte gemme d’abord
awards-title = L’Âge 1 est terminé
awards-about = Qui a, sans égalité, le plus de grades d’une classe obtient sa Distinction.
awards-leave = Vers l’Âge 2
awards-nobody = pas de majorité stricte chez les { $group }
awards-kings_hand = une pièce gagne 5
awards-hunting_master = la pièce spéciale 3 à la place du 0
awards-crown_jeweler = la gemme spéciale 6
awards-great_armorer = une forgeronne à 2 grades
awards-pioneer = une carte de l’Âge 2 parmi 3

## Table

dwarf-warrior = Guerrier
dwarf-hunter = Chasseur
dwarf-miner = Mineur
dwarf-blacksmith = Forgeron
dwarf-explorer = Explorateur
dwarf-offering = Offrande
coin-shown = pièce { $coin }
coin-hidden = une pièce face cachée
gem-shown = gemme { $gem }
chapter = Âge { $age } · tour { $round }

progress-age = Âge { $age }
progress-round = Tour { $round } sur { $rounds }
progress-bids = Mises
progress-deck = { $count } dans la pioche

ask-bid-you = Trois tavernes — placez vos pièces
ask-bid-hint = Une pièce par taverne ; les deux dernières vont dans la bourse.
ask-uline-bid-you = Uline — choisissez votre pièce
ask-uline-bid-hint = Vous connaissez les mises des autres. Quelle pièce montrez-vous ?
ask-take-you = { $tavern } — prenez une carte
ask-take-hint = Choisissez une des cartes en surbrillance.
ask-choose-exchange-you = Échange — choisissez deux pièces
ask-choose-exchange-hint = Elles s’additionnent, la plus forte est défaussée.
ask-transform-you = { $origin } — transformez une pièce (+{ $amount })
ask-transform-hint = Choisissez une de vos pièces en surbrillance.
ask-recruit-you = Une ligne est complète — recrutez un héros
ask-recruit-line = La ligne { $line } est complète — recrutez un héros
ask-recruit-hint = Choisissez parmi les { $count } héros qui répondent à votre appel.
ask-discard-you = { $hero } — défaussez { $amount ->
    [one] un nain
   *[other] { $amount } nains
}
ask-discard-hint = { $amount ->
    [one] Choisissez une colonne ; son nain du dessus s’en va.
   *[other] Choisissez { $amount } colonnes ; le nain du dessus de chacune s’en va.
}
ask-thrud-you = Thrud — posez-la sur une colonne
ask-thrud-hint = Elle compte comme un grade là où elle se trouve.
ask-ylud-you = Ylud — posez-la dans une colonne
ask-ylud-hint = Elle y compte désormais comme un grade.
ask-keep-you = { distinction-pioneer } — gardez une carte
ask-keep-hint = Choisissez une des trois ; les autres retournent dans la pioche.

foretell-points = { $gain } { $count ->
    [one] point
   *[other] points
}, { $total } en tout.
foretell-points-exchange = { $gain } { $count ->
    [one] point
   *[other] points
} (échange : { $coins } en pièces), { $total } en tout.
foretell-line = La ligne { $line } est complète.
foretell-line-hero = La ligne { $line } est complète : un héros répondra à votre appel.
foretell-hero = Un héros répondra à votre appel.
foretell-discard = Quitte votre armée : { $cards }.
foretell-offering = Une de vos pièces sera transformée.
foretell-transform = { $coin } devient { $coin2 }.
foretell-exchange = { $coin } et { $coin2 } donnent { $coin3 } ; la pièce { $coin2 } est défaussée.
foretell-bid-exchange = Échange : { $coin } + { $coin2 } = { $sum }, vous recevez { $coin3 }.
foretell-no-exchange = Aucune pièce d’échange misée : pas d’échange.

market-bidding = { $tavern }, ouverte aux mises
market-active = { $tavern }, en cours
market-waiting = { $tavern }
market-closed = Aucune carte ici.
market-done = Fermée pour ce tour
card-can-take = peut être prise
card-taken = { $card }, carte prise par { $seat }
card-brings = Pour vous maintenant : { $brings }
row-order = Ordre de jeu
row-open = Pièces déjà montrées
row-bid = { $seat } : { $coin }
row-done = { $seat } : { $coin }, a déjà joué
row-now = { $seat } : { $coin }, c’est son tour
row-later = { $seat } : { $coin }, numéro { $place } dans l’ordre
row-choosing = { $seat } choisit encore une pièce
tie-short = égalité : la plus forte gemme d’abord, puis échange
tie-short-special = égalité : la plus forte gemme d’abord
tie-gems = Égalité à { $value } : { $seat_list }. Les gemmes décident ({ $gems }) : la plus forte passe d’abord.
tie-swap = { $count ->
    [one] À la fermeture de la taverne, la plus forte et la plus faible de ces gemmes sont échangées.
   *[other] À la fermeture de la taverne, ces gemmes sont échangées : la plus forte contre la plus faible, la deuxième contre l’avant-dernière.
}
tie-special = La gemme spéciale n’est jamais échangée.

bid-hand = Vos cinq pièces
bid-pick = Saisir la pièce { $coin }
bid-held = La pièce { $coin } est saisie. Choisissez une taverne.
bid-no-coin = pas encore de pièce
bid-place-empty = { $tavern } : pas encore de pièce. Saisissez d’abord une pièce.
bid-place-here = { $tavern } : poser ici la pièce { $coin }
bid-here = ici
bid-placed = posée
bid-sealed = validée
bid-face-down = face cachée
bid-take-back = { $tavern } : pièce { $coin }. La reprendre.
bid-hint = Faites glisser une pièce vers une taverne, ou touchez-la puis la place.
bid-hint-sealed = Mise validée. Elle peut changer tant que tous n’ont pas misé.
bid-hint-changed = Votre mise validée compte jusqu’à ce que vous validiez la nouvelle.
bid-keep = Garder l’ancienne
bid-exchange = { $coin } + { $coin2 } = { $sum } : vous recevez { $coin3 }
bid-no-exchange = Pas d’échange sans pièce d’échange
bid-rest = Les deux dernières viennent ici.
bid-uline = Uline : vous choisissez quand les autres ont montré leurs pièces.
bid-ready = Mises : { $ready } sur { $bidders }

mine-turn = à vous
mine-bid = placez vos pièces
mine-sealed = mise validée
mine-lines = { $count ->
    [one] ligne
   *[other] lignes
}
mine-heroes = { $count ->
    [one] héros
   *[other] héros
}
mine-coins = en pièces
coin-none = vide
coin-open = visible
coin-covered = cachée
coin-where = { $coin }, { $place }
coin-becomes = { $coin }, devient { $coin2 }
coin-trading = Une pièce d’échange : qui la mise échange les deux pièces de sa bourse. Elle ne se transforme jamais.
coin-plan = Échange à venir : la somme est { $sum }, vous recevez { $coin } et défaussez { $coin2 }.
heroes-own = Héros
heroes-none = Aucun héros pour l’instant. Chaque ligne complète en appelle un.
honours-own = Distinctions obtenues
army-folded = { $group }, { $ranks ->
    [one] { $ranks } grade de plus
   *[other] { $ranks } grades de plus
} : { $card_list }
army-folded-title = { $group } : cartes repliées

army-lines = Lignes
army-line = Ligne { $line }
army-line-called = Ligne { $line } : { $hero } a répondu à l’appel
army-line-closing = La ligne { $line } serait complète.
army-line-missing = Ligne { $line } : il manque encore : { $group_list }
column-label = { $group } : { $ranks ->
    [one] { $ranks } grade
   *[other] { $ranks } grades
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rule-warrior = somme
rule-warrior-most = majorité : { $bonus }
rule-warrior-next = majorité : + pièce
rule-hunter = grades²
rule-miner = somme × grades
rule-miner-next = suivant : { $sum } × { $ranks }
rule-blacksmith = +3 +4 +5 …
rule-next = suivant { $gain }
rule-explorer = somme
rule-explorer-next = à sa valeur

## Dans une première partie

coach-ask-bid = Placez une pièce par taverne : la plus forte y choisit en premier. Si vous misez le 0, les deux pièces de la bourse vous en valent une meilleure.
coach-ask-uline-bid = Vous connaissez les mises des autres. Une pièce plus forte de 1 suffit pour choisir avant eux.
coach-ask-take = Un nain de chacune des cinq classes fait une ligne, et chaque ligne vous vaut un héros. Beaucoup d’une même classe rapportent des points.
coach-ask-choose-exchange = Vous recevez une pièce qui vaut les deux et rendez la plus forte : vous gagnez la valeur de la plus faible.
coach-ask-transform = Une pièce plus forte sert à chaque tour qui vient, et à la fin chaque pièce compte sa valeur en points.
coach-ask-recruit = Un héros reste avec vous jusqu’à la fin. Choisissez-en un qui rapporte des points avec vos nains.
coach-ask-discard = Laissez ce qui rapporte le moins. Vous gardez les héros que vos lignes vous ont valus.
coach-ask-thrud = Thrud compte comme 1 grade. Posez-la là où il complète une ligne ou rapporte le plus de points.
coach-ask-ylud = Ylud compte désormais comme 1 grade. Posez-la là où il complète une ligne ou rapporte le plus de points.
coach-ask-keep = Voici 3 cartes du nouvel âge. Gardez celle qui complète une ligne ou rapporte le plus de points.
