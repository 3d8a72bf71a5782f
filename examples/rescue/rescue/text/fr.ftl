game-title = Sauvetage
game-about = Creusez ensemble pour sortir de la montagne avant que l’air ne manque.
game-credit = Un exemple de la documentation de Dvergar.

option-mountain = Montagne
option-mountain-about = Dans une montagne agitée, plus de rochers tombent.
option-mountain-calm = calme
option-mountain-wild = agitée

verb-dig = dig
verb-prop = prop
verb-rest = rest
verb-shield = shield
verb-no = no
verb-whistle = whistle
do-dig = Creuser
do-prop = Poser un étai
do-rest = Se reposer
do-shield = Lever son bouclier
do-no = Ne pas utiliser son bouclier
do-whistle = Siffler

ask-work = { $seat } travaille.
ask-work-you = À vous de jouer — creusez, posez un étai ou reposez-vous.
ask-shield = Un rocher tombe sur { $seat }. Qui lève un bouclier ?
ask-shield-you = Un rocher tombe sur { $seat } — levez-vous votre bouclier ?

log-dug = { $seat } obtient { $number } au dé et dégage des gravats : { $count }.
log-propped = { $seat } pose un étai.
log-rested = { $seat } se repose et gagne 1 force.
log-shakes = La montagne tremble.
log-missed = Aucun rocher ne tombe sur { $seat } : le dé montre { $number }.
log-held = Un rocher tombe sur { $seat }, et un étai le retient : le dé montre { $number }.
log-dodged = Un rocher tombe, mais l’alerte a sauvé { $seat } : le dé montre { $number }.
log-falls = Un rocher tombe sur { $seat } : le dé montre { $number }.
log-shielded = { $seat } lève un bouclier. Il se brise.
log-no-shield = { $seat } n’utilise pas son bouclier.
log-hurt = { $seat } perd 1 force.
log-air = Manches d’air restantes : { $count }.
log-whistled = { $seat } siffle : le prochain rocher ne blessera personne.

why-props = Il n’y a de place que pour { $most } étais.
why-rested = Vous êtes déjà en pleine forme.
why-warned = L’alerte est déjà donnée. Gardez votre sifflet pour plus tard.
why-no-whistle = Vous avez déjà sifflé.

outcome-saved = La sortie est libre. Manches d’air restantes : { $count }.
outcome-saved-often = Tout le monde est sorti.
outcome-no-air = L’air a manqué. Gravats restants : { $count }.
outcome-no-air-often = L’air a manqué.
outcome-crushed = Les rochers ont eu raison de { $seat_list }.
outcome-crushed-often = Les rochers ont eu raison de quelqu’un.

show-air = Manches d’air
show-rubble = Gravats sur le chemin
show-props = Étais
show-warned = Alerte donnée
show-seat = Un rocher tombe sur
show-strength = Force
show-shield = Bouclier
show-whistle = Sifflet
