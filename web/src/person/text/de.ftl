# Wörter der eigenen Seite des Besuchers.

person-page = Deine Seite – Dvergar
person-title = Deine eigene Halle
person-summary = { $played ->
    [0] Noch keine beendete Partie.
    [one] { $won ->
        [0] Eine beendete Partie.
       *[other] Eine beendete Partie, und du hast sie gewonnen.
    }
   *[other] { $won ->
        [0] { $played } beendete Partien.
        [one] { $played } beendete Partien, eine davon gewonnen.
       *[other] { $played } beendete Partien, { $won } davon gewonnen.
    }
}

## Beendete Partien

person-games = Beendete Partien
person-games-none = Noch keine beendete Partie. Ein Tisch ist schnell eröffnet, und Bots haben immer Zeit.
person-go-play = Zu den Spielen
person-filter = Welche Partien gezeigt werden
person-all-games = Alle
person-older = Ältere Partien zeigen
person-opponents = gegen { $names }
person-companions = mit { $names }
person-of = von { $count }
person-points = Punkte: { $points }
person-replay = Wiederholung
person-replay-name = Wiederholung: { $title }, { $date }
person-result-name = Ergebnis: { $title }, { $date }
person-shared = Mehrere teilten sich den Bildschirm: zählt nicht.
person-left = Ein Bot hat zu Ende gespielt: zählt nicht.

## Statistik

person-statistics = Statistik
person-counting = Deine Partien werden gezählt …
person-statistics-none = Nach deiner ersten beendeten Partie siehst du hier, wie oft du gewinnst, woher deine Punkte kommen und wie du gegen die Bots abschneidest.
person-game = Welches Spiel
person-played = Partien
person-won = Gewonnen
person-share = Anteil der Siege
person-mean = Punkte im Mittel
person-best = Bestes Ergebnis
person-uncounted = { $count ->
    [one] Eine weitere beendete Partie zählt nicht: Ein Bot hat sie zu Ende gespielt, oder mehrere teilten sich den Bildschirm.
   *[other] { $count } weitere beendete Partien zählen nicht: Ein Bot hat sie zu Ende gespielt, oder mehrere teilten sich den Bildschirm.
}
person-wins = Siege
person-seats = { $count } Personen
person-people = Nur Menschen
person-by-level = Nach dem stärksten Bot am Tisch
person-range = { $low } bis { $high }
person-range-vague = zu wenige Partien: { $low } bis { $high } ist möglich
person-share-together = Das Messingband: wo dein wahrer Anteil mit 95 % Sicherheit liegt; bei wenigen Partien ist der Bereich breit und nur umrandet. Alle gewinnen oder verlieren gemeinsam, also wird niemand eingestuft.
person-endings = Wie sie ausgingen
person-share-how = Das Messingband: wo dein wahrer Anteil mit 95 % Sicherheit liegt; bei wenigen Partien ist der Bereich breit und nur umrandet. Die gepunktete Linie: was bei so vielen Personen gerecht wäre. Ein geteilter Sieg zählt als Bruchteil.
person-categories = Punkte nach Kategorie
person-others = andere { $figure }
person-gains = Womit du gewinnst
person-character = { $name } ({ $level })
person-bot-novice = Neuling
person-bot-apprentice = Lehrling
person-bot-master = Meister
person-bot-elder = Ältester
person-bot-random = Zufall
person-bot-greedy = Gier
person-bot-flat = Probe
person-bot-search = Suche

## Wertung

person-rating = Im Vergleich mit den Bots
person-rating-none = Du hast noch keine Wertungszahl: Beende eine Partie gegen eine der vier Stufen, ohne etwas zurückzunehmen.
person-rating-between = Du spielst zwischen { $below } und { $above }.
person-rating-above = Du spielst besser als { $below }.
person-rating-below = Du spielst noch unter { $above }.
person-rating-range = { $count ->
    [one] Wertungszahl { $value }, aus einer Partie: mit 95 % Sicherheit zwischen { $low } und { $high }.
   *[other] Wertungszahl { $value }, aus { $count } Partien: mit 95 % Sicherheit zwischen { $low } und { $high }.
}
person-rating-how = 400 Punkte mehr bedeuten zehn Siege auf eine Niederlage. Die Stufen wurden gegeneinander gemessen. Partien, in denen du einen Zug zurückgenommen hast, bleiben außen vor.

## Konto

person-account = Konto
person-guest = Du bist zu Gast. Dieser Browser erinnert sich an dich; mit einem Konto findest du deine Partien auch auf anderen Geräten.
person-way = Was du tun willst
person-register = Neues Konto
person-log-in = Anmelden
person-name = Name des Kontos
person-password = Passwort
person-register-hint = Für den Namen Buchstaben, Ziffern, - und _; für das Passwort mindestens 8 Zeichen. Eine E-Mail-Adresse fragen wir nicht ab, also kann dir auch niemand ein neues Passwort schicken.
person-log-in-hint = Was du in diesem Browser als Gast gespielt hast, zieht in das Konto um.
person-register-do = Konto anlegen
person-log-in-do = Anmelden
person-registered = Das Konto ist angelegt. Alle deine Partien gehören dazu.
person-logged-in = Willkommen zurück.
person-has-account = Du bist angemeldet als { $account }.
person-old = Altes Passwort
person-new = Neues Passwort
person-change-password = Passwort ändern
person-password-changed = Das Passwort ist geändert. Alle anderen Geräte sind abgemeldet.
person-log-out = Abmelden

## Stummgeschaltet und blockiert

person-apart = Stummgeschaltet und blockiert
person-apart-mute = stummgeschaltet, { $date }
person-apart-block = blockiert, { $date }
person-apart-lift = Aufheben
person-apart-lift-name = Aufheben: { $name }
person-apart-lifted = Aufgehoben: { $name }.

## Eigene Daten

person-data = Deine Daten
person-export-hint = Alles, was dieser Server von dir weiß, in einer Datei: Tische, Züge, Ergebnisse, Partiedateien und was du geschrieben hast. Wie die Seite aussieht, merkt sich nur dein Browser.
person-export = Meine Daten herunterladen
person-delete-hint = Du kannst dich jederzeit vergessen lassen. Das lässt sich nicht rückgängig machen.
person-delete = Meine Daten löschen
person-delete-name = Dein Name, dein Konto und sein Passwort werden überall entfernt.
person-delete-chat = Alles, was du an Tischen geschrieben hast, wird entfernt.
person-delete-running = In laufenden Partien übernimmt ein Bot deinen Platz für immer.
person-delete-open = Tische, die du eröffnet hast und an denen noch nicht gespielt wird, werden aufgegeben.
person-delete-finished = Was gespielt wurde, bleibt für alle erhalten, die mit dir gespielt haben, und in der Statistik aller: Züge und Punkte eines „ehemaligen Spielers“.
person-delete-backup = Früher angelegte Sicherungen können deine Daten noch enthalten; wer diesen Server betreibt, hat sie.
person-delete-password = Dein Passwort, damit klar ist, dass du es bist:
person-delete-type = Schreibe deinen Namen, „{ $name }“, damit klar ist, dass du es meinst:
person-delete-not = Alles behalten
person-delete-do = Endgültig löschen
person-gone = Du bist vergessen.
person-gone-hint = Dein Name ist von diesem Server verschwunden. Danke, dass du hier gespielt hast; wenn du wiederkommst, bist du jemand Neues.
