game-title = Marchander
game-about = Échangez vos gemmes, puis misez-les en secret pour un trésor.
game-credit = Un exemple de la documentation de Dvergar.

option-hand = Gemmes en main
option-hand-about = Le nombre de gemmes de chacun au début.
option-hand-small = 6 gemmes
option-hand-large = 20 gemmes

## Gems

gem-ruby = Rubis
gem-emerald = Émeraude
gem-sapphire = Saphir
gem-topaz = Topaze
gem-opal = Opale
gem-amber = Ambre

## What you do

verb-offer = offer all|PLACE GEMMES for GEMMES
verb-accept = accept PLACE GEMMES for GEMMES
verb-withdraw = withdraw
verb-done = done
verb-bid = bid GEMMES
verb-outbid = outbid GEMME
verb-pass = pass
do-offer = Offre à { $seat } : { $gem_list } contre { $gem2_list }
    .words = seat gem_list =for gem2_list
do-accept = Donner à { $seat } { $gem2_list } contre { $gem_list }
    .words = seat gem_list =for gem2_list
do-withdraw = Retirer l’offre
do-done = Fin des échanges
do-bid = Miser { $gem_list }
    .words = gem_list
do-outbid = Surenchérir avec { $gem }
    .words = gem
do-pass = Laisser passer
slot-seat = À
slot-give = Vous donnez
slot-want = Vous voulez
slot-gem = Gemmes
seat-all = tout le monde

## What you are asked

ask-trade = Tout le monde échange.
ask-trade-you = Échanges — faites une offre, acceptez-en une ou arrêtez.
ask-bid = Tout le monde mise en secret.
ask-bid-you = Mise — quelles gemmes posez-vous face cachée ?
ask-outbid = { $seat } mène. Qui surenchérit ?
ask-outbid-you = Surenchère — ajoutez une gemme à votre mise ou laissez passer.

## What happened

log-lot = Manche { $round } : un trésor d’une valeur de { $points }. Compte double : { $gem }.
log-offered = { $seat } offre à tout le monde { $gem_list } contre { $gem2_list }.
log-offered-one = { $seat } offre à { $seat2 } { $gem_list } contre { $gem2_list }.
log-traded = { $seat } reçoit { $gem_list } de { $seat2 } contre { $gem2_list }.
log-withdrawn = { $seat } retire son offre.
log-void = { $seat } n’a plus les gemmes de son offre.
log-done = { $seat } a fini d’échanger.
log-bid = { $seat } pose une mise face cachée. Gemmes : { $count }.
log-bid-own = Vous posez une mise face cachée. Gemmes : { $count }. { $gem_list }
log-shown = { $seat } a misé { $gem_list }. Valeur : { $points }.
log-no-bids = Personne n’a misé. Le trésor est perdu.
log-let-go = { $seat } laisse passer.
log-outbid = { $seat } ajoute une gemme et mène : { $gem }.
log-won = { $seat } paie et prend le trésor d’une valeur de { $points }.
log-drawn = { $seat } pioche une gemme.
log-drawn-own = Vous piochez une gemme : { $gem }.
log-hand = { $seat } montre ces gemmes : { $gem_list }.

## Why not

why-no-offers-left = Vous avez fait { $count } offres dans cette manche. Il n’y en a plus.
why-nothing-offered = Vous n’avez pas d’offre à retirer.
why-done-already = Vous avez déjà fini. Vous pouvez encore accepter une offre.
why-offer-gone = Cette offre n’existe plus : regardez ce que { $seat } offre maintenant.
why-offer-not-yours = Cette offre est pour quelqu’un d’autre.
why-gems-missing = Il vous manque des gemmes pour cela : { $gem_list }.
why-too-little = Ce n’est pas assez. La mise à battre vaut { $points }.

## Points

line-lots = Trésors
line-kinds = Sortes de gemmes en main

## The table in words

show-round = Manche
show-rounds = Manches de la partie
show-lot = Trésor
show-gem = Compte double
show-points = Points
show-stack = Gemmes dans la pile
show-discard = Gemmes déjà payées
show-gems = Gemmes connues
show-offers = Offres
show-seat = De
show-seats = À
show-give = Donne
show-want = Veut
show-cards = Gemmes en main
show-bid-cards = Gemmes dans la mise
show-bid = Mise
show-offers-left = Offres restantes
show-done = A fini d’échanger
show-lots = Trésors pris
