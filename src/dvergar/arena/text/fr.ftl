# Tournois et statistiques.

bad-bot-twice = Le robot « { $given } » est inscrit deux fois.
bad-entrants = Robots inscrits : { $count } ; il en faut de { $least } à { $most }.
bad-command = La commande « { $given } » ne peut pas être lancée : ce programme n’existe pas.
bad-outside = La commande « { $given } » ne joue pas : { $why }.
bad-worker = Un processus de travail a été perdu { $count } fois sur les mêmes parties : quelque chose ne va pas avec elles ou avec cette machine.
bad-engine = Il n’y a pas de moteur « { $given } ». Il y a : { $known_list }.
bad-address = Seul le moteur « ray » a une adresse.
bad-ray = Impossible de joindre ou de démarrer une grappe Ray : { $address }. Si elle exige un jeton : RAY_AUTH_MODE=token.
bad-report = Le dossier { $folder } ne peut pas recevoir le rapport : { $reason }.
bad-report-folder = Le dossier { $folder } contient déjà autre chose : choisissez-en un vide ou un nouveau.
bad-results = { $file }, ligne { $line } : ce ne sont pas des résultats de tournoi, ou ils sont abîmés.
bad-other-plan = Le dossier { $folder } contient les résultats d’un autre tournoi (le jeu, les places, les options, la graine, les robots ou les règles diffèrent).

## Fautes des robots extérieurs

fault-late = pas de réponse en { $detail } s
fault-crashed = le programme s’est arrêté ({ $detail })
fault-no-json = la réponse n’est pas un objet JSON ({ $detail })
fault-illegal = interdit : « { $detail } »

## Chiffres

figure-one = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole = { NUMBER($figure, maximumFractionDigits: 0) }
figure-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-milliseconds = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms

## Têtes de colonnes et axes

column-bot = Robot
column-others = Adversaires
column-rating = Cote
column-share = Taux de victoire
column-interval = Intervalle à 95 %
column-games = Parties
column-score = Score moyen
column-category = Catégorie
column-mean = Moyenne
column-median = Médiane
column-slowest = 99 % sous
column-decisions = Décisions
column-faults = Fautes
column-first-faults = Les premières
column-seat = Place
column-ending = Fin
column-result = Résultat
column-part = Part
column-frequency = Par partie
column-all = Tous
column-winners = Vainqueurs
column-losers = Les autres
column-total = Total
column-points = Points en moyenne
axis-share = Taux de victoire en %
axis-part = Part en %

## Tournoi

tournament-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $count } places
tournament-about = { $deals } donnes, chacune jouée { $number } fois ; graine { $seed } ; { $option_list }.
tournament-intervals = Les intervalles valent à 95 % de confiance (bootstrap sur les donnes).
standings-title = Classement
standings-note = La cote est celle d’openskill (Plackett–Luce, 25 au milieu). À forces égales, chacun gagnerait { NUMBER($figure, maximumFractionDigits: 1) } % des parties jouées à ses places.
cross-title = Tableau croisé
cross-note = Combien de fois le robot de la ligne a fini devant celui de la colonne ; une égalité compte pour moitié.
together-title = Victoires communes
together-note = Tous gagnent ou perdent ensemble, personne n’est donc classé : on compte combien de parties d’un robot ont été gagnées.
endings-title = Comment les parties ont fini
ending-won = gagné
ending-lost = perdu
alone-title = Seul contre les autres
alone-note = À forces égales, le robot seul gagnerait { NUMBER($figure, maximumFractionDigits: 1) } %.
categories-title = Points par catégorie
times-title = Temps de décision
times-note = Seulement les décisions où il y avait un choix. Ces chiffres dépendent de la machine.
faults-title = Fautes
faults-note = Qui commet une faute dans une partie y finit dernier ; le hasard décide à sa place.
rating-plot = Cotes avec intervalles à 95 %
share-plot = Taux de victoire avec intervalles à 95 %

## Statistiques

stats-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $count } places
stats-about = Robots : { $name_list } ; graine { $seed } ; { $option_list }.
stats-intervals = Les intervalles valent à 95 % de confiance (bootstrap sur les donnes). Un taux de victoire équitable serait de { NUMBER($figure, maximumFractionDigits: 1) } %.
stats-together = Les intervalles sont des intervalles de confiance à 95 %, par bootstrap sur les donnes. Tous gagnent ou perdent ensemble.
stats-seats = Taux de victoire par place
stats-trait = Taux de victoire selon : { $what }
stats-gain = Taux de victoire de ceux qui l’avaient : { $what }
stats-gain-note = Gagner et posséder vont de pair ; l’un n’est pas forcément la cause de l’autre.
stats-when = Quand c’est arrivé : { $what }
stats-categories = Points par catégorie
stats-level = Comment cela a grandi : { $what }
