# Worte des Spielservers.

page-front = Hier läuft ein Spielserver von Dvergar: { $link }. An seine Tische setzt man sich im Terminal: dvergar connect { $link }/t/…
page-table = { $title }: ein Tisch von Dvergar. Setz dich im Terminal dazu: dvergar connect { $link }

sign-in = Sag zuerst, wer du bist: Komm als Gast oder melde dich an.
is-somebody = Du bist schon angemeldet. Melde dich zuerst ab.
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
too-slow = Das kam zu langsam an. Sende es noch einmal.
too-often = Zu oft. Warte ein wenig.
too-many-sockets = Zu viele Verbindungen.
too-many-tables = Du hast { $limit } Tische, die noch nicht beendet sind. Beende zuerst einen davon oder gib ihn auf.
too-many-reviews = Es werden gerade zu viele Partien analysiert. Versuch es in ein paar Minuten noch einmal.
our-fault = Auf dem Server ging etwas schief. Es wurde notiert.
no-database = Der Server erreicht seine Datenbank gerade nicht.
database-damaged = Die Datenbank ist beschädigt. „dvergar check“ sagt, was zu retten ist.
database-full = In die Datenbank lässt sich nichts schreiben: Vielleicht ist der Datenträger voll oder schreibgeschützt.
database-silent = Die Datenbank antwortet nicht.
start-damaged = Die Datenbank in { $given } ist beschädigt. „dvergar check“ sagt, was zu retten ist.
start-older = Die Datenbank ist älter als das, was als gespeichert gemeldet wurde: Es { $count ->
    [one] fehlt eine Transaktion
   *[other] fehlen { $count } Transaktionen
}. Vielleicht wurde die Datei dvergar.sqlite-wal entfernt oder beschädigt: Leg sie zurück, oder starte mit --accept-loss, um ohne sie weiterzumachen.

bad-name = Ein Name hat 1 bis { $limit } sichtbare Buchstaben oder Emoji, mit höchstens 3 Akzenten auf einem Buchstaben.
bad-account = Der Name eines Kontos hat { $low } bis { $limit } einfache Buchstaben einer Schrift, Ziffern, - oder _.
bad-password = Ein Passwort hat { $low } bis { $limit } Zeichen.
account-taken = Dieses Konto gibt es schon.
has-account = Du hast schon ein Konto.
no-account = Du hast kein Konto.
wrong-password = Konto oder Passwort ist falsch.
wrong-name = Zur Bestätigung muss dein Name genau so dastehen: { $name }.
bad-chat = Eine Nachricht hat 1 bis { $limit } sichtbare Buchstaben oder Emoji, mit höchstens 3 Akzenten auf einem Buchstaben.
bad-phrase = Einen Satz „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
bad-reaction = Eine Reaktion „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
unknown-message = Diese Nachricht gibt es an diesem Tisch nicht.
already-reacted = So hast du schon reagiert.
not-reacted = So hast du nicht reagiert.
no-chat-here = An diesem Tisch kannst du nichts sagen.
not-yourself = Mit dir selbst geht das nicht.
no-such-person = Da ist niemand, mit dem das ginge.
too-many-others = Du hast { $limit } Personen stummgeschaltet oder blockiert. Heb zuerst etwas davon auf.
banned = Der Betreiber hat dich von diesem Server ausgeschlossen.
muted = Der Betreiber dieses Servers hat dich stummgeschaltet: Du kannst weder Nachrichten schreiben noch deinen Namen ändern.
no-person = Diese Person gibt es nicht: { $given }.

table-open = Die Partie hat noch nicht begonnen.
table-running = Die Partie hat schon begonnen.
table-over = Die Partie ist zu Ende.
table-cancelled = Der Tisch wurde aufgegeben.
table-full = An diesem Tisch ist zu viel geschehen.
seat-taken = Dieser Platz ist besetzt.
seat-kept = Dieser Platz ist für jemanden reserviert, der vorher dabei war.
not-welcome = An diesen Tisch kannst du dich nicht setzen.
blocked-here = An diesem Tisch ist jemand, den du blockiert hast. Heb die Blockierung zuerst auf.
removed-here = Du wurdest von diesem Tisch entfernt.
removed-already = Diese Person wurde schon entfernt.
remove-first = Hier sitzt jemand. Entferne diese Person zuerst.
one-seat-each = An diesem Tisch hat jeder nur einen Platz.
seat-away = Auf diesem Platz spielt ein Bot. Nimm den Platz zuerst zurück.
seat-not-away = Auf diesem Platz spielt kein Bot.
vote-clock = An diesem Tisch entscheidet die Bedenkzeit, wann ein Bot übernimmt.
vote-not-waited = Die Partie wartet nicht auf diese Person.
vote-early = Diese Person war eben noch da. Einen Bot spielen lassen kannst du in { $hours ->
    [0] { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }
   *[other] { $hours } Stunden
}.
vote-given = Du hast schon zugestimmt. Jetzt müssen die anderen zustimmen oder ein wenig Zeit vergehen.
not-over = Das sieht man erst, wenn die Partie zu Ende ist.
no-rematch = Eine Revanche gibt es nach dem Ende, für alle, die mitgespielt haben.
rematch-made = Es gibt schon eine Revanche.
no-match-file = Diese Partie begann mitten in einer anderen; sie hat keine Partiedatei.
other-rules = Dieser Tisch wurde nach Version { $given } der Regeln gespielt; dieser Server hat Version { $ours }.
other-data = An diesem Tisch gelten andere Werte, als dieser Server hat.
bad-move = Einen Zug { $given } gibt es nicht; die Partie hat { $count }.
fork-seats = Diese Partie hat { $count } Plätze, nicht { $given }.
fork-without-me = Einen der Plätze musst du selbst einnehmen.
side-game = Diese Partie geht von einer anderen aus, die noch läuft und in der es keine Tipps gibt. Das geht erst, wenn jene Partie zu Ende ist.

nothing-to-undo = Es gibt keine Entscheidung von dir, die du zurücknehmen könntest.
undo-asked = Es will schon jemand etwas zurücknehmen.
no-undo-wish = Niemand will etwas zurücknehmen.
undo-answered = Du hast schon zugestimmt.
no-hints = An diesem Tisch gibt es keine Tipps.
nothing-to-decide = Für dich gibt es hier nichts zu entscheiden.
hint-late = Inzwischen hat sich am Tisch etwas geändert. Frag noch einmal.
quiet-not-here = „Frag mich diesen Zug nicht mehr“ geht hier nicht.
quiet-not-silence = „Frag mich diesen Zug nicht mehr“ geht nur mit „{ $action }“.
no-proposals = Vorschläge gibt es nur in Spielen, in denen alle dasselbe wissen.
proposal-empty = Schlag etwas vor, oder zeig auf etwas.
proposal-own = Das entscheidest du selbst.
proposal-nobody = Niemand sonst hat gerade etwas zu entscheiden.

bad-limit = Diese Grenze gibt es nicht: { $given }. Es gibt: { $known_list }, jeweils ab 1.
bad-keep = So lässt sich nichts aufheben: { $given }. Es gibt { $known_list }, jeweils von 0 (für immer) bis 36500 Tage.
bad-database = Das ist keine Adresse einer PostgreSQL-Datenbank: { $given }://… Sie sieht so aus: postgresql://benutzer@rechner/name.
no-database-there = Die Datenbank ist nicht zu erreichen: { $reason }.
bad-folder = Der Datenordner lässt sich nicht benutzen: { $given }.
folder-open = Alle auf diesem Rechner können in den Datenordner { $given } schreiben: Gib ihm mit chmod 700 die richtigen Rechte.
key-not-whole = Der Schlüssel in { $given } ist nicht vollständig: Hol ihn aus einer Sicherung zurück oder lösch ihn; dann müssen sich alle neu anmelden, und Gäste verlieren ihre Plätze.
key-open = Andere auf diesem Rechner können den Schlüssel in { $given } lesen: Gib ihm mit chmod 600 die richtigen Rechte, oder lösch ihn, wenn ihn jemand gelesen haben kann; dann müssen sich alle neu anmelden, und Gäste verlieren ihre Plätze.
key-not-ours = { $given } muss eine gewöhnliche Datei sein (kein Verweis), die dem Benutzer gehört, unter dem der Server läuft: Leg den Schlüssel selbst dorthin, oder starte den Server als dieser Benutzer.
folder-in-use = Ein anderer Server benutzt diesen Datenordner: { $given }.
bad-port = Unter { $given } lässt sich kein Server starten.
workers-need-postgresql = Mehrere Prozesse brauchen PostgreSQL: Gib es mit --database an.
bad-backup-file = Die Sicherung lässt sich nicht schreiben, oder die Datei gibt es schon: { $given }.
bad-backup = Das ist keine vollständige Sicherung eines Servers: { $given }.
other-backup = Die Sicherung stammt von einer anderen Version von Dvergar ({ $given }).
not-empty = Eine Sicherung lässt sich nur dort einspielen, wo noch keine Daten sind.

# Was man mit einem Tippen sagt; alle lesen es in ihrer Sprache.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-no-hurry = Lass dir Zeit.
phrase-my-turn = Bin ich dran?
phrase-yes = Ja
phrase-no = Nein
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

# Was man von etwas Gesagtem hält.
reaction-thumb = Daumen hoch
reaction-heart = Herz
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-hammer = Hammerschlag
