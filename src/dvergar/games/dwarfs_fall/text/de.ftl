# Dwar7s Fall.

game-title = Dwar7s Fall
game-about = Lege ein Land voller Mauern und Minen aus, schicke deine sieben Zwerge gemeinsam an die Arbeit, tausche vor dem Winter Edelsteine gegen Vorräte und sorge dafür, dass Drachen, Riesen und Oger die anderen beschäftigen.
game-credit = Ein Spiel von Luís Brüh, erschienen bei Vesuvius Media. Viele Zahlen auf den Karten wurden nie veröffentlicht und sind hier nachempfunden: „dvergar data dwarfs_fall“ sagt, welche. Dies ist eine Umsetzung von Fans: Wenn sie dir gefällt, kauf dir das Spiel.

## Optionen

option-castle_cover = Karten auf Burgen
option-castle_cover-about = Nach dem Regelheft darf nichts auf eine Burg. Mit dieser Option dürfen Burgen und Frostriesen eine Burg ohne Zwerg überdecken; sie ist dann aus dem Spiel.
option-castle_cover-forbidden = nie
option-castle_cover-faq = Burgen und Riesen
option-extra_action = Die Extra-Aktion der Burg
option-extra_action-about = Sofort heißt: Die vierte Aktion kommt und geht mit Burg und Riese, auch mitten im Zug. Sonst behält ein Zug die Aktionen, mit denen er begann.
option-extra_action-live = zählt sofort
option-extra_action-turn_start = zählt ab dem nächsten Zug
option-dig_block = Ein Monster verhindert das Graben
option-dig_block-about = Drachen und Riesen verhindern das Graben dort, wo der Stapel liegt, dort, wo die Burg steht, oder an beiden Orten.
option-dig_block-both = beim Stapel oder bei der Burg
option-dig_block-stack = beim Stapel
option-dig_block-castle = bei der Burg
option-reveal = Geheime Ziele werden aufgedeckt
option-reveal-about = Wer ein geheimes Ziel erreicht hat, darf es jederzeit aufdecken, nur im eigenen Zug, oder es wird sofort aufgedeckt.
option-reveal-windows = jederzeit
option-reveal-own_turn = im eigenen Zug
option-reveal-auto = von selbst
option-gems_public = Alle sehen die Edelsteine von allen
option-gems_public-about = Edelsteine werden offen genommen und bezahlt. Ohne diese Option sehen die anderen nur, wie viele du hast.
option-gems_public-yes = ja
option-gems_public-no = nein
option-shared_kingdom = Ein gemeinsames Königreich
option-shared_kingdom-about = Burgen ohne Mauer dazwischen teilen ein Königreich: Seine Punkte zählen für alle ganz, oder sie werden geteilt und abgerundet.
option-shared_kingdom-full = zählt für alle ganz
option-shared_kingdom-split = wird aufgeteilt
option-recall = Eine Aktion darf einen Zwerg zurückholen
option-recall-about = Eine Hausregel für Zwerge, die feststecken: Eine Aktion holt einen eigenen von irgendeiner Karte zurück.
option-recall-no = nein
option-recall-yes = ja
option-max_rounds = Höchstens so viele Runden
option-max_rounds-about = Nach so vielen Runden endet die Partie, auch wenn niemand genug Ziele hat.
option-max_rounds-10 = 10
option-max_rounds-20 = 20
option-max_rounds-30 = 30
option-goals_to_end = Ziele, die die Partie beenden
option-goals_to_end-about = Sobald jemand so viele Ziele hat, läuft die letzte Runde. Mit weniger Zielen wird die Partie kürzer.
option-goals_to_end-2 = 2
option-goals_to_end-3 = 3
option-goals_to_end-4 = 4
option-start = Wer beginnt
option-start-about = Nach dem Regelheft beginnt die jüngste Person. Hier beginnt der erste Platz, oder es wird gelost.
option-start-seat0 = der erste Platz
option-start-random = das Los entscheidet

## Namen

kind-castle = Burg
kind-emerald_mine = Smaragdmine
kind-gold_mine = Goldmine
kind-diamond_mine = Diamantenmine
kind-ruby_mine = Rubinmine
kind-dragon = Drache
kind-giant = Frostriese
kind-inn = Gasthaus
kind-shop = Laden
kind-none = leerer Platz
short-castle = Burg
short-emerald_mine = Smaragd
short-gold_mine = Gold
short-diamond_mine = Diamant
short-ruby_mine = Rubin
short-dragon = Drache
short-giant = Riese
short-inn = Gasthaus
short-shop = Laden
gem-gold = Gold
gem-emerald = Smaragd
gem-diamond = Diamant
gem-ruby = Rubin
ogre-panic = Panik
ogre-thief = Dieb
ogre-brute = Grobian
ogre-upkeep = Unterhalt
ogre-crown = Krone
trade-T01 = Brot
trade-T02 = Käse
trade-T03 = Rüben
trade-T04 = Kräuter
trade-T05 = Würste
trade-T06 = Honig
trade-T07 = Räucherfisch
trade-T08 = Äpfel
trade-T09 = Schinken
trade-T10 = Bier
secret-builder = Baumeister
secret-hunter = Jäger
secret-king = König
secret-miner = Bergmann
secret-disguised_ogre = Getarnter Oger
secret-explorer = Forscher
secret-sorcerer = Zauberer

## Wie man Aktionen schreibt

verb-play = play ART X,Y DREHUNGEN
verb-place = place X,Y
verb-move = move X,Y X,Y
verb-recall = recall X,Y
verb-upkeep = upkeep X,Y
verb-panic = panic SPIELER X,Y X,Y
verb-thief = thief SPIELER
verb-crown = crown SPIELER
verb-brute = brute X,Y X,Y SPIELER
verb-end = end
verb-resolve = resolve X,Y
verb-trade = trade ZIEL|none
verb-dig = dig X,Y|none
verb-discard = discard EDELSTEIN|OGER
verb-reveal = reveal
verb-pass = pass

## Aktionen in Worten: `.words` nennt die Wörter einer Aktion der Reihe nach

do-play = Karte auf { $cell } legen: { $kind }, { $turn }
    .words = kind cell turn
do-place = Zwerg auf { $cell } setzen
    .words = cell
do-move = Zwerg von { $cell } nach { $cell2 } bewegen
    .words = cell cell2
do-recall = Zwerg von { $cell } zurückholen
    .words = cell
do-upkeep = Unterhalt: alle Zwerge von { $cell } heimschicken
    .words = cell
do-panic = Panik: von { $cell } nach { $cell2 } rennt ein Zwerg von { $seat2 }
    .words = seat2 cell cell2
do-thief = Dieb: einen Edelstein von { $seat2 } stehlen
    .words = seat2
do-crown = Krone: alle Ogerkarten von { $seat2 } nehmen
    .words = seat2
do-brute = Grobian: deinen Zwerg auf { $cell } mit einem von { $seat2 } auf { $cell2 } tauschen
    .words = cell cell2 seat2
do-end = Aktionen beenden
do-resolve = Als Nächstes die Aufgabe auf { $cell } erledigen
    .words = cell
do-trade = Kaufen: { $trade }
    .words = trade
do-dig = Graben: { $cell }
    .words = cell
do-discard = Abwerfen: { $card }
    .words = card
do-reveal = Das geheime Ziel aufdecken
do-pass = Das geheime Ziel geheim halten
turn-0 = ungedreht
turn-1 = um 90° gedreht
turn-2 = um 180° gedreht
turn-3 = um 270° gedreht
trade-none = nichts
cell-none = nirgends
card-gold = { gem-gold }
card-emerald = { gem-emerald }
card-diamond = { gem-diamond }
card-ruby = { gem-ruby }
card-panic = { ogre-panic }
card-thief = { ogre-thief }
card-brute = { ogre-brute }
card-upkeep = { ogre-upkeep }
card-crown = { ogre-crown }

## Die aktuelle Entscheidung

ask-act = { $seat } legt Karten, setzt oder bewegt Zwerge und schickt Oger los.
ask-order = { $seat } bestimmt, welche Aufgabe als Nächstes kommt.
ask-trade = Laden: { $seat } darf Edelsteine gegen ein offenes Handelsziel tauschen.
ask-dig = Burg: { $seat } darf eine verdeckte Karte ausgraben.
ask-window = { $seat } wird nach dem geheimen Ziel gefragt, wie alle in dieser Lage.
ask-discard = Zu viele Handkarten: { $seat } wirft einen Edelstein oder einen Oger ab.

## Warum nicht

why-revealed = Dein geheimes Ziel liegt schon offen.
why-secret-not-met = Die Bedingung deines geheimen Ziels ist gerade nicht erfüllt.
why-not-in-hand = Diese Karte hast du nicht auf der Hand: { $kind }.
why-first-card = Die erste Karte liegt ungedreht auf 0,0: Jeder andere Platz liefe auf dasselbe hinaus.
why-not-beside = Neben { $cell } liegt keine Karte.
why-cover-symbol = Die Karten haben nicht dasselbe Symbol: { $kind }, { $kind2 }.
why-cover-monster = Auf ein Monster kann man nichts legen: { $kind2 }.
why-cover-castle = Diese Karte darf nicht auf eine Burg: { $kind }.
why-cover-dwarfs = Auf dieser Karte stehen Zwerge: { $kind2 }.
why-no-actions = Du hast alle deine { $count } Aktionen verbraucht.
why-no-supply = Alle deine Zwerge sind auf dem Tisch.
why-no-card = Auf { $cell } liegt keine Karte.
why-no-dwarf = Auf { $cell } steht keiner deiner Zwerge.
why-wall = Von { $cell } führt kein offener Weg in einem Schritt nach { $cell2 }.
why-full = Auf { $cell } ist kein Feld frei.
why-no-recall = In dieser Partie kann man keinen Zwerg zurückholen.
why-no-ogre = Diese Ogerkarte hast du nicht: { $ogre }.
why-panic = Panik: Ein Zwerg rennt eine oder zwei Karten weit, durch keine Mauer, und jede Karte auf dem Weg braucht ein freies Feld.
why-thief = Dieb: Bestehlen lässt sich nur jemand anders, der einen Edelstein hat.
why-brute = Grobian: Dort müssen einer deiner Zwerge und ein fremder stehen, auf verschiedenen Karten.
why-upkeep = Unterhalt: Dort steht kein Zwerg.
why-crown = Krone: Bestehlen lässt sich nur jemand anders, der eine Ogerkarte hat.
why-resolved = Die Aufgabe auf { $cell } ist schon erledigt.
why-not-ready = Auf { $cell } stehen { $count } von { $need } nötigen Zwergen.
why-trade-cost = Dieses Handelsziel kannst du nicht bezahlen: { $trade }.
why-trade-closed = Dieses Handelsziel liegt nicht aus: { $trade }.
why-dig-single = Auf { $cell } ist nichts verdeckt.
why-dig-dwarfs = Auf { $cell } stehen Zwerge.
why-dig-monster = Auf { $cell } liegt oben ein Monster.
why-dig-region = Ein Monster im selben Königreich verhindert das Graben auf { $cell }.
why-no-gem = Diesen Edelstein hast du nicht: { $gem }.

## Was geschah

log-turn-begins = Runde { $round }: { $seat } ist am Zug.
log-laid = { $seat } legt eine Karte auf { $cell }: { $kind }.
log-covered = { $seat } überdeckt auf { $cell } eine Karte: { $kind } auf { $kind2 }.
log-placed = { $seat } setzt einen Zwerg auf { $cell }: { $kind }.
log-moved = { $seat } bewegt einen Zwerg von { $cell2 } nach { $cell }: { $kind }.
log-recalled = { $seat } holt einen Zwerg von { $cell } zurück: { $kind }.
log-mined = { $seat } schürft auf { $cell }: { $gem } × { $count }.
log-mine-blocked = Ein Drache bewacht die Mine auf { $cell } ({ $kind }): Die Zwerge von { $seat } kommen mit leeren Händen zurück.
log-mine-empty = Vorrat leer ({ $gem }): Die Zwerge von { $seat } kommen von { $cell } ({ $kind }) mit leeren Händen zurück.
log-ogre-hired = { $seat } wirbt im Gasthaus ({ $cell }) einen Oger an.
log-ogre-hired-own = { $seat } wirbt im Gasthaus ({ $cell }) einen Oger an: { $ogre }.
log-ogres-shuffled = Die abgelegten Ogerkarten werden zu einem neuen Stapel gemischt.
log-no-ogres = Kein Oger mehr da: Die Zwerge von { $seat } kommen von { $cell } mit leeren Händen zurück.
log-slain = { $seat } besiegt auf { $cell } ein Monster: { $kind }.
log-no-trade = { $seat } kann kein Ziel bezahlen: Die Zwerge kommen von { $cell } zurück.
log-trade-declined = { $seat } handelt nicht.
log-traded = { $seat } erreicht ein Handelsziel: { $trade }.
log-trade-opened = Ein neues Handelsziel liegt aus: { $trade }.
log-no-dig = Es gibt nichts zu graben: Die Zwerge von { $seat } kommen von { $cell } zurück.
log-dig-declined = { $seat } gräbt nicht.
log-dug = { $seat } gräbt auf { $cell }: { $kind } kommt nach oben, { $kind2 } nach unten.
log-panic = Panik! { $seat } jagt von { $cell2 } nach { $cell } einen Zwerg von { $seat2 }: { $kind }.
log-stolen = Dieb: { $seat } bestiehlt { $seat2 }: { $gem }.
log-stolen-unseen = Dieb: { $seat } stiehlt { $seat2 } einen Edelstein.
log-stolen-unseen-own = Dieb: { $seat } stiehlt { $seat2 } einen Edelstein: { $gem }.
log-crowned = Krone: { $seat } nimmt alle Ogerkarten von { $seat2 } ({ $count }).
log-crowned-own = Krone: { $seat } nimmt alle Ogerkarten von { $seat2 } ({ $count }): { $ogre_list }.
log-brute = Grobian: Ein Zwerg von { $seat } auf { $cell } ({ $kind }) und einer von { $seat2 } auf { $cell2 } tauschen die Plätze.
log-upkeep = Unterhalt: { $seat } schickt alle Zwerge von { $cell } ({ $kind }) zurück.
log-gem-discarded = { $seat } wirft einen Edelstein ab: { $gem }.
log-ogre-discarded = { $seat } wirft einen Oger ab: { $ogre }.
log-revealed = { $seat } deckt ein geheimes Ziel auf: { $secret }.
log-gems-shown = { $seat } legt die Edelsteine offen: { $gem_list }.
log-last-round = { $seat } hat { $count } Ziele: Diese Runde ist die letzte.
log-game-over = { $count ->
    [one] Die Partie ist zu Ende: { $seat_list } gewinnt.
   *[other] Die Partie ist zu Ende: { $seat_list } teilen sich den Sieg.
}

## Was für eine Aktion spricht

reason-kingdom = { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
} für dein Königreich.
reason-extra-action = Eine Aktion mehr in jedem deiner Züge.
reason-shared = Du teilst dir ein Königreich mit { $seat2 }.
reason-loses = { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
} für das Königreich von { $seat2 }.
reason-giant = { $seat2 } verliert die Extra-Aktion.
reason-dragon = Die Minen im Königreich von { $seat2 } bringen nichts mehr.
reason-first = Die erste Karte dieser Art auf dem Tisch: { $kind }.
reason-secret = Näher an deinem geheimen Ziel ({ $secret }): { $count ->
    [one] Es fehlt noch { $count }.
   *[other] Es fehlen noch { $count }.
}
reason-secret-met = Erfüllt dein geheimes Ziel: { $secret }.
reason-waits = Dann { $count ->
    [one] fehlt dort noch ein Zwerg
   *[other] fehlen dort noch { $count } Zwerge
}: { $kind }.
reason-blocks = { $seat2 } kann die Aufgabe dort nicht mehr erledigen: { $kind }.
reason-ogre = Bringt eine Ogerkarte.
reason-gems = Bringt Edelsteine: { $gem } × { $count }.
reason-last-gems = Nimmt die letzten Edelsteine des Stapels: { $gem } × { $count }.
reason-pays = Das genügt, um { $trade } zu bezahlen.
reason-short = Dann fehlt nur noch ein Edelstein für { $trade }.
reason-slays = Besiegt ein Monster ({ $kind }): { $points } Punkte.
reason-buys = Kauft { $trade }: { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
} mehr, als die Edelsteine wert sind.
reason-goal = Ziel { $count } von { $needed }.
reason-last-round = Das letzte Ziel: Diese Runde wird die letzte.
reason-points = { $points ->
    [1] { $points } sicherer Punkt
   *[other] { $points } sichere Punkte
}.
reason-behind = Jetzt aufgedeckt, würde es die Partie beenden, während jemand anders vorn liegt.
reason-digs = Gräbt aus: { $kind }.
reason-no-points = Ogerkarten zählen am Ende nichts.
reason-surplus = So viel davon verlangt kein offenes Ziel: { $gem }.
reason-worth = Am Ende nur { $points } wert: { $gem }.
reason-steals = { $seat2 } verliert einen Edelstein, du bekommst ihn.
reason-takes = { $count ->
    [one] Eine Ogerkarte
   *[other] { $count } Ogerkarten
} von { $seat2 }.
reason-room = Dort ist wieder Platz für genug deiner Zwerge: { $kind }.
reason-drives-off = { $count ->
    [one] Ein Zwerg
   *[other] { $count } Zwerge
} weniger von { $seat2 }: { $kind }.
reason-in-vain = Der Zwerg kann dort nichts ausrichten.

## Die Wertung

line-trade = Handelsziel: { $trade }
line-secret = Geheimes Ziel: { $secret }
line-monsters = Monster
line-gold = Gold
line-emerald = Smaragde
line-diamond = Diamanten
line-ruby = Rubine
line-kingdom = Königreich: { $kind }
line-shared = Königreich aufgeteilt
line-trades = Handelsziele
line-secrets = Geheimes Ziel
line-gems = Edelsteine
line-cards = Königreich
category-trade = Handelsziele
category-secret = Geheimes Ziel
category-kingdom = Königreich
how-monsters = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-gold = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-emerald = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-diamond = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-ruby = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-kingdom = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
how-shared = auf { $count } Burgen
how-trades = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
}
how-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
insight-secret = Ausgeteiltes geheimes Ziel
insight-shown = Aufgedecktes geheimes Ziel
insight-trade = Handelsziel
insight-monster = Besiegtes Monster
insight-kingdom = Punkte des Königreichs
insight-when = Runde
insight-after = Nach Runde
shown-builder = Baumeister
shown-hunter = Jäger
shown-king = König
shown-miner = Bergmann
shown-disguised_ogre = Getarnter Oger
shown-explorer = Forscher
shown-sorcerer = Zauberer
monster-dragon = Drache
monster-giant = Frostriese

## Der Wertungsblock

pad-trade-unknown = { $who }: Ein Handelsziel namens „{ $given }“ gibt es nicht.
pad-secret-unknown = { $who }: Ein geheimes Ziel namens „{ $given }“ gibt es nicht.
pad-gem-unknown = { $who }: Einen Edelstein namens „{ $given }“ gibt es nicht.
pad-kind-unknown = { $who }: Eine Königreichskarte namens „{ $given }“ gibt es nicht.
pad-kingdom = { $who }: { $count } Karten dieser Art sind unmöglich, in der Schachtel sind { $most }: { $kind }.
pad-no-castle = { $who }: Ein Königreich ohne Burg ist keines.
pad-monsters = { $who }: { $count } Monster sind unmöglich, in der Schachtel sind 0 bis { $most }.
pad-monsters-together = Zusammen können es nicht { $count } Monster sein: In der Schachtel sind { $most }.
pad-monster-unknown = { $who }: Ein Monster namens „{ $given }“ gibt es nicht.
pad-printed = { $who }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} mit zusammen { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkten
}: Das ist unmöglich.
pad-dwarfs = { $who }: Jeder hat { $most } Zwerge, nicht { $count }.
pad-kingdoms-together = Alle Königreiche und Trophäen zusammen können nicht { $count } Karten dieser Art haben, es gibt { $most }: { $kind }. Ein gemeinsames Königreich ist auf jedem Blatt gleich.
pad-trade-twice = Dieses Handelsziel gibt es nur einmal: { $trade }.
pad-secret-twice = Dieses geheime Ziel gibt es nur einmal: { $secret }.
pad-gems = So viele Karten gibt es nicht ({ $gem }): { $count } statt höchstens { $most }.

## Datendateien

data-monster = Ein Monster hat genau so viele Felder, wie man Zwerge braucht, um es zu besiegen.
data-task = Diese Karte hat in den Regeln eine andere Aufgabe.
data-mines = Jeder Edelstein braucht eine Mine.
data-cost = Ein Ziel kostet mindestens einen Edelstein, und von keiner Sorte mehr, als es gibt.

## Der Tisch im Terminal

show-title = { $title }:
show-round = Runde { $round }
show-last-round = letzte Runde
show-over = Spielende
show-actions = Verbrauchte Aktionen
show-empty = Der Tisch ist noch leer.
show-trades = Handelsziele
show-piles = Edelsteinvorrat
show-ogre-deck = Ogerstapel
show-ogre-discard = abgelegt
show-hand = Hand
show-gems = Edelsteine
show-ogres = Oger
show-dwarfs = Zwerge
show-goals = Ziele
show-kingdom = Königreich
show-points = Punkte
show-secret = Dein geheimes Ziel
show-monsters = { $count ->
    [one] 1 Monster
   *[other] { $count } Monster
}
show-legend = Linien sind Mauern; Buchstaben sind Zwerge nach Farbe, Punkte freie Felder, die Zahl dahinter sagt, wie viele die Aufgabe braucht; ×2: ein Stapel aus zwei Karten.
letter-blue = B
letter-red = R
letter-green = G
letter-yellow = L
hint-act = Schreib eine Aktion: „play shop 1,0 2“ (Karte, x,y, Vierteldrehungen im Uhrzeigersinn), „place 1,0“, „move 1,0 2,0“, einen Oger wie „upkeep 1,0“, „reveal“ oder „end“. Zum Beispiel: „{ $example }“.
offer-trade = { $trade } ({ $cost }): { $points } Punkte
about-trade = kostet { $cost }; { $points } Punkte

## Was die Aufgaben der Königreichskarten bewirken

task = { $need ->
    [one] { $need } Zwerg
   *[other] { $need } Zwerge einer Farbe
}: { $effect }.
effect-mine = { $amount } × { $gem } aus dem Vorrat nehmen
effect-hire = eine Ogerkarte ziehen
effect-trade = Du darfst die Edelsteine eines offenen Ziels bezahlen und es nehmen
effect-dig = Du darfst die oberste Karte eines Stapels nach unten legen
effect-slay = das Monster besiegen

## Erklärungen zu den Wörtern auf dem Tisch

thing-wall = Mauer
thing-kingdom = Königreich
thing-stack = Stapel
thing-ogre = Oger
thing-monster = Monster
thing-goal = Ziel
thing-hand = Hand
topic-wall = Eine Mauer auf einer von zwei benachbarten Karten versperrt den Weg zwischen ihnen. Niemand geht hindurch, und ein Königreich endet dort.
topic-kingdom = Alle Karten, zu denen man von einer Burg aus gehen könnte. Nur die obersten Karten zählen. Zwei Burgen ohne Mauer dazwischen teilen sich ein Königreich.
topic-stack = Eine Karte darf auf eine mit demselben Symbol gelegt werden (Minen und Drachen; Gasthäuser und Läden), wenn dort kein Zwerg steht; nie auf Burgen und Monster.
topic-ogre = Ogerkarten gibt es im Gasthaus. In der eigenen Aktionsphase darf man beliebig viele spielen, ohne eine Aktion zu verbrauchen.
topic-monster = Drachen legen alle Minen ihres Königreichs still, Frostriesen nehmen die Extra-Aktion der Burg, beide verhindern das Graben. Ein besiegtes Monster bringt { $points } Punkte, ist aber kein Ziel.
topic-goal = Handelsziele und das geheime Ziel. Wer am Ende des eigenen Zuges drei davon hat, macht diese Runde zur letzten.
topic-hand = Königreichskarten, Edelsteine und Oger: am Ende des Zuges höchstens neun. Königreichskarten kann man nicht abwerfen.
topic-castle = Eine Aktion mehr für den Besitzer.
topic-mine = Ein Drache im selben Königreich legt sie still.
topic-panic = Bewege einen beliebigen Zwerg um eine oder zwei Karten, nicht durch Mauern und nur auf freie Felder.
topic-thief = Nimm jemandem zufällig eine Edelsteinkarte.
topic-brute = Tausche einen deiner Zwerge mit einem fremden auf einer anderen Karte.
topic-upkeep = Alle Zwerge einer Karte kehren in den Vorrat zurück.
topic-crown = Nimm jemandem alle Ogerkarten.
topic-builder = Mindestens { $amount } Karten in deinem Königreich; { $points } Punkte.
topic-hunter = Mindestens { $amount } besiegte Monster; { $points } Punkte.
topic-king = Ein Königreich im Wert von mindestens { $amount } Punkten; { $points } Punkte.
topic-miner = Von jeder Sorte mindestens { $amount } Edelstein auf der Hand; { $points } Punkte.
topic-disguised_ogre = Mindestens { $amount } Ogerkarten auf der Hand; { $points } Punkte.
topic-explorer = Gleichzeitig mindestens { $amount } Zwerge auf jedem von { $monsters } Monstern; { $points } Punkte.
topic-sorcerer = Mindestens { $amount } Smaragde auf der Hand; { $points } Punkte.
