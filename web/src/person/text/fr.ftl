# Les mots de la page personnelle du visiteur.

person-page = Votre page – Dvergar
person-title = Votre coin du hall
person-summary = { $played ->
    [0] Aucune partie terminée pour l’instant.
    [one] { $won ->
        [0] Une partie terminée.
       *[other] Une partie terminée, et vous l’avez gagnée.
    }
   *[other] { $won ->
        [0] { $played } parties terminées.
        [one] { $played } parties terminées, dont une gagnée.
       *[other] { $played } parties terminées, dont { $won } gagnées.
    }
}

## Parties terminées

person-games = Parties terminées
person-games-none = Aucune partie terminée pour l’instant. Une table est vite ouverte, et les robots ont toujours le temps.
person-go-play = Vers les jeux
person-filter = Quelles parties montrer
person-all-games = Toutes
person-older = Montrer les parties plus anciennes
person-opponents = contre { $names }
person-companions = avec { $names }
person-of = sur { $count }
person-points = Points : { $points }
person-replay = Revoir
person-replay-name = Revoir : { $title }, { $date }
person-result-name = Résultat : { $title }, { $date }
person-shared = Plusieurs ont partagé l’écran : ne compte pas.
person-left = Un robot l’a finie : ne compte pas.

## Statistiques

person-statistics = Statistiques
person-counting = Vos parties sont en train d’être comptées…
person-statistics-none = Après votre première partie terminée, vous verrez ici combien de fois vous gagnez, d’où viennent vos points et ce que vous valez face aux robots.
person-game = Quel jeu
person-played = Parties
person-won = Gagnées
person-share = Part de victoires
person-mean = Points en moyenne
person-best = Meilleur score
person-uncounted = { $count ->
    [one] Une autre partie terminée ne compte pas : un robot l’a finie, ou plusieurs ont partagé l’écran.
   *[other] { $count } autres parties terminées ne comptent pas : un robot les a finies, ou plusieurs ont partagé l’écran.
}
person-wins = Victoires
person-seats = { $count } joueurs
person-people = Entre humains
person-by-level = Selon le robot le plus fort à la table
person-range = de { $low } à { $high }
person-range-vague = trop peu de parties : de { $low } à { $high }, tout est possible
person-share-together = La bande de laiton : où se trouve votre vraie part avec 95 % de certitude ; avec peu de parties, la plage est large et seulement tracée. Tous gagnent ou perdent ensemble, personne n’est donc classé.
person-endings = Comment elles ont fini
person-share-how = La bande de laiton : là où se trouve votre vraie part, avec 95 % de confiance ; avec peu de parties, la plage est large et seulement tracée. La ligne pointillée : ce qui serait équitable pour ce nombre de joueurs. Une victoire partagée compte pour sa fraction.
person-categories = Points par catégorie
person-others = autres { $figure }
person-gains = Ce qui vous fait gagner
person-character = { $name } ({ $level })
person-bot-novice = Novice
person-bot-apprentice = Apprenti
person-bot-master = Maître
person-bot-elder = Ancien
person-bot-random = Hasard
person-bot-greedy = Avide
person-bot-flat = Essai
person-bot-search = Recherche

## Classement

person-rating = Face aux robots
person-rating-none = Vous n’avez pas encore de cote : terminez une partie contre l’un des quatre niveaux, sans rien annuler.
person-rating-between = Vous jouez entre { $below } et { $above }.
person-rating-above = Vous jouez mieux que { $below }.
person-rating-below = Vous jouez encore en dessous de { $above }.
person-rating-range = { $count ->
    [one] Cote { $value }, d’après une partie : entre { $low } et { $high } avec 95 % de confiance.
   *[other] Cote { $value }, d’après { $count } parties : entre { $low } et { $high } avec 95 % de confiance.
}
person-rating-how = 400 points de plus, c’est dix victoires pour une défaite. Les niveaux ont été mesurés les uns contre les autres. Les parties où vous avez annulé un coup sont laissées de côté.

## Compte

person-account = Compte
person-guest = Vous jouez en tant qu’invité. Ce navigateur se souvient de vous ; avec un compte, vous retrouvez vos parties sur d’autres appareils.
person-way = Que faire
person-register = Nouveau compte
person-log-in = Se connecter
person-name = Nom du compte
person-password = Mot de passe
person-register-hint = Lettres, chiffres, - et _ pour le nom ; au moins 8 caractères pour le mot de passe. Il n’y a pas d’e-mail, donc personne ne pourra vous en envoyer un nouveau.
person-log-in-hint = Ce que vous avez joué en tant qu’invité dans ce navigateur passe au compte.
person-register-do = Créer le compte
person-log-in-do = Se connecter
person-registered = Le compte est créé. Toutes vos parties lui appartiennent.
person-logged-in = Vous revoilà, bienvenue.
person-has-account = Compte ouvert : { $account }.
person-old = Ancien mot de passe
person-new = Nouveau mot de passe
person-change-password = Changer le mot de passe
person-password-changed = Le mot de passe est changé. Tous les autres appareils sont déconnectés.
person-log-out = Se déconnecter

## Personnes masquées et bloquées

person-apart = Personnes masquées et bloquées
person-apart-mute = messages masqués, { $date }
person-apart-block = personne bloquée, { $date }
person-apart-lift = Lever
person-apart-lift-name = Lever : { $name }
person-apart-lifted = Levé : { $name }.

## Données personnelles

person-data = Vos données
person-export-hint = Tout ce que ce serveur sait de vous dans un fichier : tables, coups, résultats, fichiers de partie et ce que vous avez écrit. L’apparence de la page n’est gardée que par votre navigateur.
person-export = Télécharger mes données
person-delete-hint = Vous pouvez vous faire oublier à tout moment. C’est irréversible.
person-delete = Effacer mes données
person-delete-name = Votre nom, votre compte et son mot de passe sont retirés partout.
person-delete-chat = Tout ce que vous avez écrit aux tables est retiré.
person-delete-running = Dans les parties en cours, un robot prend votre place pour de bon.
person-delete-open = Les tables que vous avez ouvertes et où l’on ne joue pas encore sont abandonnées.
person-delete-finished = Ce qui a été joué reste à ceux qui ont joué avec vous, et dans les statistiques de tous : les coups et les points d’un « ancien joueur ».
person-delete-backup = Des sauvegardes plus anciennes peuvent encore contenir vos données ; elles sont chez qui tient ce serveur.
person-delete-password = Votre mot de passe, pour être sûr que c’est bien vous :
person-delete-type = Écrivez votre nom, « { $name } », pour être sûr que vous le voulez :
person-delete-not = Tout garder
person-delete-do = Effacer pour de bon
person-gone = Vos données sont effacées.
person-gone-hint = Votre nom a disparu de ce serveur. Merci d’avoir joué ici ; si vous revenez, vous serez quelqu’un de nouveau.
