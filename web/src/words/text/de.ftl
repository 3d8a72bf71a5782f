# Words of the page around every game.

## The page

bot-name = Bot { $number }
bot = Bot
bot-named = { $name } (Bot)

## Controls and settings

close = Schließen
bar-home = Dvergar: alle Spiele und Tische
bar-light = Tageslicht
bar-dark = Laternenlicht
bar-sound-on = Der Ton ist an
bar-sound-off = Der Ton ist aus
link-copy = Link kopieren
link-share = Link teilen
link-copied = Kopiert.
link-failed = Der Browser kopiert hier nicht. Der Link: { $link }
rules = Regeln
rules-about = Regeln: { $about }
rules-whole = Alle Regeln, in einem eigenen Tab
rules-none = Zu diesem Spiel gibt es hier keine Regeln zum Nachschlagen.
about-link = Über dieses Spiel
my-page = Meine Seite
settings = Einstellungen
settings-looks = Was du siehst
settings-language = Sprache
settings-theme = Darstellung
settings-theme-auto = Wie das Gerät
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-size = Textgröße
settings-size-s = Klein
settings-size-m = Mittel
settings-size-l = Groß
settings-size-xl = Riesig
settings-motion = Animationen
settings-motion-auto = Wie das Gerät
settings-motion-off = Keine
settings-letters = Buchstaben und Zahlen
settings-letters-hint = Auf Abzeichen und Platzmarken, neben Farbe und Form.
settings-inWords = Tisch in Worten
settings-inWords-hint = Überschriften, Listen und Knöpfe statt Bilder: für Screenreader und alle, die lieber lesen.
settings-sounds = Was du hörst
settings-sound = Ton
settings-sound-hint = Münzen, Karten und Stein, und die Glocke, wenn du dran bist.
settings-volume = Lautstärke
settings-turn = Wenn du am Zug bist
settings-bell = Glocke
settings-bell-hint = Zwei leise Töne.
settings-notify = Benachrichtigung
settings-notify-hint = Vom Browser, während du etwas anderes ansiehst.
settings-notify-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen eigenen Einstellungen lässt sich das ändern.
settings-title = Titel des Tabs
settings-title-hint = Der Browser-Tab sagt es.
settings-play = Wie du spielst
settings-forced = Zwangszüge automatisch
settings-forced-hint = Wo nur eines möglich ist, wird es für dich getan.
settings-oneClick = Ein Klick genügt
settings-oneClick-hint = Ein Klick gilt sofort, ohne einen zweiten zur Bestätigung.
settings-coach = Hilfe in der ersten Partie
settings-coach-hint = In deiner ersten Partie jedes Spiels sagt ein Satz, worum es bei jeder Entscheidung geht.
no-answer = Der Server antwortet nicht. Die Seite versucht es von selbst wieder.

## Lobby

lobby-page = Dvergar: Brettspiele mit Zwergen
lobby-page-turn = ● Du bist am Zug – Dvergar
lobby-motto = Brettspiele aus dem Berg
lobby-you-play-as = Du spielst als
lobby-name-change = Namen ändern
lobby-name-save = Speichern
lobby-name-keep = Alten Namen behalten
lobby-games = Spiele
lobby-play-now = Jetzt spielen
lobby-play-now-name = Jetzt spielen: { $title }, gegen Bots
lobby-level = Stufe der Bots, für alle Spiele: { $title }
lobby-meet = Wem du begegnen kannst
lobby-starting = Einen Augenblick …
lobby-open-table = Tisch eröffnen
lobby-open-table-name = Tisch eröffnen: { $title }
lobby-learn = Lernen
lobby-learn-name = { $title } lernen
lobby-in-the-making = In Arbeit
lobby-score = Wertungsblock
lobby-about = Über das Spiel
lobby-more = Mehr zu { $title }
ways = Außerdem
ways-score = Wertungsblöcke
ways-score-hint = für eure Partie am Spieltisch
ways-rules = { rules }
ways-rules-hint = in Worten und Bildern
ways-me = { my-page }
ways-me-hint = deine Partien und Zahlen
lobby-continue = Weiter
lobby-resume-others = { $count ->
    [one] Noch ein Tisch wartet
   *[other] Noch { $count } Tische warten
} auf dich.
lobby-mine = Meine Tische
lobby-mine-none = Noch keine. „Jetzt spielen“ setzt dich mit ein paar Bots an einen Tisch.
lobby-open = Offene Tische
lobby-open-none = Gerade ist kein Tisch offen. Eröffne einen, dann steht er hier für alle.
lobby-running = Zuschauen
lobby-running-none = Gerade wird an keinem öffentlichen Tisch gespielt.
lobby-show-all = Alle { $count } zeigen
lobby-seat-free = freier Platz
lobby-row-name = { $act }: { $title }, { $note }
lobby-leave = Tisch verlassen
lobby-leave-hint = Ein Bot spielt für dich weiter und bringt die Partie zu Ende. Bis dahin kannst du wiederkommen.
lobby-give-up = Tisch aufgeben
lobby-give-up-hint = Niemand kann mehr mitspielen, und der Tisch steht in keiner Liste mehr.
lobby-stay = Bleiben
lobby-bots-only = nur Bots
lobby-hints = mit Tipps
lobby-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
lobby-won = { $count ->
    [0] Niemand hat gewonnen
    [one] Sieg: { $names }
   *[other] Geteilter Sieg: { $names }
}
standing-my-turn = Du bist am Zug
standing-my-answer = Deine Antwort ist gefragt
standing-running = Wartet auf { $names }
standing-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
standing-over = Zu Ende
act-my-turn = Weiter
act-my-answer = Antworten
act-running = Ansehen
act-open = Einladen
act-over = Ergebnis
act-join = Mitspielen
act-watch = Zuschauen
facts-players = { $count ->
    [one] Person
   *[other] Personen
}
facts-minutes = Min.
facts-together = gemeinsam
facts-difficulty = Schwierigkeit: { $difficulty } von { $hardest }
door-zavandor = Die Minen von Zavandor
door-zavandor-about = Schürfe Edelsteine, ersteigere Schätze und triff den König auf seinem Weg.
door-dwarfs_fall = Dwar7s Fall
door-dwarfs_fall-about = Lege ein Königreich aus Karten aus und verteidige es gegen den Drachen.
door-die_zwerge = Die Zwerge
door-die_zwerge-about = Alle gemeinsam: Haltet die Heere auf, die aus dem toten Land strömen.
credits-art = Symbole: game-icons.net, von Delapouite, Lorc und anderen, CC BY 3.0. Schriften: Grenze, Grenze Gotisch und Alegreya Sans, OFL 1.1. Alle übrigen Bilder wurden für Dvergar gezeichnet.
span-seconds = { $count } s
span-minutes = { $count } min
span-hours = { $count } h
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
clock-none = ohne Zeitlimit
clock-days = über Tage, ohne Zeitlimit
clock-decision = { $time } je Entscheidung
clock-bank = { $time } + { $more } je Entscheidung
new-page = Neuer Tisch: { $title } – Dvergar
new-title = Ein neuer Tisch
new-seats = Plätze
new-seat = Wer auf Platz { $number } spielt
new-seat-me = Ich
new-seat-here = Hier
new-seat-open = Frei
new-seat-bot = Bot
new-seat-open-hint = wer dazukommt
new-seat-name = Name auf Platz { $number }
new-level = Wie der Bot auf Platz { $number } spielt
new-shared = Um einen Bildschirm
new-shared-hint = Ihr spielt zu mehreren hier und reicht den Bildschirm weiter; dazwischen fällt ein Vorhang.
new-shared-open-hint = Ihr spielt zu mehreren hier, und alle haben einen eigenen Namen.
new-several = Hier hat niemand Geheimnisse vor den anderen: Du kannst selbst mehrere Plätze nehmen.
new-options = Regeln
new-options-many = { $count } Hausregeln, { $changed ->
    [0] alle wie üblich
    [one] eine geändert
   *[other] { $changed } geändert
}
new-clock = Bedenkzeit
new-clock-none = Keine
new-clock-decision = Je Entscheidung
new-clock-bank = Für die ganze Partie
new-clock-time = Wie viel Zeit
new-clock-hint = Wenn jemandes Zeit um ist, übernimmt ein Bot.
new-pace = Wie gespielt wird
new-pace-live = Am Stück
new-pace-days = Über Tage
new-pace-live-hint = Ist jemand einige Minuten nicht da, können die anderen bis zur Rückkehr einen Bot spielen lassen.
new-pace-days-hint = Kommt jemand drei Tage lang nicht, können die anderen bis zur Rückkehr einen Bot spielen lassen.
new-help = Hilfe
new-hints = Tipps
new-hints-hint = Wer entscheiden muss, darf fragen, was ein Bot täte und warum. Alle sehen in der Saga, wer gefragt hat.
new-found = Wer den Tisch findet
new-found-everybody = Alle
new-found-link = Wer den Link hat
new-found-everybody-hint = Er steht in der Halle: Andere können mitspielen und später zuschauen.
new-found-link-hint = Er steht in keiner Liste. Du gibst den Link denen, die kommen sollen.
new-begins = Alle Plätze sind besetzt: Es geht sofort los.
new-waits = Die Partie beginnt von selbst, sobald kein Platz mehr frei ist.
new-begin = Los geht’s
new-open = Tisch eröffnen
new-cancel = Zurück
import = Partie einlesen
import-choose = Partiedatei auswählen
import-hint = aus einer Datei: auswählen oder hier ablegen
import-drop = Jetzt loslassen!
import-reading = Die Datei wird gelesen …

## Table

page-loading = Einen Augenblick …
table-loading = Das Spiel wird aufgebaut …
to-lobby = Zur Halle
to-words = Tisch in Worten
to-pictures = Tisch in Bildern
tabs = Teile des Tisches
tab-table = Tisch
tab-rivals = Gegner
tab-news = { $count } neu
rival-bot = { $name }: ein Bot ({ $level }).
rival-away = { $name } ist gegangen; ein Bot ({ $level }) spielt weiter.
rival-score = Punkte:
live-of = { $seat }: { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}
live-line = { $line }: { $points }
said-of = { $what }: { $said }
mine-area = Bereich von { $seat }
mine-look = Den Bereich von { $seat } ansehen
mine-lead = Für { $seat } handeln
mine-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
mine-total = { $points ->
    [1] { $points } Punkt
   *[other] { $points } Punkte
}. Wie sie zusammenkommen.
mine-total-tip = Die Punkte, wenn jetzt Schluss wäre. Ein Klick zeigt, wie sie zusammenkommen.
doing-thinking = denkt
doing-thinking-long = Ein Bot, der über seinen Zug nachdenkt.
doing-choosing = wählt
doing-choosing-long = Der Tisch wartet auf diese Person.
doing-ready = bereit
doing-ready-long = Hat entschieden und wartet auf die anderen.
doing-done = fertig
doing-done-long = Fertig, kann aber noch etwas tun, bis alle fertig sind.
doing-away = Bot spielt
doing-away-long = Diese Person ist gegangen. Ein Bot spielt, bis sie wiederkommt.
doing-offline = getrennt
doing-offline-long = Diese Person ist gerade nicht verbunden.
clock = Restzeit: { $time }
clock-short = Weniger als eine halbe Minute übrig.
decide = Was zu entscheiden ist
decide-choose = Wähle eine der leuchtenden Stellen.
decide-below = Wähle eine der Aktionen weiter unten.
decide-clear = Verwerfen
decide-done = Du bist fertig. Bis alle fertig sind, kannst du noch etwas tun.
decide-silence = Geschehen lassen
decide-quiet = In diesem Zug nicht mehr fragen
proposals = Vorschläge
propose = Vorschlagen …
propose-title = Was du vorschlagen kannst
compose-more = Eins mehr: { $item }
compose-less = Eins weniger: { $item }
compose-not = Das passt nicht zu dem, was du gewählt hast.
compose-of = { $count } von { $most }
compose-reset = Von vorn
compose-take = Das wählen
compose-type = Oder eintippen
compose-fits = Das geht.
decide-undo = Zurücknehmen
decide-undo-tip = Nimmt deine letzte Entscheidung zurück. Wurde seither etwas aufgedeckt, werden die anderen gefragt.
decide-waiting = Wir warten auf { $names }.
decide-thinking = { $count ->
    [one] { $names } denkt nach.
   *[other] { $names } denken nach.
}
coach = Hilfe in der ersten Partie
coach-off = Diese Hilfe ausschalten. In den Einstellungen kommt sie wieder.
coach-marks = Die Laternen zeigen gute Möglichkeiten.
hint = Tipp
hint-tip = Lässt einen Bot sagen, was er hier täte. Alle sehen, dass du gefragt hast.
hint-thinking = Denkt nach …
hint-title = Was ein Bot täte
hint-unfold = Alle Tipps mit Gründen zeigen
hint-fold = Tipps einklappen
hint-points = etwa { $figure } Punkte
hint-about = Die Siegchance und der Punktestand, mit dem am Ende zu rechnen ist. Ein Klick wählt aus.
decide-away = Ein Bot spielt für dich.
decide-away-hint = Du hast den Tisch verlassen, warst nicht da oder deine Zeit war um. Du kannst deinen Platz jederzeit wieder einnehmen.
decide-undo-mine = Du möchtest deine letzte Entscheidung zurücknehmen.
decide-undo-asked = { $seat } möchte den letzten Zug zurücknehmen. Einverstanden?
decide-undo-others = { $seat } möchte die letzte Entscheidung zurücknehmen.
decide-undo-waiting = Es antworten noch: { $names }.
decide-undo-away = { $count ->
    [one] Gerade nicht da: { $names }. Die Antwort kann später kommen.
   *[other] Gerade nicht da: { $names }. Die Antworten können später kommen.
}
decide-vote = Seit { $time } nicht da: { $seat }. Bis zur Rückkehr einen Bot spielen lassen?
decide-vote-waiting = Du möchtest für { $seat } einen Bot spielen lassen. Es stimmen noch ab: { $names }.
decide-vote-soon = Gleich spielt ein Bot für { $seat }, wenn keine Antwort kommt.
decide-vote-mine = Bist du noch da?
decide-vote-mine-hint = Die anderen möchten bis zu deiner Rückkehr einen Bot für dich spielen lassen.
vote-out = Bot spielen lassen
seat-here = Ich bin da
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-withdraw = Doch nicht
seat-return = Platz wieder einnehmen
level-novice = Neuling, lernt noch
level-apprentice = Lehrling, kennt das Handwerk
level-master = Meister, denkt voraus
level-elder = Ältester, bestraft jeden Fehler
level-random = spielt zufällig
level-greedy = nimmt die meisten Punkte
level-flat = probiert alles ein wenig
level-search = sucht die nächsten Züge ab
rank-novice = Neulinge
rank-novice-about = lernen noch
rank-apprentice = Lehrlinge
rank-apprentice-about = kennen das Handwerk
rank-master = Meister
rank-master-about = denken voraus
rank-elder = Älteste
rank-elder-about = bestrafen jeden Fehler
bot-any-novice = irgendein Neuling
bot-any-apprentice = irgendein Lehrling
bot-any-master = irgendein Meister
bot-any-elder = irgendein Ältester
menu = Tischmenü
menu-pass = Bildschirm weitergeben
menu-pass-hint = Zieht den Vorhang zu, damit sich jemand anders hersetzen kann.
menu-leave = Tisch verlassen
menu-leave-hint = Ein Bot spielt für dich weiter. Du kannst jederzeit wiederkommen.
menu-replay = Rückblick
menu-replay-hint = Die bisherige Partie, Zug um Zug, so wie du sie gesehen hast.
menu-rules-hint = Schlägt etwas nach, ohne den Tisch zu verlassen.
menu-about-hint = Wem das Spiel zu verdanken ist und woher jede Zahl stammt.
menu-link = Wer den Link hat, kann zuschauen.
menu-link-public = Der Tisch steht auch in der Halle: Alle können zuschauen.
menu-keys-hint = Der ganze Tisch lässt sich ohne Maus bedienen.
keys = Tasten
keys-tab = geht von einer Gruppe zur nächsten
keys-arrows = gehen innerhalb einer Gruppe zum Nachbarn
keys-number = wählen das erste, zweite … der leuchtenden Felder und Karten
keys-enter = wählt etwas aus und bestätigt die Wahl
keys-escape = verwirft die Wahl und überspringt, was sich bewegt
keys-undo = nimmt deine letzte Entscheidung zurück
keys-hint = fragt einen Bot um einen Tipp, wo der Tisch es erlaubt
keys-again = zeigt noch einmal, was gerade geschehen ist
keys-sound = schaltet den Ton aus und ein
keys-rules = öffnet die Regeln zu dem, worauf du zeigst
keys-help = zeigt diese Liste
keys-words-tab = geht von einem Knopf zum nächsten
keys-words-enter = wählt eine Aktion; noch einmal gedrückt, wird sie ausgeführt
keys-words-escape = verwirft die Wahl
keys-words-reader = die Tasten des Screenreaders selbst: zur nächsten Überschrift, zum nächsten Knopf, zur nächsten Tabelle
connection-lost = Verbindung verloren, neuer Versuch …
connection-back = Wieder verbunden.
connection-closed-4400 = Der Server hat diese Seite nicht verstanden. Lade sie neu.
connection-closed-4401 = Das ist nicht dein Platz, oder du bist nicht mehr angemeldet. Lade die Seite neu.
connection-closed-4404 = Diesen Tisch gibt es nicht.
page-title = { $game } – Dvergar
notice-title = ● Du bist am Zug – { $game }
notice-body = Der Tisch wartet auf dich.
curtain-pass = Gib den Bildschirm weiter: { $seat }
curtain-why = Alles, was andere nicht sehen dürfen, liegt nicht mehr auf dem Tisch.
curtain-who = Wer sitzt jetzt hier?
curtain-me = Ich bin { $seat }
join = Setz dich dazu
join-name = Dein Name
join-seat = Dein Platz
join-sit = Hinsetzen
room = Der Tisch ist eröffnet
room-waits = { $count ->
    [one] Ein Platz ist frei. Die Partie beginnt, sobald ihn jemand nimmt.
   *[other] { $count } Plätze sind frei. Die Partie beginnt, sobald alle besetzt sind.
}
room-seat = Platz { $number }
room-free = frei
room-you = du
room-here = ist da
room-leave = Aufstehen
room-place = Wer auf Platz { $number } spielt
room-open = frei lassen
room-invite = Lade jemanden mit diesem Link ein:
room-clock = Bedenkzeit
room-hints-on = erlaubt
room-hints-off = keine
room-give-up = Tisch aufgeben
other-menu = { $name }: stummschalten, blockieren …
other-mute = Stummschalten
other-mute-hint = Was { $name } schreibt, siehst du an keinem Tisch mehr. Davon erfährt niemand.
other-block = Blockieren
other-block-hint = Schaltet stumm, setzt euch nicht mehr an denselben Tisch und verbirgt eure offenen Tische voreinander.
other-block-sure = { $name } blockieren? Eine Partie, die ihr schon zusammen spielt, geht weiter.
other-cancel = Abbrechen
other-remove = Entfernen
other-remove-hint = Bis die Partie beginnt, kann sich diese Person hier nicht hinsetzen und nichts schreiben.
other-muted = Was { $name } schreibt, siehst du nicht mehr.
other-blocked = Du hast { $name } blockiert.
other-lift-hint = Das kannst du jederzeit aufheben:

## Saga, chat and end

saga = Saga
saga-all = Alles
saga-mine = Meine Züge
saga-table = Kommen und Gehen
saga-filter = Was zu sehen ist
saga-again = Das noch einmal zeigen
saga-since = Seit deinem letzten Zug
saga-last-turn = dein letzter Zug
saga-older = Ältere Zeilen zeigen
saga-empty = Noch nichts.
saga-undone = Zurückgenommen:
saga-here = { $seat } ist da.
saga-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
chat = Chat
chat-messages = Nachrichten
chat-older = Frühere Nachrichten
chat-empty = Noch hat niemand etwas gesagt. Unten kannst du grüßen.
chat-phrases = Fertige Sätze
chat-more = Mehr Sätze
chat-fewer = Weniger Sätze
chat-react = Auf { $name } reagieren
chat-reactions = Reaktionen
chat-reaction = { $name }: { $count } ({ $who })
chat-unread = { $count ->
    [one] eine ungelesene Nachricht
   *[other] { $count } ungelesene Nachrichten
}
beside-tabs = Saga und Chat
chat-label = Sag etwas …
chat-send = Senden
since = Während du weg warst
since-show = Zeig es mir
since-close = Zum Tisch
news-sit = { $seat } setzt sich.
news-leave = { $seat } geht; ein Bot übernimmt.
news-timeout = Die Zeit ist um: { $seat }. Ein Bot übernimmt.
news-vote-out = { $seat } möchte, dass für { $seat_about } bis zur Rückkehr ein Bot spielt.
news-absent = { $seat } ist nicht da; bis zur Rückkehr spielt ein Bot.
news-here = { $seat } ist da.
news-return = { $seat } ist wieder da.
news-bot = { $seat } nimmt einen Platz ein.
news-open = Ein Platz ist wieder frei.
news-remove = Jemand wurde vom Tisch entfernt.
news-rename = { $seat } heißt jetzt { $name }.
news-undo = { $seat } nimmt eine Entscheidung zurück.
news-ask-undo = { $seat } möchte eine Entscheidung zurücknehmen.
news-agree-undo = { $seat } ist einverstanden.
news-refuse-undo = { $seat } lehnt ab: Alles bleibt, wie es ist.
news-hint = { $seat } hat sich { $count ->
    [one] einen Tipp
   *[other] { $count } Tipps
} geben lassen.
news-fork = { $seat } spielt ab hier nebenher weiter.
news-propose = { $seat } schlägt vor: { $deed }
news-propose-places = { $seat } zeigt auf etwas auf dem Tisch.
news-silent-clock = Keine Antwort von { $seat }: Die Zeit war um.
news-silent-gone = Keine Antwort: { $seat } ist nicht da.
news-silent-quiet = { $seat } möchte in diesem Zug nicht mehr gefragt werden.
news-rematch = Es gibt eine Revanche.
news-cancel = Der Tisch wurde aufgegeben.
news-gone = Jemand wollte vergessen werden.
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
end-over = Die Partie ist zu Ende.
end-counting = Die Punkte werden gezählt.
end-counting-skip = Ein Tipp oder eine Taste zeigt das Ergebnis.
end-who = Wer kommt auf den Thron?
end-nobody = Niemand hat gewonnen.
end-you-win = { $margin ->
    [0] Du gewinnst!
    [one] Du gewinnst mit einem Punkt Vorsprung!
   *[other] Du gewinnst mit { $margin } Punkten Vorsprung!
}
end-wins = { $count ->
    [one] { $margin ->
        [0] { $names } gewinnt
        [one] { $names } gewinnt mit einem Punkt Vorsprung
       *[other] { $names } gewinnt mit { $margin } Punkten Vorsprung
    }
   *[other] { $names } teilen sich den Sieg
}
end-why = Der größte Vorsprung vor { $seat }: { $row }, { $gain } mehr.
end-together-won = Gemeinsam gewonnen!
end-together-lost = Gemeinsam verloren.
end-tie = Punktgleich: Die Regel für den Gleichstand hat entschieden.
end-company = Alle am Tisch
end-look-back = Rückblick
end-places = Platzierung
end-first = Platz 1 von { $count }
end-rematch = Revanche
end-join-rematch = Zur Revanche
end-review = Analyse
end-replay = Wiederholung
end-to-table = Der Tisch
end-to-sheets = Die Wertung
end-to-result = Das Ergebnis
sheet = Wertung
sheet-won = gewonnen
sheet-place = { $place }.
sheet-total = Summe
plain-actions = Was du tun kannst
plain-table = Der Tisch
plain-yes = ja
plain-no = nein
chart = Der Weg dahin
chart-start = Am Anfang
chart-read = Punkte im Lauf der Partie
chart-hint = Zeig auf die Linien, um die Punkte zu lesen.
