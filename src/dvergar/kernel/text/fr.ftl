# Ce que tous les jeux ont en commun.

player = Joueur { $number }
former-player = Ancien joueur

## Mise en place

bad-game = Aucun jeu ne s’appelle « { $given } ». Jeux disponibles : { $known_list }.
bad-game-unfit = Impossible de jouer au jeu « { $game } » du paquet { $package } : { $why }
unfit-missing = il manque { $missing_list }.
unfit-name = le nom d’un jeu se compose de minuscules, de chiffres et de « _ », et commence par une lettre.
unfit-taken = il existe déjà un jeu de ce nom.
unfit-error = il échoue avec { $error }
unfit-create = « create » ne renvoie pas un Game.
unfit-member = « { $member } » doit être « { $wanted } », et non « { $given } ».
no-score-pad = Il n’y a pas de carnet de score pour { $game }.
pad-form = Le carnet de score est incorrect à { $field } : { $why }
pad-players = Un carnet de score compte de 1 à { $most } joueurs, pas { $count }.
bad-seats = { $game } ne se joue pas à { $given } places. Nombres possibles : { $allowed_list }.
bad-seed = Une graine est un nombre entier de 0 à 18446744073709551615, pas « { $given } ».
bad-option = { $game } n’a pas d’option « { $option } ». Options disponibles : { $known_list }.
bad-option-value = L’option « { $option } » n’admet pas « { $value } ». Valeurs possibles : { $allowed_list }.
bad-option-only = L’option « { $option } » ne s’applique qu’avec { $other } : { $value_list }.
bad-language = La langue « { $given } » n’existe pas. Langues disponibles : { $known_list }.
bad-bot = Aucun robot ne s’appelle « { $given } ». Robots disponibles : { $known_list }.
bad-bots = { $count } robots pour { $wanted } places, cela ne va pas : nommez un robot pour toutes les places, ou un pour chacune.
bad-character = Aucun robot de niveau { $bot } ne s’appelle « { $given } ». Au choix : { $known_list }.
bad-games = Le nombre de parties doit aller de 1 à { $most }, pas { $given }.
bad-jobs = Le nombre de processus doit aller de 1 à { $most }, pas { $given }.

## Actions

bad-action = « { $text } » n’est pas une action de ce jeu. Actions possibles : { $verb_list }.
bad-action-empty = Ce n’est pas une action : il n’y a aucun mot.
bad-action-long = Ce n’est pas une action : le texte dépasse { $limit } caractères.
bad-snapshot = Ceci n’est pas une position de { $game }.
bad-move-number = Il n’y a pas de coup numéro { $given } : la partie compte { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}.
why-over = La partie est terminée.
why-no-such-seat = Il n’y a pas de place { $number } : cette partie compte { $count } places.
why-not-your-turn = Ce n’est pas à vous de jouer. On attend { $seat_list }.
why-other-verb = « { $action } » n’est pas ce qui est demandé. Pour l’instant : { $verb_list }.
why-not-possible = « { $action } » n’est pas possible pour l’instant.
why-form-verb = On ne choisit pas « { $verb } » ici.
why-form-more = « { $text } » est de trop.
why-form-apart = Impossible de choisir la même chose des deux côtés : { $item_list }.
why-slot-empty = Il manque encore : { $slot }.
why-slot-word = { $slot } : « { $given } » n’est pas possible ici. Possible : { $allowed_list }.
why-slot-number = { $slot } : « { $given } » n’est pas un nombre entier.
why-slot-item = { $slot } : pas plus de { $most } × { $item }.
why-slot-range = { $slot_list } : { $low ->
    [0] au plus { $high }, pas { $count }.
   *[other] de { $low } à { $high }, pas { $count }.
}
item-times = { $count } × { $item }
nothing = rien

## Fichiers de partie

bad-file = Le fichier { $file } est illisible : { $reason }.
reason-ENOENT = ce fichier ou ce dossier n’existe pas
reason-EACCES = l’accès est refusé
reason-EISDIR = c’est un dossier
reason-ENOTDIR = une partie du chemin n’est pas un dossier
reason-text = ce n’est pas du texte UTF-8
reason-ENAMETOOLONG = le nom est trop long
reason-ENOSPC = le disque est plein
reason-EEXIST = quelque chose d’autre porte déjà ce nom
reason-EROFS = il est impossible d’écrire à cet endroit
match-foreign = Ligne { $line } : ce n’est pas un fichier de partie de Dvergar.
match-too-long = Ligne { $line } : le fichier est trop long pour une partie.
match-not-text = Ligne { $line } : le fichier est endommagé, ceci n’est pas du texte.
match-no-moves = Ligne { $line } : le fichier est tronqué, il manque la ligne « moves ».
match-bad-header = Ligne { $line } : « { $given } » n’a pas sa place dans l’en-tête d’une partie.
match-missing = Ligne { $line } : il manque « { $field } » dans l’en-tête.
match-no-number = Ligne { $line } : « { $field } » doit être un nombre entier, pas « { $given } ».
match-bad-value = Ligne { $line } : { $why }
match-other-rules = Ligne { $line } : la partie a été jouée avec la version { $given } des règles, celle d’ici est la version { $ours }.
match-other-data = Ligne { $line } : la partie a été jouée avec d’autres valeurs (données { $given }, ici { $ours }).
match-no-seat = Ligne { $line } : « { $given } » ne commence pas par le numéro d’une place.
match-bad-move = Ligne { $line } : le coup « { $given } » n’est pas possible : { $why }
match-cut-off = Ligne { $line } : le fichier est tronqué, il ne se termine pas par « end ».
match-wrong-count = Ligne { $line } : le fichier annonce { $given ->
    [one] { $given } coup
   *[other] { $given } coups
}, mais il y en a { $count }.
match-wrong-seal = Ligne { $line } : le fichier a été modifié ou endommagé, son sceau ne correspond pas.

## Fichiers de données

bad-data = { $file }, enregistrement { $record }, champ { $field } : { $why }
bad-data-file = { $file } est illisible : { $reason }.
bad-data-syntax = { $file } n’est pas du TOML : ligne { $line }, colonne { $column }.
bad-data-folder = Le dossier { $folder } n’existe pas.
bad-data-unknown-file = { $file } ne corrige rien : le jeu n’a que { $known_list }.
data-type = attendu : { $type_list } ; trouvé : { $type }.
data-length = attendu : { $count } entrées ; trouvé : { $given }.
data-choice = « { $given } » ne fait pas partie des valeurs possibles ici.
type-int = un nombre entier
type-str = un texte
type-array = une liste
type-bool = true ou false
type-object = un enregistrement
type-float = un nombre
type-null = rien
data-unknown-field = ce champ n’existe pas.
data-missing-field = ce champ est absent.
data-other = cette valeur n’est pas possible ici.
data-no-records = des enregistrements [[{ $kind }]] sont attendus.
data-no-id = un texte est attendu.
data-id-twice = il figure deux fois.
data-no-such-record = aucun enregistrement de ce nom à corriger.
data-source = « rulebook », « public: NAME » ou « reconstructed » est attendu.
data-no-source = la source de ce champ manque.
data-range = un nombre de { $low } à { $high } est attendu.

## Installation

missing-extra = Il manque des paquets pour cela ; tapez : { $command }
