game-title = Feilschen
game-about = Tausch deine Edelsteine, dann biete sie geheim für einen Schatz.
game-credit = Ein Beispiel aus der Dokumentation von Dvergar.

option-hand = Edelsteine auf der Hand
option-hand-about = Mit so vielen Edelsteinen beginnen alle.
option-hand-small = 6 Edelsteine
option-hand-large = 20 Edelsteine

## Gems

gem-ruby = Rubin
gem-emerald = Smaragd
gem-sapphire = Saphir
gem-topaz = Topas
gem-opal = Opal
gem-amber = Bernstein

## What you do

verb-offer = offer all|PLATZ STEINE for STEINE
verb-accept = accept PLATZ STEINE for STEINE
verb-withdraw = withdraw
verb-done = done
verb-bid = bid STEINE
verb-outbid = outbid STEIN
verb-pass = pass
do-offer = Angebot an { $seat }: { $gem_list } für { $gem2_list }
    .words = seat gem_list =for gem2_list
do-accept = { $seat } { $gem2_list } für { $gem_list } geben
    .words = seat gem_list =for gem2_list
do-withdraw = Angebot zurückziehen
do-done = Fertig getauscht
do-bid = { $gem_list } bieten
    .words = gem_list
do-outbid = Mit { $gem } überbieten
    .words = gem
do-pass = Nicht überbieten
slot-seat = An
slot-give = Du gibst
slot-want = Du willst
slot-gem = Edelsteine
seat-all = alle

## What you are asked

ask-trade = Alle tauschen.
ask-trade-you = Tauschen — mach ein Angebot, nimm eines an oder hör auf.
ask-bid = Alle bieten geheim.
ask-bid-you = Bieten — welche Edelsteine legst du verdeckt hin?
ask-outbid = { $seat } führt. Wer überbietet?
ask-outbid-you = Überbieten — leg einen Edelstein dazu oder überbiete nicht.

## What happened

log-lot = Runde { $round }: ein Schatz mit dem Wert { $points }. Doppelt zählt: { $gem }.
log-offered = { $seat } bietet allen { $gem_list } für { $gem2_list }.
log-offered-one = { $seat } bietet { $seat2 } { $gem_list } für { $gem2_list }.
log-traded = { $seat } bekommt { $gem_list } von { $seat2 } für { $gem2_list }.
log-withdrawn = { $seat } zieht das Angebot zurück.
log-void = { $seat } hat die angebotenen Edelsteine nicht mehr.
log-done = { $seat } tauscht nicht mehr.
log-bid = { $seat } legt verdeckt ein Gebot hin. Edelsteine: { $count }.
log-bid-own = Du legst verdeckt ein Gebot hin. Edelsteine: { $count }. { $gem_list }
log-shown = { $seat } hat { $gem_list } geboten. Wert: { $points }.
log-no-bids = Niemand hat geboten. Der Schatz ist weg.
log-let-go = { $seat } überbietet nicht.
log-outbid = { $seat } legt einen Edelstein dazu und führt: { $gem }.
log-won = { $seat } zahlt und nimmt den Schatz mit dem Wert { $points }.
log-drawn = { $seat } zieht einen Edelstein.
log-drawn-own = Du ziehst einen Edelstein: { $gem }.
log-hand = { $seat } zeigt diese Edelsteine: { $gem_list }.

## Why not

why-no-offers-left = In dieser Runde hast du schon { $count } Angebote gemacht. Mehr gibt es nicht.
why-nothing-offered = Du hast kein Angebot, das du zurückziehen kannst.
why-done-already = Du bist schon fertig. Annehmen kannst du immer noch.
why-offer-gone = Das Angebot ist weg: Sieh nach, was { $seat } jetzt bietet.
why-offer-not-yours = Das Angebot ist für jemand anders.
why-gems-missing = Dafür fehlen dir Edelsteine: { $gem_list }.
why-too-little = Das reicht nicht. Das höchste Gebot hat den Wert { $points }.

## Points

line-lots = Schätze
line-kinds = Sorten auf der Hand

## The table in words

show-round = Runde
show-rounds = Runden der Partie
show-lot = Schatz
show-gem = Doppelt zählt
show-points = Punkte
show-stack = Edelsteine im Stapel
show-discard = Bezahlte Edelsteine
show-gems = Bekannte Edelsteine
show-offers = Angebote
show-seat = Von
show-seats = An
show-give = Gibt
show-want = Will
show-cards = Edelsteine auf der Hand
show-bid-cards = Edelsteine im Gebot
show-bid = Gebot
show-offers-left = Übrige Angebote
show-done = Fertig getauscht
show-lots = Genommene Schätze
