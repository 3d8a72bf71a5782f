# Turniere und Statistik.

bad-bot-twice = Der Bot „{ $given }“ ist zweimal gemeldet.
bad-entrants = { $count ->
    [one] Gemeldet ist nur 1 Bot
   *[other] Gemeldet sind { $count } Bots
}; es müssen { $least } bis { $most } sein.
bad-command = Der Befehl „{ $given }“ lässt sich nicht ausführen: Ein solches Programm gibt es nicht.
bad-outside = Der Befehl „{ $given }“ spielt nicht mit: { $why }.
bad-worker = Ein Arbeitsprozess ging bei denselben Partien { $count }-mal verloren: Mit ihnen oder mit diesem Rechner stimmt etwas nicht.
bad-engine = Eine Engine namens „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
bad-address = Eine Adresse hat nur die Engine „ray“.
bad-ray = Es lässt sich kein Ray-Cluster erreichen oder starten: { $address }. Falls er ein Token verlangt: RAY_AUTH_MODE=token.
bad-report = Der Ordner { $folder } taugt nicht für den Bericht: { $reason }.
bad-report-folder = Im Ordner { $folder } liegt schon anderes: Wähle einen leeren oder einen neuen.
bad-results = { $file }, Zeile { $line }: Das sind keine Ergebnisse eines Turniers, oder sie sind beschädigt.
bad-other-plan = Im Ordner { $folder } liegen die Ergebnisse eines anderen Turniers (Spiel, Plätze, Optionen, Startwert, Bots oder Regeln weichen ab).

## Fehler fremder Bots

fault-late = keine Antwort binnen { $detail } s
fault-crashed = das Programm hat sich beendet ({ $detail })
fault-no-json = die Antwort ist kein JSON-Objekt ({ $detail })
fault-illegal = nicht erlaubt: „{ $detail }“

## Zahlen

figure-one = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
figure-whole = { NUMBER($figure, maximumFractionDigits: 0) }
figure-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
figure-milliseconds = { NUMBER($figure, minimumFractionDigits: 3, maximumFractionDigits: 3) } ms

## Spaltenköpfe und Achsen

column-bot = Bot
column-others = Gegner
column-rating = Wertungszahl
column-share = Siegquote
column-interval = 95-%-Intervall
column-games = Partien
column-score = Mittlere Punktzahl
column-category = Kategorie
column-mean = Mittel
column-median = Median
column-slowest = 99 % unter
column-decisions = Entscheidungen
column-faults = Fehler
column-first-faults = Die ersten
column-seat = Platz
column-ending = Ende
column-result = Ergebnis
column-part = Anteil
column-frequency = Je Partie
column-all = Alle
column-winners = Sieger
column-losers = Die anderen
column-total = Summe
column-points = Punkte im Mittel
axis-share = Siegquote in %
axis-part = Anteil in %

## Turnier

tournament-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $count } Plätze
tournament-about = { $deals } Kartenverteilungen, jede { $number }-mal gespielt; Startwert { $seed }; { $option_list }.
tournament-intervals = Die Intervalle gelten mit 95 % Sicherheit (Bootstrap über die Kartenverteilungen).
standings-title = Rangliste
standings-note = Die Wertungszahl ist die von openskill (Plackett–Luce, 25 ist die Mitte). Wären alle gleich stark, gewänne jeder { NUMBER($figure, maximumFractionDigits: 1) } % der Partien auf seinen Plätzen.
cross-title = Kreuztabelle
cross-note = Wie oft der Bot der Zeile vor dem Bot der Spalte lag; Gleichstand zählt halb.
together-title = Gemeinsam gewonnen
together-note = Alle gewinnen oder verlieren gemeinsam, also wird niemand eingestuft: Gezählt wird, wie viele Partien eines Bots gewonnen wurden.
endings-title = Wie die Partien ausgingen
ending-won = gewonnen
ending-lost = verloren
alone-title = Allein gegen die anderen
alone-note = Wären alle gleich stark, gewänne der einzelne Bot { NUMBER($figure, maximumFractionDigits: 1) } %.
categories-title = Punkte nach Kategorie
times-title = Denkzeiten
times-note = Nur Entscheidungen, bei denen es eine Wahl gab. Diese Werte hängen vom Rechner ab.
faults-title = Fehler
faults-note = Wer in einer Partie einen Fehler macht, wird darin Letzter; an seiner Stelle entscheidet der Zufall.
rating-plot = Wertungszahlen mit 95-%-Intervallen
share-plot = Siegquoten mit 95-%-Intervallen

## Statistik

stats-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $count } Plätze
stats-about = Bots: { $name_list }; Startwert { $seed }; { $option_list }.
stats-intervals = Die Intervalle gelten mit 95 % Sicherheit (Bootstrap über die Kartenverteilungen). Ausgeglichen wäre eine Siegquote von { NUMBER($figure, maximumFractionDigits: 1) } %.
stats-together = Intervalle sind 95-%-Konfidenzintervalle, durch Bootstrap über die Ausgaben. Alle gewinnen oder verlieren gemeinsam.
stats-seats = Siegquote nach Platz
stats-trait = Siegquote nach: { $what }
stats-gain = Siegquote derer, die es hatten: { $what }
stats-gain-note = Sieg und Besitz gehen miteinander einher; keines muss die Ursache des anderen sein.
stats-when = Wann es kam: { $what }
stats-categories = Punkte nach Kategorie
stats-level = Wie es wuchs: { $what }
