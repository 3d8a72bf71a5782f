# Worte des Spielservers.

page-front = Hier läuft ein Spielserver von Dvergar: { $link }. An seine Tische setzt man sich im Terminal: dvergar connect { $link }/t/…
page-table = { $title }: ein Tisch von Dvergar. Setz dich im Terminal dazu: dvergar connect { $link }

sign-in = Sag zuerst, wer du bist: komm als Gast oder melde dich an.
is-somebody = Du bist schon jemand. Melde dich zuerst ab.
not-your-seat = Das ist nicht dein Platz.
not-host = Das kann nur, wer den Tisch eröffnet hat.
foreign-origin = Diese Anfrage kommt von einer fremden Seite.
no-table = Diesen Tisch gibt es nicht.
no-game = Dieses Spiel gibt es nicht.
no-tutorial = Für dieses Spiel gibt es keine Einführung.
no-chapter = Dieses Kapitel gibt es nicht.
no-page = Hier ist nichts.
bad-method = Das geht hier nicht.
bad-request = Das war nicht zu verstehen: { $field }.
bad-frame = Diese Nachricht war nicht zu verstehen.
too-large = Das ist zu groß: höchstens { $limit } Bytes.
too-often = Zu oft. Warte ein wenig.
too-many-sockets = Zu viele Verbindungen.
too-many-tables = Du hast { $limit } Tische, die noch nicht beendet sind. Beende zuerst einen davon oder gib ihn auf.
too-many-reviews = Es werden gerade zu viele Partien durchgesehen. Versuch es in ein paar Minuten noch einmal.
our-fault = Auf dem Server ging etwas schief. Es wurde notiert.
no-database = Der Server erreicht seine Datenbank gerade nicht.

bad-name = Ein Name hat 1 bis { $limit } druckbare Zeichen.
bad-account = Der Name eines Kontos hat { $low } bis { $limit } Buchstaben, Ziffern, - oder _.
bad-password = Ein Passwort hat { $low } bis { $limit } Zeichen.
account-taken = Dieses Konto gibt es schon.
has-account = Du hast schon ein Konto.
no-account = Du hast kein Konto.
wrong-password = Konto oder Passwort ist falsch.
wrong-name = Zur Bestätigung muss dein Name genau so dastehen: { $name }.
bad-chat = Eine Nachricht hat 1 bis { $limit } druckbare Zeichen.

table-open = Das Spiel hat noch nicht begonnen.
table-running = Das Spiel hat schon begonnen.
table-over = Das Spiel ist zu Ende.
table-cancelled = Der Tisch wurde aufgegeben.
table-full = An diesem Tisch ist zu viel geschehen.
seat-taken = Dieser Platz ist besetzt.
seat-kept = Dieser Platz ist für jemanden frei, der vorher dabei war.
one-seat-each = An diesem Tisch hat jeder nur einen Platz.
seat-away = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst zurück.
seat-not-away = Auf diesem Platz spielt kein Bot.
vote-clock = An diesem Tisch entscheidet die Uhr, wann ein Bot übernimmt.
vote-not-waited = Das Spiel wartet nicht auf diese Person.
vote-early = Diese Person war eben noch da. Einen Bot spielen lassen kannst du in { $hours ->
    [0] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
   *[other] { $hours } Stunden
}.
vote-given = Du hast schon zugestimmt. Jetzt müssen die anderen zustimmen oder ein wenig Zeit vergehen.
not-over = Das sieht man erst, wenn das Spiel zu Ende ist.
no-rematch = Eine Revanche gibt es nach dem Ende, für alle, die mitgespielt haben.
rematch-made = Es gibt schon eine Revanche.
no-match-file = Dieses Spiel begann mitten in einem anderen; es hat keine Spieldatei.
other-rules = Dieser Tisch wurde nach Fassung { $given } der Regeln gespielt; dieser Server hat Fassung { $ours }.
other-data = An diesem Tisch gelten andere Werte, als dieser Server hat.
bad-move = Einen Zug { $given } gibt es nicht; das Spiel hat { $count }.
fork-seats = Diese Partie hat { $count } Plätze, nicht { $given }.
fork-without-me = Einen der Plätze musst du selbst einnehmen.
side-game = Dieses Spiel geht von einem anderen aus, das noch läuft und in dem es keine Tipps gibt. Das geht erst, wenn jenes Spiel zu Ende ist.

nothing-to-undo = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
undo-asked = Es will schon jemand etwas zurücknehmen.
no-undo-wish = Niemand will etwas zurücknehmen.
undo-answered = Du hast schon zugestimmt.
no-hints = An diesem Tisch gibt es keine Tipps.
nothing-to-decide = Für dich gibt es hier nichts zu entscheiden.
hint-late = Inzwischen hat sich am Tisch etwas geändert. Frag noch einmal.

bad-limit = Diese Grenze gibt es nicht: { $given }. Es gibt: { $known_list }, jeweils ab 1.
bad-database = Das ist keine Adresse einer PostgreSQL-Datenbank: { $given }://… Sie sieht so aus: postgresql://benutzer@rechner/name.
no-database-there = Die Datenbank ist nicht zu erreichen: { $reason }.
bad-folder = Der Datenordner lässt sich nicht benutzen: { $given }.
folder-in-use = Ein anderer Server benutzt diesen Datenordner: { $given }.
bad-port = Auf { $given } kann nicht gehört werden.
workers-need-postgresql = Mehrere Arbeiter brauchen PostgreSQL: gib eines mit --database an.
bad-backup-file = Die Sicherung lässt sich nicht schreiben, oder die Datei gibt es schon: { $given }.
bad-backup = Das ist keine vollständige Sicherung eines Servers: { $given }.
other-backup = Die Sicherung stammt von einer anderen Fassung von Dvergar ({ $given }).
not-empty = Eine Sicherung lässt sich nur dort einspielen, wo noch keine Daten sind.
