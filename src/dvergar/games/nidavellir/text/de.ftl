# Nidavellir.

game-title = Nidavellir
game-about = Biete in drei Tavernen, schare Zwerge aus fünf Klassen um dich und locke mit vollständigen Sets Helden an.
game-credit = Ein Spiel von Serge Laget, erschienen bei GRRRE Games und Pegasus Spiele. Dies ist eine Umsetzung von Fans: Wenn sie dir gefällt, kauf dir das Spiel.

## Optionen

option-edition = Ausgabe
option-edition-about = Die deutsche und die französische Ausgabe unterscheiden sich in einigen Karten und Regeln.
option-edition-de = deutsch
option-edition-fr = französisch
option-first_game = Erste Partie, ohne Thrud, Ylud und Uline
option-first_game-about = Lässt die drei Helden weg, die am meisten Erklärung brauchen.
option-first_game-yes = ja
option-first_game-no = nein
option-discard_special = Dagda darf den Sonderschmied abwerfen
option-discard_special-about = Streng nach dem deutschen Regelheft ist diese Karte kein Zwerg und muss bleiben.
option-discard_special-yes = ja
option-discard_special-no = nein

## Namen

tavern-1 = Feiernder Goblin
tavern-2 = Lachender Drache
tavern-3 = Tänzelndes Pony

group-warrior = Krieger
group-hunter = Jäger
group-miner = Minenarbeiter
group-blacksmith = Schmiede
group-explorer = Entdecker

column-W = { group-warrior }
column-H = { group-hunter }
column-M = { group-miner }
column-B = { group-blacksmith }
column-E = { group-explorer }

card-W3 = Krieger 3
card-W4 = Krieger 4
card-W5 = Krieger 5
card-W6 = Krieger 6
card-W7 = Krieger 7
card-W8 = Krieger 8
card-W9 = Krieger 9
card-W10 = Krieger 10
card-H = Jäger
card-M0 = Minenarbeiter 0
card-M1 = Minenarbeiter 1
card-M2 = Minenarbeiter 2
card-B = Schmied
card-E5 = Entdecker 5
card-E6 = Entdecker 6
card-E7 = Entdecker 7
card-E8 = Entdecker 8
card-E9 = Entdecker 9
card-E10 = Entdecker 10
card-E11 = Entdecker 11
card-E12 = Entdecker 12
card-R3 = Subventionskarte +3
card-R5 = Subventionskarte +5
card-special = Sonderschmied

coin-5g = Gold-5
coin-3s = Mithril-3

place-1 = auf dem Feiernden Goblin
place-2 = auf dem Lachenden Drachen
place-3 = auf dem Tänzelnden Pony
place-pouch = im Goldsack
place-hand = auf der Hand

origin-offering = Subventionskarte
origin-grid = Grid
origin-kings_hand = Die Hand des Königs

hero-kraal = Kraal
hero-tarah = Tarah
hero-aral = Aral
hero-dagda = Dagda
hero-lokdur = Lokdur
hero-zoral = Zoral
hero-aegur = Aëgur
hero-bonfur = Bonfur
hero-idunn = Idunn
hero-hourya = Hourya
hero-astrid = Astrid
hero-grid = Grid
hero-skaa = Skaa
hero-uline = Uline
hero-thrud = Thrud
hero-ylud = Ylud
hero-ymir = Dwerg Ymir
hero-aesir = Dwerg Aësir
hero-sigmir = Dwerg Sigmir
hero-jungir = Dwerg Jungir
hero-bergelmir = Dwerg Bergelmir

epithet-kraal = der Käufliche
epithet-tarah = Todeshieb
epithet-aral = Adlerklaue
epithet-dagda = die Explosive
epithet-lokdur = Gierherz
epithet-zoral = der Steiger
epithet-aegur = Stahlfaust
epithet-bonfur = der Tyrann
epithet-idunn = die Verstohlene
epithet-hourya = die Ungreifbare
epithet-astrid = die Begüterte
epithet-grid = die Geschäftstüchtige
epithet-skaa = die Unergründliche
epithet-uline = die Seherin
epithet-thrud = die Kopfjägerin
epithet-ylud = die Unberechenbare
epithet-ymir = einer der fünf Brüder
epithet-aesir = einer der fünf Brüder
epithet-sigmir = einer der fünf Brüder
epithet-jungir = einer der fünf Brüder
epithet-bergelmir = einer der fünf Brüder

distinction-kings_hand = Die Hand des Königs
distinction-hunting_master = Jagdtrophäe
distinction-crown_jeweler = Goldene Hacke
distinction-great_armorer = Unerschütterlicher Hammer
distinction-pioneer = Fernrohr der Weitsicht

## Wie Aktionen geschrieben werden

verb-bid = bid MÜNZE MÜNZE MÜNZE
verb-coin = coin MÜNZE
verb-take = take KARTE
verb-transform = transform MÜNZE 1|2|3|pouch|hand
verb-recruit = recruit HELD
verb-discard = discard SPALTE [SPALTE]
verb-thrud = thrud SPALTE
verb-ylud = ylud SPALTE
verb-exchange = exchange MÜNZE MÜNZE
verb-keep = keep KARTE

## Aktionen in Worten: `.words` nennt die Wörter einer Aktion der Reihe nach; eine Liste nimmt alle übrigen

do-bid = Gebot abgeben: { $coin_list }
    .words = coin_list
do-coin = { $coin } bieten
    .words = coin
do-take = { $card } nehmen
    .words = card
do-transform = { $coin } { $place } aufwerten
    .words = coin place
do-recruit = { $hero } rekrutieren
    .words = hero
do-discard = Abwerfen: { $column_list }
    .words = column_list
do-thrud = Thrud auf die { $column } legen
    .words = column
do-ylud = Ylud auf die { $column } legen
    .words = column
do-exchange = { $coin } und { $coin2 } tauschen
    .words = coin coin2
do-keep = { $card } behalten
    .words = card

## Die aktuelle Entscheidung

ask-bid = Alle bieten gleichzeitig: eine Münze für jede Taverne, die anderen zwei kommen in den Goldsack.
ask-uline-bid = Uline: { $seat } kennt die Münzen der anderen und wählt nun selbst eine.
ask-take = { $tavern }: { $seat } nimmt eine Karte.
ask-choose-exchange = Münzen tauschen: { $seat } zählt zwei Münzen zusammen und wirft die höhere ab.
ask-transform = { $origin }: { $seat } wertet eine Münze um { $amount } auf.
ask-recruit = Ein Set ist vollständig: { $seat } rekrutiert einen Helden.
ask-discard = { $hero }: { $seat } wirft { $amount ->
    [one] aus einer anderen Spalte den obersten Zwerg
   *[other] aus { $amount } anderen Spalten je den obersten Zwerg
} ab.
ask-thrud = Thrud: { $seat } legt sie auf eine beliebige Spalte.
ask-ylud = Ylud: { $seat } legt sie in eine beliebige Spalte.
ask-keep = Fernrohr der Weitsicht: { $seat } behält eine der gezogenen Karten.

## Warum nicht

why-coin-not-owned = Die Münze { $coin } hast du nicht.
why-coin-twice = Die Münze { $coin } hast du nur einmal.
why-coin-on-board = Die Münze { $coin } liegt schon auf einer Taverne; sie kommt am Ende der Runde zurück.
why-coin-elsewhere = Deine Münze { $coin } liegt nicht { $place }.
why-trading-coin = Die Münze { $coin } ist eine Tauschmünze: Sie lässt sich nie aufwerten.
why-exchange-higher = Abgeworfen wird die höhere Münze: Nenne zuerst die { $coin2 }, dann die { $coin }.
why-exchange-coins = Das sind nicht die beiden Münzen, die du tauschst: { $coin } und { $coin2 }.
why-card-not-here = { $tavern }: Dort liegt keine Karte „{ $card }“.
why-not-looking = „{ $card }“ ist nicht unter den gezogenen Karten.
why-hero-taken = { $hero } ist schon bei { $seat }.
why-hero-box = { $hero } ist in dieser Partie nicht dabei.
why-hero-ranks = Für { $hero } brauchst du { $amount } Rangabzeichen in der Spalte der { $group }.
why-hero-discards = Für { $hero } muss { $amount ->
    [one] in einer anderen Spalte
   *[other] in { $amount } anderen Spalten
} ein Zwerg obenauf liegen.
why-discard-amount = { $amount ->
    [one] Genau eine Spalte verliert
   *[other] Genau { $amount } Spalten verlieren
} ihre oberste Karte.
why-discard-own = Die Spalte der { $group } bleibt verschont: Dort liegt die neue Heldenkarte selbst.
why-discard-top = In deiner Spalte der { $group } liegt kein Zwerg obenauf.

## Was geschehen ist

log-dealt = Zeitalter { $age }, Runde { $round }. { tavern-1 }: { $card1_list }. { tavern-2 }: { $card2_list }. { tavern-3 }: { $card3_list }.
log-bid-placed = { $seat } hat geboten.
log-bid-placed-own = { $seat } hat { $coin_list } geboten.
log-revealed = { $tavern } – aufgedeckt: { $coin_list } (von { $seat_list }).
log-uline-bid = { $tavern } – Uline: { $seat } bietet die { $coin }.
log-ordered = { $tavern } – Reihenfolge: { $seat_list }.
log-took = { $seat } nimmt: { $card }.
log-transformed = { $origin }: { $seat } wertet die { $coin } zur { $coin2 } auf ({ $place }).
log-exchanged = { $seat } tauscht Münzen: { $coin } und { $coin2 } bringen die { $coin3 }, die { $coin2 } wird abgeworfen.
log-recruited = { $seat } rekrutiert { $hero }.
log-discarded = { $hero } – { $seat } wirft ab: { $card_list }.
log-thrud-placed = { $seat } legt Thrud auf die Spalte der { $group }.
log-thrud-left = Thrud verlässt die Streitmacht von { $seat } und liegt nun neben dem Truppentableau.
log-ylud-placed = { $seat } legt Ylud in die Spalte der { $group }.
log-uline-coins = Uline: { $seat } nimmt { $count } Münzen auf die Hand.
log-leftover = { $tavern } – übrig und abgelegt: { $card_list }.
log-gems-swapped = Gleichstand: { $seat } und { $seat2 } tauschen die Juwelen. { $seat } hat jetzt Juwel { $gem }, { $seat2 } hat Juwel { $gem2 }.
log-age-ends = Zeitalter { $age } ist zu Ende.
log-distinction-won = { $distinction }: { $seat } hat die meisten { $group }.
log-distinction-lost = { $distinction }: Niemand hat allein die meisten { $group }.
log-explorer-looks = { $seat } sieht sich { $count } Karten aus Zeitalter 2 an.
log-explorer-looks-own = { $seat } sieht: { $card_list }.
log-explorer-keeps = { $seat } behält: { $card }.
log-card-removed = Aus Zeitalter 2 entfernt: { $card }.
log-card-removed-unseen = Eine Karte verlässt Zeitalter 2, ohne dass jemand sie sieht.
log-game-over = { $count ->
    [one] Die Partie ist zu Ende: { $seat_list } gewinnt.
   *[other] { $edition ->
        [fr] Die Partie ist zu Ende. Den Sieg teilen sich { $seat_list }.
       *[de] Die Partie ist zu Ende. Den ersten Platz teilen sich { $seat_list }.
    }
}

## Was für eine Aktion spricht

reason-points = Sofort { $gain } { $count ->
    [one] Punkt
   *[other] Punkte
}.
reason-line = Vervollständigt ein Set.
reason-line-hero = Ein Set ist vollständig: Ein Held kommt.
reason-line-near = Zum nächsten Helden { $count ->
    [one] fehlt dann nur noch ein Rangabzeichen.
   *[other] fehlen dann nur noch { $count } Rangabzeichen.
}
reason-offering = Eine Münze wird um { $amount } aufgewertet.
reason-discards = Kostet { $count ->
    [one] den obersten Zwerg einer anderen Spalte
   *[other] die obersten Zwerge von { $count } anderen Spalten
}.
reason-brother = Der nächste Dwerg-Bruder brächte { $points } Punkte.
reason-bids-last = Von nun an bietest du nach allen anderen.
reason-placed-at-end-of-age = Am Ende jedes Zeitalters ist sie ein Rangabzeichen, wo eines fehlt.
reason-always-on-top = Sie füllt jede Lücke auf dem Weg zum nächsten Helden.
reason-transform = Aus { $coin } wird { $coin2 }.
reason-exchange = Tausch: { $coin } und { $coin2 } bringen { $coin3 }.
reason-majority = Mehrheit der Krieger: Deine höchste Münze zählt noch einmal.
reason-lead = Vorn im Rennen um die Auszeichnung: { $distinction }.
reason-growth = { $group }: Die nächste Karte bringt dann etwa { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}.
reason-denied = { $seat2 } könnte diese Karte sehr gut brauchen.
reason-aim = { $tavern }: Die { $coin } zielt auf diese Karte: { $card }.
reason-aim-sure = { $tavern }: Die { $coin } dürfte diese Karte bekommen: { $card }.
reason-uline = { $count ->
    [0] Du wählst zuerst.
    [one] Eine Person wählt vor dir.
   *[other] { $count } Personen wählen vor dir.
}
reason-rank = Ein Rangabzeichen mehr. Klasse: { $group }.

## Die Wertung

line-warrior = Krieger
line-majority = Mehrheit der Krieger: höchste Münze
line-hunter = Jäger
line-miner = Minenarbeiter
line-blacksmith = Schmiede
line-explorer = Entdecker
line-idunn = Idunns Bonus
line-hero = { $hero }
line-brothers = Dwerg-Brüder
line-coins = Münzen
line-gem = Goldenes Juwel
category-hero = Andere Helden
insight-gem = Erstes Juwel
insight-hero = Held
insight-coins = Summe der Münzen
insight-when = Runde
insight-after = Nach Runde
how-warrior = { $ranks } Rangabzeichen
how-hunter = { $ranks } Rangabzeichen, im Quadrat
how-miner = { $ranks } Rangabzeichen × { $sum }
how-blacksmith = { $ranks } Rangabzeichen
how-explorer = { $ranks } Rangabzeichen
how-idunn = je 2 für { $ranks } Rangabzeichen
how-brothers = { $count ->
    [one] ein Bruder
   *[other] { $count } Brüder
}
how-coins = { $coin_list }

## Der Wertungsblock

pad-coins = { $who } muss genau 5 Münzen haben, nicht { $count }.
pad-coin-unknown = Eine Münze mit dem Wert { $given } gibt es nicht.
pad-coin-too-often = { $count } Münzen mit dem Wert { $given } sind zu viele: Bei so vielen Personen gibt es davon nur { $most }.
pad-hero-unknown = { $who }: Einen Helden namens „{ $given }“ gibt es nicht.
pad-hero-twice = { $hero } steht zweimal da, ist aber nur einmal im Spiel.
pad-hero-column = { $who }: { $hero } muss in der Spalte der { $group } liegen, aber dort sind zu wenige Rangabzeichen oder Punkte.
pad-gem-twice = Es gibt nur ein goldenes Juwel.
pad-card-unknown = { $who }: „{ $given }“ ist keine Karte, die in der Spalte der { $group } liegen kann.
pad-card-too-often = Von dieser Karte sind es zu viele: { $card }. Bei so vielen Personen gibt es { $most }.
pad-ylud-twice = { $who }: Ylud kann nicht in zwei Spalten liegen.
pad-ylud-unnamed = { $who }: Ylud liegt in einer Spalte, steht aber nicht bei den Helden.
pad-ylud-nowhere = { $who }: Ylud muss in einer der fünf Spalten liegen.
pad-ranks = { $who }: { $ranks } Rangabzeichen der { $group } sind unmöglich, bei so vielen Personen gibt es 0 bis { $most }.
pad-ranks-together = Zusammen können nicht { $ranks } Rangabzeichen bei der Klasse { $group } liegen: Bei so vielen Personen gibt es { $most }.
pad-points = { $who }: { $ranks } Rangabzeichen der { $group } können nicht { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
} zeigen, nur { $low } bis { $high }.

## Datendateien

data-coin-id = Der Wert weicht von der Kennung der Münze ab.
data-class-twice = Zu jeder Klasse gehört genau eine Auszeichnung.
data-places = Die Plätze müssen 1 bis 5 sein, jeder einmal.
data-base-coins = Erwartet werden fünf aufsteigende Werte, von 0 bis höchstens 5.
data-hero-ranks = Ein Held mit Klasse hat 1 bis 9 Rangabzeichen, Thrud und Ylud haben 1, andere Helden ohne Klasse keines.
data-power-twice = Diese Fähigkeit hat schon ein anderer Held.
data-power-missing = Kein Held hat die Fähigkeit { $power }.
data-brothers = Es müssen fünf Brüder sein.
data-hero-class = Diese Fähigkeit passt nicht zu dieser Klasse.
data-values = { $count ->
    [one] erwartet wird eine Zahl
   *[other] erwartet werden { $count } Zahlen
} von { $low } bis { $high }.
data-tavern-cards = Eine Taverne braucht mindestens so viele Karten, wie Personen mitspielen.
data-deck-size = Bei { $players } Personen braucht man für Zeitalter { $age } genau { $needed } Karten, es sind aber { $count }.

## Der Tisch im Terminal

show-title = { $title }:
show-age = Zeitalter { $age }, Runde { $round } von { $rounds }
show-edition-de = deutsche Ausgabe
show-edition-fr = französische Ausgabe
show-over = Spielende
show-treasury = Schatzkammer
show-heroes = Freie Helden
show-deck = Noch in Zeitalter { $age }
show-unseen = eine davon ist ungesehen ausgeschieden
show-discard = Ablagestapel
show-distinctions = Ausstehende Auszeichnungen
show-gem = Juwel
show-coins = Münzen
show-hand = Hand
show-pouch = Goldsack
show-lines = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}
show-score-title = Punkte
show-command = Neben dem Truppentableau
show-looking = Gezogene Karten
hint-bid = Gib drei Münzen ein, für die Tavernen 1, 2 und 3; zum Beispiel „{ $example }“.

## Erklärungen zu den Wörtern, die auf dem Tisch stehen

thing-coin = Münze
thing-gem = Juwel
thing-pouch = Goldsack
thing-treasury = Schatzkammer
thing-line = Set
thing-tavern = Taverne
topic-corrected = Von deinem Datenordner berichtigt: { $figures }.
topic-W = Krieger: die Summe ihrer Mutwerte. Am Ende zählen alle, die die meisten Krieger-Rangabzeichen haben, ob allein oder gemeinsam, ihre eigene höchste Münze dazu.
topic-H = Jäger: die Anzahl der Rangabzeichen, mit sich selbst malgenommen.
topic-M = Minenarbeiter: die Anzahl der Rangabzeichen mal die Summe der Mutwerte.
topic-B = Schmiede: 3 Punkte für das erste Rangabzeichen, 4 weitere für das zweite, 5 weitere für das dritte und so fort.
topic-E = Entdecker: die Summe ihrer Mutwerte.
topic-R = Subventionskarte: Du wertest sofort eine deiner Münzen auf, dann ist die Karte verbraucht. Jede Münze außer einer Tauschmünze kommt infrage, wo immer sie liegt.
topic-special = Der Sonderschmied zur Auszeichnung Unerschütterlicher Hammer: eine Karte mit 2 Rangabzeichen der Schmiede.
topic-coin = Wer in einer Taverne die höhere Münze hat, wählt früher; bei gleichen Münzen entscheiden die Juwelen. Am Ende zählt jede Münze ihren Wert. Deine 0 (oder die Mithrilmünze 3) ist eine Tauschmünze: Wer sie bietet, zählt die zwei Münzen im Goldsack zusammen, bekommt eine Münze dieses Werts aus der Schatzkammer und wirft die höhere der beiden ab.
topic-gem = Bei gleichen Münzen geht das höhere Juwel vor; nach der Taverne tauschen alle, die gleichauf lagen, ihre Juwelen: das höchste gegen das niedrigste. Das goldene Juwel (6) bleibt immer, wo es ist, und bringt 3 Punkte.
topic-pouch = Die zwei Münzen, die du nicht bietest. Auf sie kommt es an, wenn du eine Tauschmünze bietest.
topic-treasury = Fehlt die gewünschte Münze, gibt es die nächsthöhere, sonst die nächstniedrigere. Abgeworfene Goldmünzen kehren hierher zurück; Kupfermünzen scheiden aus.
topic-line = Je ein Rangabzeichen aller fünf Klassen. Sobald du mehr Sets als Helden hast, rekrutierst du einen Helden.
topic-tavern = Die Tavernen kommen eine nach der anderen dran. Alle zeigen ihre Münze für diese Taverne, dann nehmen alle je eine Karte; die höchste Münze beginnt.

topic-kraal = Ein Krieger mit 2 Rangabzeichen und 7 Punkten.
topic-tarah = Ein Krieger mit 1 Rangabzeichen und 14 Punkten.
topic-aral = Ein Jäger mit 2 Rangabzeichen.
topic-dagda = Ein Jäger mit 3 Rangabzeichen. Kommt sie zu dir, wirfst du aus zwei anderen Spalten je den obersten Zwerg ab; ohne zwei solche Spalten kannst du sie nicht rekrutieren.
topic-lokdur = Ein Minenarbeiter mit 1 Rangabzeichen und 3 Punkten.
topic-zoral = Ein Minenarbeiter mit 3 Rangabzeichen und 1 Punkt.
topic-aegur = Ein Schmied mit 2 Rangabzeichen.
topic-bonfur = Ein Schmied mit 3 Rangabzeichen. Kommt er zu dir, wirfst du aus einer anderen Spalte den obersten Zwerg ab; ohne eine solche Spalte kannst du ihn nicht rekrutieren.
topic-idunn = Ein Entdecker mit 1 Rangabzeichen und 7 Punkten; am Ende kommen 2 Punkte je Entdecker-Rangabzeichen hinzu, ihr eigenes mitgezählt.
topic-hourya = Ein Entdecker mit 1 Rangabzeichen und 20 Punkten. Sie kommt nur zu denen, die schon 5 Entdecker-Rangabzeichen haben.
topic-astrid = Am Ende ist sie so viel wert wie deine höchste Münze.
topic-grid = 7 Punkte. Kommt sie zu dir, wertest du eine Münze um 7 auf.
topic-skaa = 17 Punkte.
topic-uline = 9 Punkte. Du gibst keine verdeckten Gebote mehr ab: In jeder Taverne wählst du deine Münze, nachdem die anderen ihre gezeigt haben. Zum Tauschen wählst du zwei beliebige Münzen deiner Hand.
topic-thrud = 13 Punkte. Sie liegt obenauf in einer beliebigen Spalte und zählt dort als Rangabzeichen. Kommt eine Karte in ihre Spalte, nimmst du sie hoch und legst sie wieder auf eine beliebige Spalte. Vor der Schlusswertung verlässt sie die Streitmacht.
topic-ylud = Sie wartet bis zum Ende des Zeitalters und kommt dann als Rangabzeichen in eine beliebige Spalte: vor den Auszeichnungen und noch einmal vor der Schlusswertung. Sie zählt 7 als Krieger, 1 als Minenarbeiter, 11 als Entdecker.
topic-brother = Ein bis fünf Dwerg-Brüder bringen zusammen 13, 40, 81, 108 oder 135 Punkte.

topic-kings_hand = Für die meisten Krieger am Ende von Zeitalter 1: Du wertest eine Münze um 5 auf.
topic-hunting_master = Für die meisten Jäger am Ende von Zeitalter 1: Statt deiner 0 bekommst du die Mithrilmünze 3, die ebenfalls eine Tauschmünze ist.
topic-crown_jeweler = Für die meisten Minenarbeiter am Ende von Zeitalter 1: das goldene Juwel. Es gewinnt jeden Gleichstand, bleibt immer bei dir und bringt 3 Punkte.
topic-great_armorer = Für die meisten Schmiede am Ende von Zeitalter 1: der Sonderschmied, eine Karte mit 2 Rangabzeichen.
topic-pioneer = Für die meisten Entdecker am Ende von Zeitalter 1: Du ziehst 3 Karten aus Zeitalter 2 und behältst eine. Hat niemand allein die meisten, scheidet eine Karte aus Zeitalter 2 aus.
