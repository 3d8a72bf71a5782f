# Le carnet de score : pour qui a la boîte sur la table.

score-title = Carnet de score : { $title }
score-reckoning = calcul en cours…
score-kept = fonctionne maintenant sans réseau
score-trouble = Ce navigateur ne peut pas compter les points.
score-players = Joueurs
score-whose = La feuille de qui
score-all = Score
score-name = Nom du joueur { $number }
score-leads = en tête
score-wrong = Quelque chose ne va pas ici.
score-of = { $what }, { $whose }
score-less = Un de moins : { $what }
score-more = Un de plus : { $what }
score-piece = { $name } : { $count } sur { $most }
score-by = { $what } : façon de remplir
score-by-pieces = Toucher
score-by-counts = Compter
score-last-possible = Quelque chose sur le carnet est impossible. Voici les points d’avant.
score-share = Partager l’image
score-save = Enregistrer
score-open = Ouvrir un fichier
score-no-file = Ce fichier n’est pas un carnet de score.
score-new = Nouvelle partie
score-new-hint = Toutes les feuilles seront vidées, les noms restent.
score-keep = Garder
score-made-with = compté avec Dvergar
