# La ligne de commande et le terminal.

bad-humans = { $given } personnes ne peuvent pas jouer sur { $count } places.
bad-option-form = Une option s’écrit NOM=VALEUR, pas « { $given } ».
bad-json = Ce n’est pas du JSON : ligne { $line }, colonne { $column }.
bad-seconds = La durée de mesure doit être comprise entre 0,05 et 60 secondes, pas { $given }.
bad-budget = Soit --iterations, soit --seconds, pas les deux.
bad-iterations = Le nombre de parties d’essai doit être compris entre 1 et { $limit } ; { $given } ne va pas.
bad-thinking = Le temps de réflexion doit être supérieur à 0 et ne pas dépasser { $limit } secondes ; { $given } ne va pas.
bad-analyse-over = La partie est terminée à cet endroit : il n’y a rien à décider.
bad-analyse-seat = Plusieurs joueurs décident ici en même temps. Indiquez une place avec --seat : { $number_list }.
bad-analyse-idle = Le joueur { $number } n’a rien à décider ici.
bad-load = Une partie enregistrée apporte ses places, sa graine et ses options : ne les indiquez pas.
bad-load-game = La partie enregistrée appartient au jeu { $given }.
bad-link = « { $given } » n’est pas un lien vers une table : un tel lien ressemble à http://SERVEUR/t/NOM.
bad-server = Aucun serveur de jeu n’est joignable à l’adresse { $link }.
bad-request = Le serveur de jeu refuse : { $words }
bad-rules = La table suit la version { $given } des règles, ici c’est la version { $ours }.
bad-watch = --seat ou --watch, mais pas les deux.
bad-data-and-diff = --data ou --diff, mais pas les deux.
bad-cookies = Le fichier { $file }, qui garde vos places, est inutilisable : { $reason }.
bad-cookies-content = Le fichier { $file }, qui garde vos places, est endommagé : mettez-le de côté.
bad-save = Impossible d’enregistrer la partie dans { $file } : { $reason }.

## Aide

help-usage = Utilisation :
help-help = Afficher cette aide.
help-seats-play = Nombre de places ; 4 si le jeu le permet.
meta-GAME = JEU
meta-FILE = FICHIER
meta-DIR = DOSSIER
meta-OPTION = NOM=VALEUR
meta-OPTIONS = OPTIONS
meta-COMMAND = COMMANDE
meta-N = NOMBRE
meta-BOTS = ROBOTS
meta-ENGINE = MOTEUR
meta-ADDRESS = ADRESSE
meta-URL = LIEN
meta-NAME = NOM
meta-SECONDS = SECONDES
meta-LANG = LANGUE
usage-missing = Il manque { $meta } ; --help montre comment utiliser la commande.
usage-number = { $option } attend un nombre.
usage-no-option = Il n’y a pas d’option { $option } ; --help montre celles qui existent.
usage-no-value = { $option } attend une valeur.
usage-other = Ceci n’est pas compris : { $words } – --help montre comment utiliser la commande.
help-app = Des jeux de société modernes au pays des nains, toutes règles respectées.
help-games = Lister les jeux.
help-play = Jouer dans le terminal, contre des robots ou entre amis sur un même clavier.
help-connect = Jouer à une table d’un serveur de jeu, ou la regarder.
help-simulate = Faire jouer aux robots de nombreuses parties les uns contre les autres.
help-tournament = Faire jouer un tournoi aux robots : les mêmes donnes depuis chaque place, des cotes avec intervalles, un rapport.
help-stats = Faire jouer les robots et compter ce qui décide d’une partie.
help-score = Compter les points d’une partie jouée avec la boîte. FICHIER est du JSON, « - » désigne l’entrée standard.
help-replay = Montrer une partie enregistrée : son journal et la table, jusqu’à n’importe quel coup.
help-analyse = Montrer ce qu’une recherche pense d’une position d’une partie enregistrée.
help-at = La position après ce nombre de coups ; par défaut, la dernière.
help-seat-analyse = La place qui décide ; nécessaire quand plusieurs décident en même temps.
help-iterations = Nombre de parties d’essai que la recherche peut jouer.
help-thinking = Temps de réflexion de la recherche en secondes ; 1 par défaut.
help-review = Analyser coup par coup une partie enregistrée : quelles décisions ont coûté le plus, et ce qui aurait été meilleur.
help-review-playouts = Nombre de parties d’essai que la recherche peut jouer par décision.
help-data = Lister toutes les valeurs d’un jeu et leur provenance.
help-bench = Mesurer la vitesse des jeux.
help-game = Le nom du jeu.
help-lang = Langue : en, de ou fr.
help-json = Afficher du JSON pour les programmes.
help-data-folder = Un dossier de corrections des valeurs.
help-data-diff = Ne montrer que ce que changent les corrections de ce dossier.
help-option = Une option du jeu, NOM=VALEUR ; peut être répétée.
help-seats = Nombre de places.
help-humans = Nombre de personnes qui jouent ; elles ont les premières places.
help-bots = Un robot pour toutes les autres places, ou une liste avec des virgules : { $known_list }.
help-lineup = Un robot pour toutes les places, ou une liste avec des virgules : { $known_list }.
help-seed = La graine de la partie ; sans elle, une graine au hasard.
help-seed-simulate = La graine de toute la série.
help-load = Reprendre une partie enregistrée.
help-url = Le lien de la table.
help-seat = La place voulue ; sans elle, la vôtre ou la première qui est libre.
help-name = Votre nom pour les autres.
help-watch = Seulement regarder.
help-number = Nombre de parties.
help-jobs = Nombre de processus. Le résultat n’en dépend pas.
help-entrants = Les robots, avec des virgules : { $known_list }, ou « cmd:COMMANDE » pour un programme extérieur.
help-games-balanced = Nombre de parties, arrondi vers le haut pour que chaque robot joue chaque donne depuis chaque place.
help-seats-tournament = Nombre de places ; sinon le minimum permis par le jeu.
help-engine = Qui calcule : des processus de cette machine (« local ») ou « ray ».
help-address = L’adresse d’une grappe Ray ; sans elle, Ray est démarré sur cette machine.
help-report-tournament = Un dossier pour les résultats et le rapport. La même commande continue avec ce qui s’y trouve.
help-report = Un dossier pour le rapport.
help-file = Le fichier.
help-to = Montrer la position après ce nombre de coups.
help-seats-bench = Nombre de places ; sinon, chaque nombre permis par le jeu.
help-seconds = Durée maximale de chaque mesure.

## Jeux

games-name = Nom
games-seats = Places
games-about = Présentation
games-effort = { $minutes } minutes, difficulté { $difficulty } sur 5.
games-options = Options
games-option-only = seulement avec { $other } : { $value_list }

## Jouer

play-welcome = { $game }. Tapez « ? » pour obtenir de l’aide.
play-help = Tapez le numéro d’un choix, ou son texte. Et aussi : « ? MOT » explique un mot de la table, « table » montre de nouveau la table, « seat 1 » permet au joueur 1 d’agir aussi ou de changer un choix caché, « quiet » répond comme la touche Entrée à toute demande de réaction pendant ce tour, « hint » montre ce qu’un joueur fort envisagerait, « undo » annule votre dernière décision, « save FICHIER » enregistre la partie, « quit » quitte le programme.
play-words = Mots expliqués : { $word_list }.
play-unknown-word = Il n’y a pas de « { $given } » sur cette table.
play-example = Il y a { $count } réponses possibles, par exemple : { $example }
play-yes = oui
play-no = non
play-pass = C’est maintenant à { $seat } de jouer. Les autres détournent le regard. Appuyez sur Entrée.
play-since = Depuis votre dernière décision :
play-saved = Partie enregistrée dans { $file }.
play-save-other = { $file } existe déjà et n’est pas une partie : choisissez un autre nom.
play-no-change = Le joueur { $number } n’a rien à faire maintenant.
play-besides = Ce n’est pas votre tour, mais vous pouvez faire ceci maintenant. Entrée seule : continuer.
play-besides-nothing = Ce n’est pas votre tour et vous ne pouvez rien faire. Entrée : continuer.
play-besides-all = Avant la suite ({ $seat_list }) : quelqu’un veut-il faire quelque chose ? « seat 1 » laisse le joueur 1 regarder ; Entrée seule : continuer.
play-save-how = Tapez « save » suivi d’un nom de fichier.
play-no-undo = Il n’y a rien à annuler.
play-undone = Décision annulée.
play-thinking = Je réfléchis…
play-bye = Au revoir.
play-choice = Choisissez un nombre de 1 à { $count }, ou tapez une action.
play-form = Ce n’est pas compris. Il faut : { $verb_list }.
play-build = { $how } ; pas à pas
play-build-how = Pas à pas : tapez ce que vous choisissez, ou « - » pour rien. Entrée seule : arrêter.
play-build-slot = { $slot } : { $fit_list }
play-build-unfit = Plus rien de ce qui vient après n’irait alors.
play-build-off = Rien n’est choisi.
play-react = Entrée seule : « { $action } ».
play-react-quiet = Entrée seule : « { $action } » ; « quiet » le fait pour le reste de ce tour.
play-no-quiet = Ici, rien ne demande une réaction que vous pourriez désactiver.
play-character = { $character } ({ $bot })
play-bot = { $bot } { $number }
bot-novice = Novice
bot-apprentice = Apprenti
bot-master = Maître
bot-elder = Ancien
bot-flat = Essai
bot-search = Recherche
bot-random = Hasard
bot-greedy = Avide
play-thanks = Bien joué !

## Se connecter

connect-watching = Vous regardez la partie. Ctrl+C y met fin.
connect-open = { $count ->
    [0] Toutes les places sont prises
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
}. Le lien pour les autres : { $link }
connect-waiting = On attend { $seat_list }.
connect-away = Un robot joue pour vous. La même commande vous rend votre place.
connect-help = Tapez le numéro d’un choix, ou son texte. Et aussi : « ? MOT » explique un mot de la table, « table » montre de nouveau la table, « undo » annule votre dernière décision, « seat 1 » permet au joueur 1 d’agir si vous jouez tous deux ici, « quiet » répond comme la touche Entrée à toute demande de réaction pendant ce tour, « say MOTS » parle aux autres, « leave » laisse votre place à un robot, « quit » quitte le programme et garde votre place. Une ligne vide montre ce qui s’est passé entre-temps. Pendant que les autres décident, Ctrl+C quitte le programme.
connect-bye = Au revoir. La même commande vous ramène à votre place.
connect-left = Un robot continue pour { $seat }. La même commande reprend la place.
connect-changed = La table a changé entre-temps : choisissez de nouveau.
connect-asked = Il faut encore l’accord de { $seat_list }.
connect-agree = { $seat } voudrait annuler une décision. Êtes-vous d’accord (oui/non) ?
connect-yes-no = Tapez « oui » ou « non ».
connect-cancelled = La table a été abandonnée.
connect-removed = L’hôte vous a fait quitter cette table.
news-undo = Décision annulée : la partie reprend après le coup { $number }.
news-ask-undo = { $seat } voudrait annuler une décision.
news-refuse-undo = { $seat } refuse l’annulation.
news-agree-undo = { $seat } accepte l’annulation.
news-sit = { $seat } prend place.
news-leave = { $seat } s’en va ; un robot continue.
news-timeout = Le temps de { $seat } est écoulé ; un robot continue.
news-silent-clock = Le temps de { $seat } est écoulé : pas de réaction.
news-silent-gone = { $seat } n’est pas là : pas de réaction.
news-silent-quiet = { $seat } ne veut plus être interrogé pendant ce tour.
news-vote-out = { $seat } veut qu’un robot joue pour { $seat_about } pendant son absence.
news-absent = { $seat } n’est pas là ; un robot joue jusqu’à son retour.
news-here = { $seat } est là.
news-return = { $seat } est de retour.
news-bot = Un robot prend la place { $number }.
news-open = La place { $number } est libre.
news-remove = L’hôte a retiré quelqu’un de la table.
news-rename = À cette table, quelqu’un s’appelle maintenant { $name }.
news-hint = { $seat } a demandé { $count ->
    [one] un conseil
   *[other] { $count } conseils
}.
news-fork = { $seat } continue d’ici, à part.
news-propose = { $seat } propose : { $words }
news-propose-places = { $seat } montre quelque chose sur la table.
news-pause-minutes = Le serveur a été absent pendant { $count ->
    [one] une minute
   *[other] { $count } minutes
} : le temps de jeu n’a pas couru.
news-pause-hours = Le serveur a été absent pendant { $count ->
    [one] une heure
   *[other] { $count } heures
} : le temps de jeu n’a pas couru.
news-pause-days = Le serveur a été absent pendant { $count ->
    [one] un jour
   *[other] { $count } jours
} : le temps de jeu n’a pas couru.
news-chat = { $name } : { $words }
news-react = { $name } réagit : { $words }

## Feuilles de score

sheet-total = Total
sheet-place = Rang
end-won = { $count ->
    [0] Personne ne gagne.
    [one] { $name_list } gagne.
   *[other] { $name_list } se partagent la victoire.
}
end-together-won = Victoire commune !
end-together-lost = Défaite commune.

## Simulation

simulate-running = Parties
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $count } places
simulate-bot = Robot
simulate-wins = Victoires
simulate-share = Part
simulate-score = Score moyen
simulate-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $decisions } décisions en { $seconds } s : { $gps } parties et { $dps } décisions par seconde.

## Tournoi

arena-rounded = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, pour que chaque robot joue chaque donne depuis chaque place.
arena-resumed = Parties déjà jouées : { $count } sur { $games }.
arena-kept = Interrompu. Parties gardées dans { $folder } : { $count } sur { $games } ; la même commande continue.
arena-written = Le rapport se trouve dans { $file }.
arena-no-plots = Aucune image n’a été dessinée : il faut matplotlib ({ $command }).

## Relecture

replay-title = { $game }, { $count } places, graine { $seed }
replay-options = Options : { $option_list }
replay-position = Après le coup { $number } sur { $count }

## Analyse

analyse-title = Ce que { $seat } pourrait faire, après { $count ->
    [one] une partie d’essai
   *[other] { $count } parties d’essai
}
analyse-option = Possibilité
analyse-value = Chances de victoire
analyse-visits = Essais
analyse-points = Points à la fin
analyse-why = Pourquoi
analyse-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analyse-more = { $count ->
    [one] Une autre possibilité.
   *[other] { $count } autres possibilités.
}
analyse-line = Suite probable : { $deeds }
analyse-deed = { $seat } : { $deed }

## Analyse d’une partie

review-running = Décisions
review-title = { $count ->
    [one] Une décision
   *[other] { $count } décisions
} ; celles qui ont coûté le plus de chances de victoire :
review-flawless = { $count ->
    [one] Une décision, et rien de mieux n’a été trouvé.
   *[other] { $count } décisions, et rien de mieux n’a été trouvé.
}
review-nothing = Rien n’a été décidé dans cette partie.
review-move = Coup
review-player = Joueur
review-played = Joué
review-better = Mieux
review-lost = Perte
review-points = Points
review-seat = { $seat } : { $count ->
    [0] aucune décision qui ait sûrement coûté quelque chose.
    [one] une décision qui a coûté quelque chose, { $lost } en tout.
   *[other] { $count } décisions qui ont coûté quelque chose, { $lost } en tout.
}

## Données

source-rulebook = livret
source-public = public : { $name }
source-reconstructed = reconstitué
source-overlay = votre dossier de données
data-file = Fichier
data-record = Enregistrement
data-values-title = Valeurs
data-source-title = Provenance
data-source-of = { $field_list } : { $source }
data-field = Champ
data-shipped = D’origine
data-corrected = Corrigé
data-shipped-source = Sa provenance
data-no-changes = Ce dossier ne change rien à ce jeu.

## Mesures

version = dvergar { $version }, moteur { $build }, Python { $python }
bench-seats = places
bench-games = parties/s
bench-decisions = décisions/s
bench-copy = copy
bench-redeal = redeal
bench-legal = legal
bench-apply = apply
bench-edge = arête
bench-view = view
bench-ask = ask
bench-title = { $game }, { $build }, un cœur ; temps en microsecondes (arête : copy, apply et legal ; ask : ce qu’une action apporterait)
bench-compiled = compilé
bench-interpreted = interprété
bench-spent = Où passe le temps quand on joue au hasard, à { $count } places : { $function_list }

help-serve = Faire tourner un serveur de jeu : on rejoint ses tables par un lien.
help-host = Adresse d’écoute ; avec 0.0.0.0, d’autres sur le réseau peuvent jouer.
help-port = Port d’écoute ; 0 : n’importe lequel de libre.
help-server-folder = Dossier des données du serveur, au lieu du vôtre.
help-database = Garder les données dans PostgreSQL : postgresql://utilisateur@machine/nom.
help-workers = Processus du serveur ; plusieurs ont besoin de PostgreSQL.
help-limit = Une autre limite, par exemple tables=50 ; peut se répéter.
help-keep = Garder quelque chose un autre nombre de jours, par exemple guests=90 ou guests=never ; peut se répéter.
help-open = Ouvrir l’adresse dans le navigateur, s’il y en a un.
help-accept-loss = Démarrer même si la base de données est plus ancienne que ce qui a été confirmé.
help-check = Vérifier que toutes les données d’un serveur sont intactes et dire ce qui peut être sauvé.
help-save-sound = Écrire tout ce qui est intact dans une nouvelle sauvegarde.
check-structure = Le fichier de la base de données est endommagé : { $reason }
check-missing = { $count ->
    [one] Il manque une transaction confirmée
   *[other] Il manque { $count } transactions confirmées
} : le journal dvergar.sqlite-wal a peut-être été perdu.
check-unreadable = { $name } : { $count ->
    [one] un enregistrement est illisible
   *[other] jusqu’à { $count } enregistrements sont illisibles
}.
check-part = Table { $table } : les { $kept } premières entrées sur { $of } peuvent être sauvées.
check-nothing = Table { $table } : rien ne peut être sauvé.
check-skipped = Tables d’autres règles qui n’ont pas été examinées : { $count }.
check-sound = Tout est intact. Tables : { $count }.
check-save = « dvergar check --save FICHIER » écrit ce qui est intact dans une sauvegarde ; « dvergar restore » la lit dans un dossier vide.
check-saved = { $count } enregistrements intacts ont été écrits dans { $file } ; « dvergar restore » les lit dans un dossier vide.
help-backup = Écrire toutes les données d’un serveur dans un fichier.
help-restore = Lire toutes les données d’un serveur depuis un fichier, dans un serveur vide.
help-backup-file = Le fichier de la sauvegarde.
meta-DATABASE = URL
meta-HOST = MACHINE
meta-LIMIT = NOM=N
meta-KEEP = NOM=JOURS
bad-number = { $option } ne peut pas être { $given }.
bad-limit-form = Une limite s’écrit NOM=NOMBRE, et non « { $given } ».
bad-keep-form = La durée s’écrit NOM=JOURS ou NOM=never, et non « { $given } ».
serve-ready = C’est l’adresse à ouvrir et à partager. Ctrl+C arrête le serveur.
backup-done = { $count } enregistrements ont été écrits dans { $file }.
restore-done = { $count } enregistrements ont été lus dans { $file }.

## Administration

help-admin = Administrer un serveur de jeu : lister, priver de parole, exclure et supprimer, qu’il tourne ou non.
help-admin-tables = Lister les tables.
help-admin-people = Lister les personnes.
help-admin-large = Montrer ce qui est grand : tables, personnes, base de données.
help-admin-mute = Empêcher quelqu’un d’envoyer des messages.
help-admin-unmute = Laisser quelqu’un envoyer de nouveau des messages.
help-admin-ban = Exclure quelqu’un : des robots prennent ses places.
help-admin-unban = Laisser quelqu’un revenir.
help-admin-delete-person = Supprimer tout ce qu’on sait de quelqu’un ; les parties restent, sans son nom.
help-admin-delete-table = Supprimer une table et tout ce qui s’y est passé.
help-status = Seulement les tables dans cet état : open, running, over, cancelled ou lesson.
help-search = Seulement les personnes dont le nom ou le compte contient ces lettres.
help-person = L’identifiant de la personne, donné par « admin people ».
help-table = L’identifiant de la table, la fin de son lien.
help-yes = Ne pas demander de confirmation.
help-hours = Pour combien d’heures ; sans cela, pour toujours.
meta-STATUS = ÉTAT
meta-PERSON = IDENTIFIANT
meta-TABLE = IDENTIFIANT
bad-status = Cet état n’existe pas : { $given }. Il y a : { $known_list }.
admin-id = Identifiant
admin-game = Jeu
admin-status = État
admin-host = Hôte
admin-seats = Places
admin-updated = Changement
admin-entries = Entrées
admin-size = Taille
admin-chat = Messages
admin-name = Nom
admin-account = Compte
admin-seen = Vu
admin-tables = Tables
admin-state = Statut
admin-status-open = ouverte
admin-status-running = en cours
admin-status-over = terminée
admin-status-cancelled = abandonnée
admin-status-lesson = leçon
admin-is-muted = sans parole
admin-is-banned = exclusion
admin-more = { $count } de plus ; --json les montre toutes.
admin-rows = Enregistrements : { $row_list }.
admin-database = Base de données : { $size }
admin-wal = Pas encore dans son fichier (WAL) : { $size }
admin-ask-mute = Priver { $name } de parole (oui/non) ?
admin-ask-unmute = Laisser { $name } envoyer de nouveau des messages (oui/non) ?
admin-ask-ban = Exclure { $name } (oui/non) ?
admin-ask-unban = Laisser revenir { $name } (oui/non) ?
admin-ask-delete-person = Supprimer tout ce qu’on sait de { $name } (oui/non) ?
admin-ask-delete-table = Supprimer la table { $name } (oui/non) ?
admin-nothing = Rien n’a été changé.
admin-done-mute = Sans parole : { $name }.
admin-done-unmute = Parole rendue : { $name }.
admin-done-ban = Exclusion : { $name }.
admin-done-unban = Exclusion levée : { $name }.
admin-done-delete-person = Supprimé : { $name }.
admin-done-delete-table = Supprimée : { $name }.
