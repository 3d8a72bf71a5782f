# Les mots du serveur de jeu.

page-front = Ceci est un serveur de jeu de Dvergar : { $link }. On rejoint ses tables depuis le terminal : dvergar connect { $link }/t/…
page-table = { $title } : une table de Dvergar. Rejoignez-la depuis le terminal : dvergar connect { $link }

sign-in = Dites d’abord qui vous êtes : venez en invité ou connectez-vous.
is-somebody = Vous êtes déjà en session. Déconnectez-vous d’abord.
not-your-seat = Ce n’est pas votre place.
not-host = Seul l’hôte de la table peut faire cela.
foreign-origin = Cette requête vient d’une autre page.
no-table = Cette table n’existe pas.
no-game = Ce jeu n’existe pas.
no-tutorial = Il n’y a pas d’initiation à ce jeu.
no-chapter = Ce chapitre n’existe pas.
no-page = Il n’y a rien ici.
bad-method = Cela ne se fait pas ici.
bad-request = Cela n’a pas été compris : { $field }.
bad-frame = Ce message n’a pas été compris.
too-large = C’est trop grand : au plus { $limit } octets.
too-slow = C’est arrivé trop lentement. Renvoyez-le.
too-often = Trop souvent. Attendez un peu.
too-many-sockets = Trop de connexions.
too-many-tables = Vous avez { $limit } tables en cours. Terminez-en ou abandonnez-en une d’abord.
too-many-reviews = Trop de parties sont en cours d’analyse. Réessayez dans quelques minutes.
our-fault = Quelque chose s’est mal passé sur le serveur. C’est noté.
no-database = Le serveur n’atteint pas sa base de données en ce moment.
database-damaged = La base de données est endommagée. « dvergar check » dit ce qui peut être sauvé.
database-full = Impossible d’écrire dans la base de données : le disque est peut-être plein ou protégé.
database-silent = La base de données ne répond pas.
start-damaged = La base de données dans { $given } est endommagée. « dvergar check » dit ce qui peut être sauvé.
start-older = La base de données est plus ancienne que ce qui a été annoncé comme enregistré : il manque { $count ->
    [one] une transaction
   *[other] { $count } transactions
}. Le fichier dvergar.sqlite-wal a peut-être été supprimé ou endommagé : remettez-le, ou démarrez avec --accept-loss pour continuer sans.

bad-name = Un nom a de 1 à { $limit } lettres visibles ou émojis, avec au plus 3 accents par lettre.
bad-account = Le nom d’un compte a de { $low } à { $limit } lettres simples d’une même écriture, chiffres, - ou _.
bad-password = Un mot de passe a de { $low } à { $limit } caractères.
account-taken = Ce compte existe déjà.
has-account = Vous avez déjà un compte.
no-account = Vous n’avez pas de compte.
wrong-password = Nom de compte ou mot de passe incorrect.
wrong-name = Pour confirmer, écrivez votre nom tel quel : { $name }.
bad-chat = Un message a de 1 à { $limit } lettres visibles ou émojis, avec au plus 3 accents par lettre.
bad-phrase = La phrase « { $given } » n’existe pas. Phrases possibles : { $known_list }.
bad-reaction = La réaction « { $given } » n’existe pas. Réactions possibles : { $known_list }.
unknown-message = Ce message n’existe pas à cette table.
already-reacted = Vous avez déjà réagi ainsi.
not-reacted = Vous n’avez pas réagi ainsi.
no-chat-here = Vous ne pouvez rien dire à cette table.
not-yourself = Vous ne pouvez pas faire cela à vous-même.
no-such-person = Il n’y a personne à qui faire cela.
too-many-others = Vous avez masqué ou bloqué { $limit } personnes. Levez-en d’abord une.
banned = L’exploitant de ce serveur vous en a interdit l’accès.
muted = L’exploitant de ce serveur vous a retiré la parole : vous ne pouvez ni envoyer de messages ni changer de nom.
no-person = Cette personne n’existe pas : { $given }.

table-open = La partie n’a pas encore commencé.
table-running = La partie a déjà commencé.
table-over = La partie est terminée.
table-cancelled = La table a été abandonnée.
table-full = Il s’est passé trop de choses à cette table.
seat-taken = Cette place est prise.
seat-kept = Cette place est gardée pour quelqu’un qui jouait avant.
not-welcome = Vous ne pouvez pas vous asseoir à cette table.
blocked-here = À cette table se trouve une personne que vous avez bloquée. Débloquez-la d’abord.
removed-here = L’hôte vous a fait quitter cette table.
removed-already = L’hôte a déjà retiré cette personne.
remove-first = Cette place est prise. Retirez d’abord la personne.
one-seat-each = À cette table, chacun n’a qu’une place.
seat-away = Un robot joue à cette place. Reprenez-la d’abord.
seat-not-away = Aucun robot ne joue à cette place.
vote-clock = À cette table, c’est le temps de jeu qui décide quand un robot prend le relais.
vote-not-waited = La partie n’attend pas cette personne.
vote-early = Cette personne était là il y a peu. Vous pourrez laisser jouer un robot dans { $hours ->
    [0] { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
   *[other] { $hours } heures
}.
vote-given = Vous avez déjà accepté. Il faut encore l’accord des autres, ou un peu de temps.
not-over = Cela ne se voit qu’une fois la partie terminée.
no-rematch = Une revanche se demande après la fin, par ceux qui ont joué.
rematch-made = Il y a déjà une revanche.
no-match-file = Cette partie a commencé au milieu d’une autre ; elle n’a pas de fichier.
other-rules = Cette table a été jouée selon la version { $given } des règles ; ce serveur a la version { $ours }.
other-data = Cette table se joue avec d’autres valeurs que celles de ce serveur.
bad-move = Il n’y a pas de coup { $given } ; la partie en a { $count }.
fork-seats = Cette partie a { $count } places, et non { $given }.
fork-without-me = Prenez vous-même une des places.
side-game = Cette partie en continue une autre qui n’est pas terminée et où il n’y a pas de conseils. Ce sera possible quand cette autre partie sera terminée.

nothing-to-undo = Vous n’avez aucune décision à annuler.
undo-asked = Quelqu’un demande déjà une annulation.
no-undo-wish = Personne ne veut annuler quoi que ce soit.
undo-answered = Vous avez déjà accepté.
no-hints = À cette table, il n’y a pas de conseils.
nothing-to-decide = Il n’y a rien à décider pour vous.
hint-late = La table a changé entre-temps. Redemandez.
quiet-not-here = « Ne plus me demander pendant ce tour » n’est pas possible ici.
quiet-not-silence = « Ne plus me demander pendant ce tour » ne va qu’avec « { $action } ».
no-proposals = Les propositions ne sont possibles que dans les jeux où tous savent la même chose.
proposal-empty = Proposez une action, ou montrez quelque chose.
proposal-own = Cette décision est la vôtre.
proposal-nobody = Personne d’autre n’a quelque chose à décider en ce moment.

bad-limit = Cette limite n’existe pas : { $given }. Il y a : { $known_list }, chacune à partir de 1.
bad-keep = Cela ne se garde pas ainsi : { $given }. Il y a { $known_list }, chacun de 0 (toujours) à 36500 jours.
bad-database = Ce n’est pas l’adresse d’une base PostgreSQL : { $given }://… Elle ressemble à postgresql://utilisateur@machine/nom.
no-database-there = La base de données est hors d’atteinte : { $reason }.
bad-folder = Le dossier de données est inutilisable : { $given }.
folder-open = Tout le monde sur cette machine peut écrire dans le dossier de données { $given } : donnez-lui les bons droits avec chmod 700.
key-not-whole = La clé dans { $given } n’est pas complète : restaurez-la d’une sauvegarde, ou supprimez-la ; tout le monde devra alors se reconnecter, et les invités perdront leurs places.
key-open = D’autres sur cette machine peuvent lire la clé dans { $given } : donnez-lui les bons droits avec chmod 600, ou supprimez-la si quelqu’un a pu la lire ; tout le monde devra alors se reconnecter, et les invités perdront leurs places.
key-not-ours = { $given } doit être un fichier ordinaire (pas un lien) qui appartient à l’utilisateur qui lance le serveur : mettez-y la clé elle-même, ou lancez le serveur sous cet utilisateur.
folder-in-use = Un autre serveur utilise ce dossier de données : { $given }.
bad-port = Impossible d’écouter sur { $given }.
workers-need-postgresql = Plusieurs processus ont besoin de PostgreSQL : indiquez-le avec --database.
bad-backup-file = La sauvegarde ne peut pas être écrite, ou le fichier existe déjà : { $given }.
bad-backup = Ce n’est pas une sauvegarde complète d’un serveur : { $given }.
other-backup = La sauvegarde vient d’une autre version de Dvergar ({ $given }).
not-empty = Une sauvegarde ne se restaure que là où il n’y a pas encore de données.

# Ce qu’on dit d’un seul geste ; chacun le lit dans sa langue.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-moment = Un instant, s’il vous plaît.
phrase-no-hurry = Prenez votre temps.
phrase-my-turn = C’est à moi ?
phrase-yes = Oui
phrase-no = Non
phrase-again = Encore une partie ?
phrase-bye = Au revoir !

# Ce qu’on pense d’un message.
reaction-thumb = Pouce levé
reaction-heart = Cœur
reaction-laugh = Rire
reaction-wow = Surprise
reaction-hammer = Coup de marteau
