# Die Kommandozeile und das Terminal.

bad-humans = { $given } Menschen können nicht auf { $count } Plätzen spielen.
bad-option-form = Eine Option schreibt man NAME=WERT, nicht „{ $given }“.
bad-json = Das ist kein JSON: Zeile { $line }, Spalte { $column }.
bad-seconds = Die Messzeit muss zwischen 0,05 und 60 Sekunden liegen, nicht bei { $given }.
bad-budget = Entweder --iterations oder --seconds, nicht beides.
bad-iterations = Die Zahl der Probespiele muss zwischen 1 und { $limit } liegen; { $given } geht nicht.
bad-thinking = Die Bedenkzeit muss über 0 und darf höchstens { $limit } Sekunden betragen; { $given } geht nicht.
bad-analyse-over = Hier ist die Partie zu Ende: Es gibt nichts zu entscheiden.
bad-analyse-seat = Hier entscheiden mehrere zugleich. Nenne mit --seat einen Platz: { $number_list }.
bad-analyse-idle = Spieler { $number } hat hier nichts zu entscheiden.
bad-load = Eine gespeicherte Partie bringt Plätze, Startwert und Optionen selbst mit: Lass sie weg.
bad-load-game = Die gespeicherte Partie gehört zum Spiel { $given }.
bad-link = „{ $given }“ ist kein Link zu einem Tisch: So ein Link sieht aus wie http://RECHNER/t/NAME.
bad-server = Unter { $link } ist kein Spielserver zu erreichen.
bad-request = Der Spielserver lehnt ab: { $words }
bad-rules = An dem Tisch gilt die Regelversion { $given }, hier ist es Version { $ours }.
bad-watch = Entweder --seat oder --watch, nicht beides.
bad-data-and-diff = Entweder --data oder --diff, nicht beides.
bad-cookies = Die Datei { $file }, in der deine Plätze stehen, lässt sich nicht benutzen: { $reason }.
bad-cookies-content = Die Datei { $file }, in der deine Plätze stehen, ist beschädigt: Räume sie beiseite.
bad-save = Die Partie lässt sich nicht in { $file } speichern: { $reason }.

## Hilfe

help-usage = Aufruf:
help-help = Diese Hilfe zeigen.
help-seats-play = Anzahl der Plätze; 4, wenn das Spiel es zulässt.
meta-GAME = SPIEL
meta-FILE = DATEI
meta-DIR = ORDNER
meta-OPTION = NAME=WERT
meta-OPTIONS = OPTIONEN
meta-COMMAND = BEFEHL
meta-N = ZAHL
meta-BOTS = BOTS
meta-ENGINE = ENGINE
meta-ADDRESS = ADRESSE
meta-URL = LINK
meta-NAME = NAME
meta-SECONDS = SEKUNDEN
meta-LANG = SPRACHE
usage-missing = { $meta } fehlt; --help zeigt, wie man den Befehl benutzt.
usage-number = { $option } braucht eine Zahl.
usage-no-option = Eine Option { $option } gibt es nicht; --help zeigt, welche es gibt.
usage-no-value = { $option } braucht einen Wert.
usage-other = Das ist nicht zu verstehen: { $words } – --help zeigt, wie man den Befehl benutzt.
help-app = Moderne Brettspiele um Zwerge, alle Regeln werden eingehalten.
help-games = Die Spiele auflisten.
help-play = Im Terminal spielen, gegen Bots oder mit Freunden an einer Tastatur.
help-connect = An einem Tisch eines Spielservers mitspielen oder zuschauen.
help-simulate = Bots viele Partien gegeneinander spielen lassen.
help-tournament = Bots ein Turnier spielen lassen: dieselben Karten von jedem Platz aus, Wertungen mit Intervallen, ein Bericht.
help-stats = Bots spielen lassen und zählen, was eine Partie entscheidet.
help-score = Eine Partie vom Spieltisch auswerten. DATEI ist JSON, „-“ steht für die Standardeingabe.
help-replay = Eine gespeicherte Partie zeigen: Verlauf und Tisch, bis zu einem beliebigen Zug.
help-analyse = Zeigen, was eine Suche von einer Stellung einer gespeicherten Partie hält.
help-at = Die Stellung nach so vielen Zügen; ohne Angabe die letzte.
help-seat-analyse = Der Platz, der entscheidet; nötig, wo mehrere zugleich entscheiden.
help-iterations = Wie viele Probespiele die Suche machen darf.
help-thinking = Wie viele Sekunden die Suche nachdenken darf; ohne Angabe 1.
help-review = Eine gespeicherte Partie analysieren: welche Entscheidungen am meisten gekostet haben und was besser gewesen wäre.
help-review-playouts = Wie viele Probespiele die Suche je Entscheidung machen darf.
help-data = Alle Spielwerte eines Spiels auflisten, mit ihrer Herkunft.
help-bench = Die Geschwindigkeit der Spiele messen.
help-game = Der Name des Spiels.
help-lang = Sprache: en, de oder fr.
help-json = JSON für Programme ausgeben.
help-data-folder = Ein Ordner mit Berichtigungen der Spielwerte.
help-data-diff = Nur zeigen, was die Berichtigungen in diesem Ordner ändern.
help-option = Eine Option des Spiels, NAME=WERT; mehrfach möglich.
help-seats = Anzahl der Plätze.
help-humans = Wie viele Menschen mitspielen; sie haben die ersten Plätze.
help-bots = Ein Bot für alle anderen Plätze oder eine Liste mit Kommas: { $known_list }.
help-lineup = Ein Bot für alle Plätze oder eine Liste mit Kommas: { $known_list }.
help-seed = Der Startwert der Partie; ohne Angabe ein zufälliger.
help-seed-simulate = Der Startwert des ganzen Laufs.
help-load = Eine gespeicherte Partie fortsetzen.
help-url = Der Link des Tisches.
help-seat = Der gewünschte Platz; ohne Angabe der eigene oder der erste freie.
help-name = Wie die anderen dich nennen.
help-watch = Nur zuschauen.
help-number = Anzahl der Partien.
help-jobs = Anzahl der Prozesse. Das Ergebnis ist bei jeder Anzahl dasselbe.
help-entrants = Die Bots, mit Kommas: { $known_list } oder „cmd:BEFEHL“ für ein fremdes Programm.
help-games-balanced = Anzahl der Partien; wird aufgerundet, damit jeder Bot alle Karten von jedem Platz aus spielt.
help-seats-tournament = Anzahl der Plätze; sonst so wenige, wie das Spiel erlaubt.
help-engine = Wer rechnet: Prozesse auf diesem Rechner („local“) oder „ray“.
help-address = Die Adresse eines Ray-Clusters; ohne sie wird Ray auf diesem Rechner gestartet.
help-report-tournament = Ein Ordner für Ergebnisse und Bericht. Derselbe Befehl macht mit dem weiter, was da ist.
help-report = Ein Ordner für den Bericht.
help-file = Die Datei.
help-to = Die Stellung nach so vielen Zügen zeigen.
help-seats-bench = Anzahl der Plätze; ohne Angabe jede, die das Spiel erlaubt.
help-seconds = Wie lange jede Messung dauern darf.

## Spiele

games-name = Name
games-seats = Plätze
games-about = Worum es geht
games-effort = { $minutes } Minuten, Schwierigkeit { $difficulty } von 5.
games-options = Optionen
games-option-only = nur mit { $other }: { $value_list }

## Spielen

play-welcome = { $game }. Mit „?“ bekommst du Hilfe.
play-help = Gib die Nummer einer Möglichkeit ein oder ihren Text. Außerdem: „? WORT“ erklärt ein Wort auf dem Tisch, „table“ zeigt den Tisch noch einmal, „seat 1“ lässt Spieler 1 ebenfalls etwas tun oder eine verdeckte Wahl ändern, „quiet“ beantwortet in diesem Zug alle Fragen nach einer Reaktion wie die Eingabetaste, „hint“ zeigt, was ein starker Spieler erwägen würde, „undo“ nimmt deine letzte Entscheidung zurück, „save DATEI“ speichert die Partie, „quit“ beendet das Programm.
play-words = Diese Wörter lassen sich erklären: { $word_list }.
play-unknown-word = „{ $given }“ gibt es auf diesem Tisch nicht.
play-example = { $count } Antworten sind möglich, zum Beispiel: { $example }
play-yes = ja
play-no = nein
play-pass = Jetzt ist { $seat } am Zug. Die anderen sehen weg. Drücke die Eingabetaste.
play-since = Seit deiner letzten Entscheidung:
play-saved = In { $file } gespeichert.
play-save-other = { $file } ist schon da und keine Partie: Wähle einen anderen Namen.
play-no-change = Spieler { $number } hat jetzt nichts zu tun.
play-besides = Du bist nicht am Zug, darfst aber jetzt etwas tun. Nur Eingabetaste: weiter.
play-besides-nothing = Du bist nicht am Zug und kannst nichts tun. Eingabetaste: weiter.
play-besides-all = Bevor es mit { $seat_list } weitergeht: Will jemand etwas tun? „seat 1“ lässt Spieler 1 nachsehen; nur Eingabetaste: weiter.
play-save-how = Gib „save“ und den Namen einer Datei ein.
play-no-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-thinking = Ich denke nach …
play-bye = Auf Wiedersehen.
play-choice = Wähle eine Zahl von 1 bis { $count } oder gib eine Aktion ein.
play-form = Das ist nicht zu verstehen. Gefragt ist: { $verb_list }.
play-build = { $how }; Schritt für Schritt
play-build-how = Schritt für Schritt: Gib ein, was du wählst, oder „-“ für nichts. Nur Eingabetaste: abbrechen.
play-build-slot = { $slot }: { $fit_list }
play-build-unfit = Dann passt nichts mehr, was danach kommt.
play-build-off = Nichts gewählt.
play-react = Nur Eingabetaste: „{ $action }“.
play-react-quiet = Nur Eingabetaste: „{ $action }“; „quiet“ tut das für den Rest dieses Zuges.
play-no-quiet = Hier wird nach keiner Reaktion gefragt, die du abstellen könntest.
play-character = { $character } ({ $bot })
play-bot = { $bot } { $number }
bot-novice = Neuling
bot-apprentice = Lehrling
bot-master = Meister
bot-elder = Ältester
bot-flat = Probe
bot-search = Suche
bot-random = Zufall
bot-greedy = Gier
play-thanks = Gut gespielt!

## Verbinden

connect-watching = Du schaust zu. Strg+C beendet es.
connect-open = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
} noch frei. Der Link für andere: { $link }
connect-waiting = Warten auf { $seat_list }.
connect-away = Ein Bot spielt für dich. Mit demselben Befehl bekommst du deinen Platz zurück.
connect-help = Gib die Nummer einer Möglichkeit ein oder ihren Text. Außerdem: „? WORT“ erklärt ein Wort auf dem Tisch, „table“ zeigt den Tisch noch einmal, „undo“ nimmt deine letzte Entscheidung zurück, „seat 1“ lässt Spieler 1 etwas tun, wenn ihr beide hier spielt, „quiet“ beantwortet in diesem Zug alle Fragen nach einer Reaktion wie die Eingabetaste, „say WORTE“ sagt den anderen etwas, „leave“ überlässt deinen Platz einem Bot, „quit“ beendet das Programm, und der Platz bleibt deiner. Eine leere Zeile zeigt, was inzwischen geschehen ist. Während andere entscheiden, beendet Strg+C das Programm.
connect-bye = Auf Wiedersehen. Derselbe Befehl bringt dich an deinen Platz zurück.
connect-left = Für { $seat } spielt ein Bot weiter. Derselbe Befehl holt den Platz zurück.
connect-changed = Auf dem Tisch hat sich inzwischen etwas geändert: Wähle noch einmal.
connect-asked = Jetzt fehlt noch die Zustimmung von { $seat_list }.
connect-agree = { $seat } möchte eine Entscheidung zurücknehmen. Einverstanden (ja/nein)?
connect-yes-no = Gib „ja“ oder „nein“ ein.
connect-cancelled = Der Tisch wurde aufgegeben.
connect-removed = Du wurdest von diesem Tisch entfernt.
news-undo = Zurückgenommen: Es geht nach Zug { $number } weiter.
news-ask-undo = { $seat } möchte eine Entscheidung zurücknehmen.
news-refuse-undo = { $seat } ist mit dem Zurücknehmen nicht einverstanden.
news-agree-undo = { $seat } ist mit dem Zurücknehmen einverstanden.
news-sit = { $seat } setzt sich.
news-leave = { $seat } geht; ein Bot spielt weiter.
news-timeout = Die Zeit von { $seat } ist um; ein Bot spielt weiter.
news-silent-clock = Die Zeit von { $seat } ist um: keine Reaktion.
news-silent-gone = { $seat } ist nicht da: keine Reaktion.
news-silent-quiet = { $seat } möchte in diesem Zug nicht mehr gefragt werden.
news-vote-out = { $seat } möchte, dass für { $seat_about } bis zur Rückkehr ein Bot spielt.
news-absent = { $seat } ist nicht da; bis zur Rückkehr spielt ein Bot.
news-here = { $seat } ist da.
news-return = { $seat } ist wieder da.
news-bot = Ein Bot bekommt Platz { $number }.
news-open = Platz { $number } ist frei.
news-remove = Jemand wurde vom Tisch entfernt.
news-rename = Jemand am Tisch heißt jetzt { $name }.
news-hint = { $seat } hat sich { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} geben lassen.
news-fork = { $seat } spielt ab hier nebenher weiter.
news-propose = { $seat } schlägt vor: { $words }
news-propose-places = { $seat } zeigt auf etwas auf dem Tisch.
news-pause-minutes = Der Server war { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
} lang nicht da: Die Bedenkzeit stand still.
news-pause-hours = Der Server war { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
} lang nicht da: Die Bedenkzeit stand still.
news-pause-days = Der Server war { $count ->
    [one] einen Tag
   *[other] { $count } Tage
} lang nicht da: Die Bedenkzeit stand still.
news-chat = { $name }: { $words }
news-react = { $name } reagiert: { $words }

## Wertungen

sheet-total = Summe
sheet-place = Rang
end-won = { $count ->
    [0] Niemand gewinnt.
    [one] { $name_list } gewinnt.
   *[other] { $name_list } teilen sich den Sieg.
}
end-together-won = Gemeinsam gewonnen!
end-together-lost = Gemeinsam verloren.

## Simulation

simulate-running = Partien
simulate-title = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $count } Plätze
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-score = Punkte im Mittel
simulate-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-speed = { $decisions } Entscheidungen in { $seconds } s: { $gps } Partien und { $dps } Entscheidungen pro Sekunde.

## Turnier

arena-rounded = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, damit jeder Bot alle Karten von jedem Platz aus spielt.
arena-resumed = { $count } von { $games } Partien sind schon da.
arena-kept = Unterbrochen. { $count } von { $games } Partien liegen in { $folder }; derselbe Befehl macht weiter.
arena-written = Der Bericht steht in { $file }.
arena-no-plots = Bilder wurden nicht gezeichnet: Dazu wird matplotlib gebraucht ({ $command }).

## Wiedergabe

replay-title = { $game }, { $count } Plätze, Startwert { $seed }
replay-options = Optionen: { $option_list }
replay-position = Nach Zug { $number } von { $count }

## Analyse

analyse-title = Was { $seat } tun könnte, nach { $count ->
    [one] einem Probespiel
   *[other] { $count } Probespielen
}
analyse-option = Möglichkeit
analyse-value = Siegchance
analyse-visits = Versuche
analyse-points = Punkte am Ende
analyse-why = Warum
analyse-number = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-percent = { NUMBER($figure, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
analyse-more = { $count ->
    [one] Eine weitere Möglichkeit.
   *[other] { $count } weitere Möglichkeiten.
}
analyse-line = Wahrscheinlich: { $deeds }
analyse-deed = { $seat }: { $deed }

## Durchsicht

review-running = Entscheidungen
review-title = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}; die teuersten, gemessen an der Siegchance:
review-flawless = { $count ->
    [one] Eine Entscheidung, und es fand sich nichts Besseres.
   *[other] { $count } Entscheidungen, und es fand sich nichts Besseres.
}
review-nothing = In dieser Partie wurde nichts entschieden.
review-move = Zug
review-player = Spieler
review-played = Gespielt
review-better = Besser
review-lost = Verlust
review-points = Punkte
review-seat = { $seat }: { $count ->
    [0] keine Entscheidung, die sicher etwas gekostet hat.
    [one] eine Entscheidung, die etwas gekostet hat, zusammen { $lost }.
   *[other] { $count } Entscheidungen, die etwas gekostet haben, zusammen { $lost }.
}

## Daten

source-rulebook = Regelheft
source-public = öffentlich: { $name }
source-reconstructed = rekonstruiert
source-overlay = dein Datenordner
data-file = Datei
data-record = Datensatz
data-values-title = Spielwerte
data-source-title = Herkunft
data-source-of = { $field_list }: { $source }
data-field = Feld
data-shipped = Ausgeliefert
data-corrected = Berichtigt
data-shipped-source = Dessen Herkunft
data-no-changes = Dieser Ordner ändert nichts an diesem Spiel.

## Messung

version = dvergar { $version }, Engine { $build }, Python { $python }
bench-seats = Plätze
bench-games = Partien/s
bench-decisions = Entscheidungen/s
bench-copy = copy
bench-redeal = redeal
bench-legal = legal
bench-apply = apply
bench-edge = Kante
bench-view = view
bench-ask = ask
bench-title = { $game }, { $build }, ein Kern; Zeiten in Mikrosekunden (Kante: copy, apply und legal; ask: was eine Aktion brächte)
bench-compiled = kompiliert
bench-interpreted = interpretiert
bench-spent = Wohin die Zeit geht, wenn zufällig gespielt wird, mit { $count } Plätzen: { $function_list }

help-serve = Einen Spielserver betreiben: An seine Tische kommt man mit einem Link.
help-host = Adresse des Servers; mit 0.0.0.0 können andere im Netz mitspielen.
help-port = Port des Servers; 0: irgendein freier.
help-server-folder = Ordner mit den Daten des Servers, statt des eigenen.
help-database = Die Daten in PostgreSQL halten: postgresql://benutzer@rechner/name.
help-workers = Prozesse des Servers; mehrere brauchen PostgreSQL.
help-limit = Eine andere Grenze, etwa tables=50; auch mehrmals.
help-keep = Etwas so viele Tage aufheben, etwa guests=90 oder guests=never; auch mehrmals.
help-open = Die Adresse im Browser öffnen, wenn es einen gibt.
help-accept-loss = Auch starten, wenn die Datenbank älter ist als das, was bestätigt wurde.
help-check = Nachsehen, ob alle Daten eines Servers heil sind, und sagen, was zu retten ist.
help-save-sound = Alles, was heil ist, in eine neue Sicherung schreiben.
check-structure = Die Datei der Datenbank ist beschädigt: { $reason }
check-missing = { $count ->
    [one] Es fehlt eine Transaktion, die bestätigt wurde
   *[other] Es fehlen { $count } Transaktionen, die bestätigt wurden
}: Vielleicht ging das Protokoll dvergar.sqlite-wal verloren.
check-unreadable = { $name }: { $count ->
    [one] Ein Datensatz ist
   *[other] Bis zu { $count } Datensätze sind
} nicht lesbar.
check-part = Tisch { $table }: Die ersten { $kept } von { $of } Einträgen sind zu retten.
check-nothing = Tisch { $table }: Nichts ist zu retten.
check-skipped = Tische mit anderen Regeln, die nicht angesehen wurden: { $count }.
check-sound = Alles ist heil. Tische: { $count }.
check-save = „dvergar check --save DATEI“ schreibt, was heil ist, in eine Sicherung; „dvergar restore“ liest sie in einen leeren Ordner.
check-saved = { $count } heile Datensätze wurden nach { $file } geschrieben; „dvergar restore“ liest sie in einen leeren Ordner.
help-backup = Alle Daten eines Servers in eine Datei schreiben.
help-restore = Alle Daten eines Servers aus einer Datei in einen leeren Server einlesen.
help-backup-file = Die Datei der Sicherung.
meta-DATABASE = URL
meta-HOST = RECHNER
meta-LIMIT = NAME=N
meta-KEEP = NAME=TAGE
bad-number = { $option } kann nicht { $given } sein.
bad-limit-form = Eine Grenze schreibt man NAME=ZAHL, nicht „{ $given }“.
bad-keep-form = Wie lange etwas aufgehoben wird, schreibt man NAME=TAGE oder NAME=never, nicht „{ $given }“.
serve-ready = Das ist die Adresse zum Öffnen und Weitergeben. Strg+C beendet den Server.
backup-done = { $count } Einträge wurden nach { $file } geschrieben.
restore-done = { $count } Einträge wurden aus { $file } gelesen.

## Verwalten

help-admin = Einen Spielserver verwalten: auflisten, stummschalten, ausschließen und löschen, ob er läuft oder nicht.
help-admin-tables = Die Tische auflisten.
help-admin-people = Die Personen auflisten.
help-admin-large = Zeigen, was groß ist: Tische, Personen, die Datenbank.
help-admin-mute = Jemanden keine Nachrichten mehr schreiben lassen.
help-admin-unmute = Jemanden wieder Nachrichten schreiben lassen.
help-admin-ban = Jemanden ausschließen: Seine Plätze übernehmen Bots.
help-admin-unban = Jemanden wieder hereinlassen.
help-admin-delete-person = Alles löschen, was man über jemanden weiß; Partien bleiben ohne den Namen.
help-admin-delete-table = Einen Tisch löschen, mit allem, was dort geschah.
help-status = Nur Tische in diesem Zustand: open, running, over, cancelled oder lesson.
help-search = Nur Personen mit diesen Buchstaben im Namen oder Konto.
help-person = Die Kennung der Person, aus „admin people“.
help-table = Die Kennung des Tisches, das Ende seines Links.
help-yes = Nicht nachfragen.
help-hours = Für wie viele Stunden; ohne Angabe für immer.
meta-STATUS = ZUSTAND
meta-PERSON = KENNUNG
meta-TABLE = KENNUNG
bad-status = Diesen Zustand gibt es nicht: { $given }. Es gibt: { $known_list }.
admin-id = Kennung
admin-game = Spiel
admin-status = Zustand
admin-host = Eröffnet von
admin-seats = Plätze
admin-updated = Geändert
admin-entries = Einträge
admin-size = Größe
admin-chat = Chat
admin-name = Name
admin-account = Konto
admin-seen = Gesehen
admin-tables = Tische
admin-state = Status
admin-status-open = offen
admin-status-running = läuft
admin-status-over = beendet
admin-status-cancelled = aufgegeben
admin-status-lesson = Lektion
admin-is-muted = stumm
admin-is-banned = ausgeschlossen
admin-more = { $count } weitere; --json zeigt alle.
admin-rows = Datensätze: { $row_list }.
admin-database = Datenbank: { $size }
admin-wal = Noch nicht in ihrer Datei (WAL): { $size }
admin-ask-mute = { $name } stummschalten (ja/nein)?
admin-ask-unmute = { $name } wieder schreiben lassen (ja/nein)?
admin-ask-ban = { $name } ausschließen (ja/nein)?
admin-ask-unban = { $name } wieder hereinlassen (ja/nein)?
admin-ask-delete-person = Alles löschen, was über { $name } bekannt ist (ja/nein)?
admin-ask-delete-table = Den Tisch { $name } löschen (ja/nein)?
admin-nothing = Es wurde nichts geändert.
admin-done-mute = Stummgeschaltet: { $name }.
admin-done-unmute = Nicht mehr stumm: { $name }.
admin-done-ban = Ausgeschlossen: { $name }.
admin-done-unban = Nicht mehr ausgeschlossen: { $name }.
admin-done-delete-person = Gelöscht: { $name }.
admin-done-delete-table = Gelöscht: { $name }.
