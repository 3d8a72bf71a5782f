# Words of the page around every game.

## The page

bot-name = Robot { $number }
bot = Robot
bot-named = { $name } (robot)

## Controls and settings

close = Fermer
bar-home = Dvergar : tous les jeux et toutes les tables
bar-light = Lumière du jour
bar-dark = Lumière de lanterne
bar-sound-on = Le son est activé
bar-sound-off = Le son est coupé
link-copy = Copier le lien
link-share = Partager le lien
link-copied = Copié.
link-failed = Le navigateur ne copie pas ici. Le lien : { $link }
rules = Règles
rules-about = Règles : { $about }
rules-whole = Toutes les règles, dans un autre onglet
rules-none = Il n’y a pas ici de règles de ce jeu à consulter.
about-link = À propos de ce jeu
my-page = Ma page
settings = Réglages
settings-looks = Ce que vous voyez
settings-language = Langue
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-dark = Sombre
settings-theme-light = Claire
settings-size = Taille du texte
settings-size-s = Petite
settings-size-m = Moyenne
settings-size-l = Grande
settings-size-xl = Énorme
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-off = Aucune
settings-letters = Lettres et chiffres
settings-letters-hint = Sur les insignes et les plaques des places, en plus de la couleur et de la forme.
settings-inWords = Table en toutes lettres
settings-inWords-hint = Des titres, des listes et des boutons au lieu d’images : pour les lecteurs d’écran et pour qui préfère lire.
settings-sounds = Ce que vous entendez
settings-sound = Son
settings-sound-hint = Pièces, cartes et pierre, et la cloche quand c’est à vous.
settings-volume = Volume
settings-turn = Quand c’est à vous de jouer
settings-bell = Cloche
settings-bell-hint = Deux notes douces.
settings-notify = Notification
settings-notify-hint = Par le navigateur, pendant que vous regardez autre chose.
settings-notify-refused = Le navigateur n’autorise pas les notifications de cette page. Ses propres réglages permettent de changer cela.
settings-title = Titre de l’onglet
settings-title-hint = L’onglet du navigateur le dit.
settings-play = Votre façon de jouer
settings-forced = Coups forcés automatiques
settings-forced-hint = Quand une seule chose est possible, elle est faite pour vous.
settings-oneClick = Un clic suffit
settings-oneClick-hint = Un clic agit aussitôt, sans un second pour confirmer.
settings-coach = Aide de la première partie
settings-coach-hint = Dans votre première partie de chaque jeu, une phrase dit l’enjeu de chaque décision.
no-answer = Le serveur ne répond pas. La page réessaie d’elle-même.

## Lobby

lobby-page = Dvergar : jeux de société au pays des nains
lobby-page-turn = ● À vous de jouer – Dvergar
lobby-motto = Jeux de société du fond de la montagne
lobby-you-play-as = Vous jouez sous le nom de
lobby-name-change = Changer de nom
lobby-name-save = Valider
lobby-name-keep = Garder l’ancien nom
lobby-games = Jeux
lobby-play-now = Jouer
lobby-play-now-name = Jouer : { $title }, contre des robots
lobby-level = Niveau des robots, pour tous les jeux : { $title }
lobby-meet = Qui vous pouvez rencontrer
lobby-starting = Un instant…
lobby-open-table = Ouvrir une table
lobby-open-table-name = Ouvrir une table : { $title }
lobby-learn = Apprendre
lobby-learn-name = Apprendre à jouer : { $title }
lobby-in-the-making = En préparation
lobby-score = Carnet de score
lobby-about = À propos
lobby-more = Plus sur { $title }
ways = Et aussi
ways-score = Carnets de score
ways-score-hint = pour la boîte sur votre table
ways-rules = { rules }
ways-rules-hint = en mots et en images
ways-me = { my-page }
ways-me-hint = vos parties et vos chiffres
lobby-continue = Continuer
lobby-resume-others = { $count ->
    [one] Une autre table vous attend.
   *[other] { $count } autres tables vous attendent.
}
lobby-mine = Mes tables
lobby-mine-none = Aucune pour l’instant. « Jouer » ouvre une table pour vous et quelques robots.
lobby-open = Tables ouvertes
lobby-open-none = Personne ne cherche de partenaires en ce moment. Ouvrez une table, et elle apparaîtra ici pour tout le monde.
lobby-running = Regarder
lobby-running-none = Aucune partie publique en cours.
lobby-show-all = Tout afficher ({ $count })
lobby-seat-free = place libre
lobby-row-name = { $act } : { $title }, { $note }
lobby-leave = Quitter la table
lobby-leave-hint = Un robot joue à votre place et termine la partie. D’ici là, vous pouvez revenir.
lobby-give-up = Abandonner la table
lobby-give-up-hint = Plus personne ne pourra s’y joindre, et elle disparaîtra de toutes les listes.
lobby-stay = Rester
lobby-bots-only = robots seulement
lobby-hints = avec conseils
lobby-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
lobby-won = { $count ->
    [0] Personne n’a gagné
    [one] Victoire de { $names }
   *[other] Victoire partagée : { $names }
}
standing-my-turn = À vous de jouer
standing-my-answer = Votre réponse est attendue
standing-running = On attend { $names }
standing-open = { $count ->
    [0] Aucune place n’est libre
    [one] Une place est libre
   *[other] { $count } places sont libres
}
standing-over = Terminée
act-my-turn = Continuer
act-my-answer = Répondre
act-running = Voir
act-open = Inviter
act-over = Résultat
act-join = Rejoindre
act-watch = Regarder
facts-players = { $count ->
    [one] joueur
   *[other] joueurs
}
facts-minutes = min
facts-together = ensemble
facts-difficulty = Difficulté : { $difficulty } sur { $hardest }
door-zavandor = Les Mines de Zavandor
door-zavandor-about = Extrayez des gemmes, enchérissez pour des trésors et croisez le roi sur son chemin.
door-dwarfs_fall = Dwar7s Fall
door-dwarfs_fall-about = Bâtissez un royaume de cartes et défendez-le contre le dragon.
door-die_zwerge = Die Zwerge
door-die_zwerge-about = Tous ensemble : arrêtez les armées qui déferlent de la terre morte.
credits-art = Icônes : game-icons.net, par Delapouite, Lorc et d’autres, CC BY 3.0. Caractères : Grenze, Grenze Gotisch et Alegreya Sans, OFL 1.1. Toutes les autres images ont été dessinées pour Dvergar.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
clock-none = sans limite de temps
clock-days = sur plusieurs jours, sans limite de temps
clock-decision = { $time } par décision
clock-bank = { $time } + { $more } par décision
new-page = Nouvelle table : { $title } – Dvergar
new-title = Une nouvelle table
new-seats = Places
new-seat = Qui joue à la place { $number }
new-seat-me = Moi
new-seat-here = Ici
new-seat-open = Libre
new-seat-bot = Robot
new-seat-open-hint = qui voudra
new-seat-name = Nom à la place { $number }
new-level = Comment joue le robot à la place { $number }
new-shared = Autour d’un même écran
new-shared-hint = Vous jouez ici à plusieurs et vous passez l’écran ; un rideau tombe entre deux tours.
new-shared-open-hint = Vous jouez à plusieurs ici, chacun sous son propre nom.
new-several = Ici, personne n’a de secrets pour les autres : vous pouvez prendre plusieurs places.
new-options = Règles
new-options-many = { $count } règles maison, { $changed ->
    [0] toutes comme d’habitude
    [one] { $changed } modifiée
   *[other] { $changed } modifiées
}
new-clock = Temps de jeu
new-clock-none = Aucune
new-clock-decision = Par décision
new-clock-bank = Pour toute la partie
new-clock-time = Combien de temps
new-clock-hint = Quand le temps de quelqu’un est écoulé, un robot prend le relais.
new-pace = Comment on joue
new-pace-live = D’une traite
new-pace-days = Sur plusieurs jours
new-pace-live-hint = Si quelqu’un s’absente quelques minutes, les autres peuvent laisser jouer un robot jusqu’à son retour.
new-pace-days-hint = Si quelqu’un ne vient pas pendant trois jours, les autres peuvent laisser jouer un robot jusqu’à son retour.
new-help = Aide
new-hints = Conseils
new-hints-hint = Au moment de décider, on peut demander ce que ferait un robot, et pourquoi. Tous voient dans la saga qui a demandé.
new-found = Table visible par
new-found-everybody = Tout le monde
new-found-link = ceux qui ont le lien
new-found-everybody-hint = Elle figure dans le hall : on peut la rejoindre, et la regarder plus tard.
new-found-link-hint = Elle ne figure dans aucune liste. Vous donnez le lien à ceux qui doivent venir.
new-begins = Toutes les places sont prises : la partie commence aussitôt.
new-waits = La partie commence d’elle-même dès qu’il n’y a plus de place libre.
new-begin = Commencer
new-open = Ouvrir la table
new-cancel = Retour
import = Importer une partie
import-choose = Choisir un fichier de partie
import-hint = depuis un fichier : choisissez-le ou déposez-le ici
import-drop = Lâchez-le !
import-reading = Lecture du fichier…

## Table

page-loading = Un instant…
table-loading = Mise en place…
to-lobby = Vers le hall
to-words = Table en toutes lettres
to-pictures = Table en images
tabs = Zones de la table
tab-table = Table
tab-rivals = Adversaires
tab-news = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
}
rival-bot = { $name } : un robot ({ $level }).
rival-away = { $name } a quitté la table ; un robot ({ $level }) joue à sa place.
rival-score = Points :
live-of = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
live-line = { $line } : { $points }
said-of = { $what } : { $said }
mine-area = Espace de { $seat }
mine-look = Regarder l’espace de { $seat }
mine-lead = Jouer pour { $seat }
mine-points = { $count ->
    [one] point
   *[other] points
}
mine-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. D’où ils viennent.
mine-total-tip = Les points si la partie finissait maintenant. Un clic montre d’où ils viennent.
doing-thinking = réfléchit
doing-thinking-long = Un robot qui réfléchit à son coup.
doing-choosing = choisit
doing-choosing-long = La table attend cette personne.
doing-ready = a décidé
doing-ready-long = A décidé et attend les autres.
doing-done = a fini
doing-done-long = A fini, mais peut encore agir tant que les autres n’ont pas fini.
doing-away = un robot joue
doing-away-long = Cette personne est partie. Un robot joue jusqu’à son retour.
doing-offline = hors ligne
doing-offline-long = Cette personne n’est pas connectée pour le moment.
clock = Temps restant : { $time }
clock-short = Il reste moins d’une demi-minute.
decide = Ce qui est à décider
decide-choose = Choisissez l’un des endroits en surbrillance.
decide-below = Choisissez l’une des actions ci-dessous.
decide-clear = Effacer
decide-done = Vous avez fini. Vous pouvez encore agir tant que les autres n’ont pas fini.
decide-silence = Laisser faire
decide-quiet = Ne plus me demander pendant ce tour
proposals = Propositions
propose = Proposer…
propose-title = Ce que vous pouvez proposer
compose-more = Un de plus : { $item }
compose-less = Un de moins : { $item }
compose-not = Cela ne va pas avec ce que vous avez choisi.
compose-of = { $count } sur { $most }
compose-reset = Recommencer
compose-take = Choisir cela
compose-type = Ou saisissez l’action
compose-fits = C’est possible.
decide-undo = Annuler
decide-undo-tip = Annule votre dernière décision. Si quelque chose a été révélé depuis, les autres sont consultés.
decide-waiting = On attend { $names }.
decide-thinking = { $count ->
    [one] { $names } réfléchit.
   *[other] { $names } réfléchissent.
}
coach = Aide de la première partie
coach-off = Désactiver cette aide. Les réglages la rétablissent.
coach-marks = Les lanternes marquent de bons choix.
hint = Conseil
hint-tip = Un robot dit ce qu’il ferait ici. Tous voient que vous avez demandé.
hint-thinking = Il réfléchit…
hint-title = Ce que ferait un robot
hint-unfold = Voir tous les conseils et leurs raisons
hint-fold = Replier les conseils
hint-points = environ { $figure } points
hint-about = Les chances de victoire, et le score à attendre à la fin. Un clic sélectionne.
decide-away = Un robot joue pour vous.
decide-away-hint = Vous avez quitté la table, vous n’étiez pas là ou votre temps est écoulé. Vous pouvez reprendre votre place à tout moment.
decide-undo-mine = Vous voulez annuler votre dernière décision.
decide-undo-asked = { $seat } veut annuler sa dernière décision. Êtes-vous d’accord ?
decide-undo-others = { $seat } veut annuler sa dernière décision.
decide-undo-waiting = Réponses attendues : { $names }.
decide-undo-away = { $count ->
    [one] { $names } n’est pas là et peut répondre plus tard.
   *[other] { $names } ne sont pas là et peuvent répondre plus tard.
}
decide-vote = { $seat } n’est plus là depuis { $time }. Laisser jouer un robot jusqu’à son retour ?
decide-vote-waiting = Vous voulez qu’un robot joue pour { $seat }. Accords attendus : { $names }.
decide-vote-soon = Dans un instant, un robot jouera pour { $seat }, sauf réponse.
decide-vote-mine = Êtes-vous toujours là ?
decide-vote-mine-hint = Les autres veulent qu’un robot joue pour vous jusqu’à votre retour.
vote-out = Laisser un robot jouer
seat-here = Je suis là
undo-agree = D’accord
undo-refuse = Refuser
undo-withdraw = Renoncer
seat-return = Reprendre ma place
level-novice = novice, apprend encore
level-apprentice = apprenti, connaît le métier
level-master = maître, voit plus loin
level-elder = ancien, punit chaque erreur
level-random = joue au hasard
level-greedy = prend le plus de points
level-flat = essaie un peu de tout
level-search = explore les prochains coups
rank-novice = Novices
rank-novice-about = apprennent encore
rank-apprentice = Apprentis
rank-apprentice-about = connaissent le métier
rank-master = Maîtres
rank-master-about = voient plus loin
rank-elder = Anciens
rank-elder-about = punissent chaque erreur
bot-any-novice = un novice, peu importe lequel
bot-any-apprentice = un apprenti, peu importe lequel
bot-any-master = un maître, peu importe lequel
bot-any-elder = un ancien, peu importe lequel
menu = Menu de la table
menu-pass = Passer l’écran
menu-pass-hint = Ferme le rideau pour que quelqu’un d’autre puisse s’asseoir ici.
menu-leave = Quitter la table
menu-leave-hint = Un robot joue à votre place. Vous pouvez revenir à tout moment.
menu-replay = Revoir la partie
menu-replay-hint = La partie jusqu’ici, coup par coup, comme vous l’avez vue.
menu-rules-hint = Pour consulter un point sans quitter la table.
menu-about-hint = De qui est ce jeu, et d’où vient chaque chiffre.
menu-link = Toute personne qui a le lien peut regarder.
menu-link-public = La table figure aussi dans le hall : tout le monde peut regarder.
menu-keys-hint = Toute la table fonctionne sans souris.
keys = Touches
keys-tab = passe d’un groupe d’éléments au suivant
keys-arrows = vont à l’élément voisin dans un groupe
keys-number = choisissent le premier, le deuxième… des éléments en surbrillance
keys-enter = choisit un élément, puis confirme le choix
keys-escape = efface le choix, saute ce qui bouge
keys-undo = annule votre dernière décision
keys-hint = demande conseil à un robot, si la table le permet
keys-again = montre à nouveau ce qui vient de se passer
keys-sound = coupe le son ou le remet
keys-rules = ouvre les règles sur ce que vous pointez
keys-help = montre cette liste
keys-words-tab = passe d’un bouton au suivant
keys-words-enter = choisit une action, et l’exécute si l’on appuie encore
keys-words-escape = efface le choix
keys-words-reader = touches propres au lecteur d’écran : titre, bouton ou tableau suivant
connection-lost = Connexion perdue, nouvel essai…
connection-back = Connexion rétablie.
connection-closed-4400 = Le serveur n’a pas compris cette page. Rechargez-la.
connection-closed-4401 = Cette place n’est pas la vôtre, ou votre session est close. Rechargez la page.
connection-closed-4404 = Cette table n’existe pas.
page-title = { $game } – Dvergar
notice-title = ● À vous de jouer – { $game }
notice-body = La table vous attend.
curtain-pass = Passez l’écran à { $seat }
curtain-why = Tout ce que les autres ne doivent pas voir a quitté la table.
curtain-who = Qui est assis ici maintenant ?
curtain-me = Je suis { $seat }
join = Rejoindre cette table
join-name = Votre nom
join-seat = Votre place
join-sit = S’asseoir
room = La table est ouverte
room-waits = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place est libre. La partie commence dès que quelqu’un la prend.
   *[other] { $count } places sont libres. La partie commence dès que toutes sont prises.
}
room-seat = Place { $number }
room-free = libre
room-you = vous
room-here = est là
room-leave = Se lever
room-place = Qui joue à la place { $number }
room-open = laisser libre
room-invite = Invitez quelqu’un avec ce lien :
room-clock = Temps de jeu
room-hints-on = permis
room-hints-off = aucun
room-give-up = Abandonner la table
other-menu = { $name } : masquer, bloquer…
other-mute = Masquer
other-mute-hint = Vous ne voyez plus ce que { $name } écrit, à aucune table. Personne ne l’apprend.
other-block = Bloquer
other-block-hint = Masque ses messages, évite que vous vous retrouviez à la même table et cache à chacun les tables ouvertes de l’autre.
other-block-sure = Bloquer { $name } ? Une partie que vous jouez déjà ensemble continue.
other-cancel = Annuler
other-remove = Retirer
other-remove-hint = Cette personne ne peut ni s’asseoir ni écrire à cette table avant le début de la partie.
other-muted = Vous ne voyez plus ce que { $name } écrit.
other-blocked = Vous avez bloqué { $name }.
other-lift-hint = Vous pouvez lever cela à tout moment :

## Saga, chat and end

saga = Saga
saga-all = Tout
saga-mine = Mes coups
saga-table = Allées et venues
saga-filter = Ce qui est montré
saga-again = Revoir ce qui vient de se passer
saga-since = Depuis votre dernier tour
saga-last-turn = votre dernier tour
saga-older = Montrer les lignes plus anciennes
saga-empty = Rien pour l’instant.
saga-undone = Annulé :
saga-here = { $seat } est là.
saga-watching = { $count ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}
chat = Chat
chat-messages = Messages
chat-older = Messages précédents
chat-empty = Personne n’a encore parlé. Vous pouvez saluer ci-dessous.
chat-phrases = Phrases toutes faites
chat-more = Plus de phrases
chat-fewer = Moins de phrases
chat-react = Réagir à { $name }
chat-reactions = Réactions
chat-reaction = { $name } : { $count } ({ $who })
chat-unread = { $count ->
    [one] un message non lu
   *[other] { $count } messages non lus
}
beside-tabs = Saga et chat
chat-label = Dites quelque chose…
chat-send = Envoyer
since = Pendant votre absence
since-show = Afficher
since-close = À la table
news-sit = { $seat } prend place.
news-leave = { $seat } s’en va ; un robot prend le relais.
news-timeout = Le temps de { $seat } est écoulé ; un robot prend le relais.
news-vote-out = { $seat } veut qu’un robot joue pour { $seat_about } pendant son absence.
news-absent = { $seat } n’est pas là ; un robot joue jusqu’à son retour.
news-here = { $seat } est là.
news-return = { $seat } est de retour.
news-bot = { $seat } prend place.
news-open = Une place est de nouveau libre.
news-remove = L’hôte a retiré quelqu’un de la table.
news-rename = { $seat } s’appelle maintenant { $name }.
news-undo = { $seat } annule une décision.
news-ask-undo = { $seat } veut annuler une décision.
news-agree-undo = { $seat } est d’accord.
news-refuse-undo = { $seat } refuse : tout reste en place.
news-hint = { $seat } a demandé { $count ->
    [one] un conseil
   *[other] { $count } conseils
}.
news-fork = { $seat } continue d’ici, à part.
news-propose = { $seat } propose : { $deed }
news-propose-places = { $seat } montre quelque chose sur la table.
news-silent-clock = Pas de réponse de { $seat } : le temps était écoulé.
news-silent-gone = Pas de réponse : { $seat } n’est pas là.
news-silent-quiet = { $seat } ne veut plus être interrogé pendant ce tour.
news-rematch = Il y aura une revanche.
news-cancel = La table a été abandonnée.
news-gone = Quelqu’un a voulu être oublié.
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
end-over = La partie est terminée.
end-counting = On compte les points.
end-counting-skip = Touchez l’écran ou une touche pour voir le résultat.
end-who = Qui montera sur le trône ?
end-nobody = Personne n’a gagné.
end-you-win = { $margin ->
    [0] Vous gagnez !
    [one] Vous gagnez d’un point !
   *[other] Vous gagnez de { $margin } points !
}
end-wins = { $count ->
    [one] { $margin ->
        [0] { $names } gagne
        [one] { $names } gagne d’un point
       *[other] { $names } gagne de { $margin } points
    }
   *[other] { $names } se partagent la victoire
}
end-why = La plus grande avance sur { $seat } : { $row }, { $gain } de plus.
end-together-won = Victoire commune !
end-together-lost = Défaite commune.
end-tie = Égalité de points : la règle de départage a tranché.
end-company = Tous les joueurs
end-look-back = Retour sur la partie
end-places = Classement
end-first = premier sur { $count }
end-rematch = Revanche
end-join-rematch = Vers la revanche
end-review = Analyse
end-replay = Relecture
end-to-table = La table
end-to-sheets = Les scores
end-to-result = Le résultat
sheet = Feuille de score
sheet-won = gagné
sheet-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
sheet-total = Total
plain-actions = Ce que vous pouvez faire
plain-table = La table
plain-yes = oui
plain-no = non
chart = Le chemin parcouru
chart-start = Au début
chart-read = Points au fil de la partie
chart-hint = Pointez la courbe pour lire les points.
