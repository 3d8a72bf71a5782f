# Der Wertungsblock: für alle, die das Spiel auf dem Tisch haben.

score-title = Wertungsblock: { $title }
score-reckoning = rechnet …
score-kept = geht jetzt auch ohne Netz
score-trouble = In diesem Browser lassen sich die Punkte nicht zählen.
score-players = Spielende
score-whose = Wessen Blatt
score-all = Wertung
score-name = Name von Platz { $number }
score-leads = in Führung
score-wrong = Hier kann etwas nicht stimmen.
score-of = { $what }, { $whose }
score-less = Eins weniger: { $what }
score-more = Eins mehr: { $what }
score-piece = { $name }: { $count } von { $most }
score-by = { $what }: Art der Eingabe
score-by-pieces = Tippen
score-by-counts = Zählen
score-last-possible = Etwas auf dem Block ist nicht möglich. Das sind die Punkte von vorher.
score-share = Als Bild teilen
score-save = Als Datei sichern
score-open = Datei öffnen
score-no-file = Diese Datei ist kein Wertungsblock.
score-new = Neues Spiel
score-new-hint = Alle Blätter werden leer, die Namen bleiben.
score-keep = Behalten
score-made-with = gezählt mit Dvergar
