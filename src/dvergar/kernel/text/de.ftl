# Was allen Spielen gemeinsam ist.

player = Spieler { $number }
former-player = Ehemaliger Spieler

## Spielvorbereitung

bad-game = Ein Spiel namens „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
bad-game-unfit = Das Spiel „{ $game }“ im Paket { $package } lässt sich nicht spielen: { $why }
unfit-missing = Es fehlt: { $missing_list }.
unfit-name = Der Name eines Spiels besteht aus Kleinbuchstaben, Ziffern und „_“ und beginnt mit einem Buchstaben.
unfit-taken = Ein Spiel mit diesem Namen gibt es schon.
unfit-error = Es scheitert mit { $error }
unfit-create = „create“ liefert kein Game.
unfit-member = „{ $member }“ muss „{ $wanted }“ sein, nicht „{ $given }“.
no-score-pad = Für { $game } gibt es keinen Wertungsblock.
pad-form = Der Wertungsblock stimmt bei { $field } nicht: { $why }
pad-players = Ein Wertungsblock ist für 1 bis { $most } Personen, nicht für { $count }.
bad-seats = { $game } ist für { $allowed_list } Plätze gedacht, nicht für { $given }.
bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 18446744073709551615, nicht „{ $given }“.
bad-option = { $game } hat keine Option „{ $option }“. Es gibt: { $known_list }.
bad-option-value = Für die Option „{ $option }“ ist „{ $value }“ nicht möglich, sondern nur: { $allowed_list }.
bad-option-only = Die Option „{ $option }“ gibt es nur mit { $other }: { $value_list }.
bad-language = Die Sprache „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
bad-bot = Einen Bot namens „{ $given }“ gibt es nicht. Es gibt: { $known_list }.
bad-bots = { $count } Bots passen nicht zu { $wanted } Plätzen: Nenne einen Bot für alle Plätze oder für jeden Platz einen.
bad-character = Kein Bot der Stufe { $bot } heißt „{ $given }“. Es gibt: { $known_list }.
bad-games = Die Anzahl der Partien muss zwischen 1 und { $most } liegen, nicht bei { $given }.
bad-jobs = Die Anzahl der Prozesse muss zwischen 1 und { $most } liegen, nicht bei { $given }.

## Aktionen

bad-action = „{ $text }“ ist keine Aktion dieses Spiels. Aktionen sind: { $verb_list }.
bad-action-empty = Das ist keine Aktion: Da steht kein Wort.
bad-action-long = Das ist keine Aktion: Sie ist länger als { $limit } Zeichen.
bad-snapshot = Das ist keine Stellung von { $game }.
bad-move-number = Einen Zug Nummer { $given } gibt es nicht: Die Partie hat { $count ->
    [one] erst einen Zug
   *[other] { $count } Züge
}.
why-over = Die Partie ist zu Ende.
why-no-such-seat = Einen Platz { $number } gibt es nicht: Diese Partie hat { $count } Plätze.
why-not-your-turn = Du bist nicht am Zug. Die Partie wartet auf { $seat_list }.
why-other-verb = „{ $action }“ ist jetzt nicht gefragt. Jetzt geht nur: { $verb_list }.
why-not-possible = „{ $action }“ ist jetzt nicht möglich.
why-form-verb = „{ $verb }“ wird hier nicht gewählt.
why-form-more = „{ $text }“ ist zu viel; mehr gehört nicht dazu.
why-form-apart = Auf beiden Seiten dasselbe geht nicht: { $item_list }.
why-slot-empty = Es fehlt noch: { $slot }.
why-slot-word = { $slot }: „{ $given }“ geht hier nicht. Möglich: { $allowed_list }.
why-slot-number = { $slot }: „{ $given }“ ist keine ganze Zahl.
why-slot-item = { $slot }: Von { $item } gibt es nur { $most }.
why-slot-range = { $slot_list }: { $low ->
    [0] höchstens { $high }, nicht { $count }.
   *[other] von { $low } bis { $high }, nicht { $count }.
}
item-times = { $count } × { $item }
nothing = nichts

## Partiedateien

bad-file = Die Datei { $file } lässt sich nicht lesen: { $reason }.
reason-ENOENT = so eine Datei oder einen solchen Ordner gibt es nicht
reason-EACCES = der Zugriff ist nicht erlaubt
reason-EISDIR = es ist ein Ordner
reason-ENOTDIR = ein Teil des Pfades ist kein Ordner
reason-text = es ist kein UTF-8-Text
reason-ENAMETOOLONG = der Name ist zu lang
reason-ENOSPC = der Datenträger ist voll
reason-EEXIST = es gibt dort schon etwas anderes mit diesem Namen
reason-EROFS = dort lässt sich nichts schreiben
match-foreign = Zeile { $line }: Das ist keine Partiedatei von Dvergar.
match-too-long = Zeile { $line }: Die Datei ist zu lang für eine Partie.
match-not-text = Zeile { $line }: Die Datei ist beschädigt, hier steht kein Text.
match-no-moves = Zeile { $line }: Die Datei ist abgeschnitten, die Zeile „moves“ fehlt.
match-bad-header = Zeile { $line }: „{ $given }“ gehört nicht in den Kopf einer Partie.
match-missing = Zeile { $line }: Im Kopf fehlt „{ $field }“.
match-no-number = Zeile { $line }: „{ $field }“ muss eine ganze Zahl sein, nicht „{ $given }“.
match-bad-value = Zeile { $line }: { $why }
match-other-rules = Zeile { $line }: Die Partie wurde nach Regelversion { $given } gespielt, hier gilt Version { $ours }.
match-other-data = Zeile { $line }: Die Partie wurde mit anderen Spielwerten gespielt (Daten { $given }, hier { $ours }).
match-no-seat = Zeile { $line }: „{ $given }“ beginnt nicht mit der Nummer eines Platzes.
match-bad-move = Zeile { $line }: Der Zug „{ $given }“ ist nicht möglich: { $why }
match-cut-off = Zeile { $line }: Die Datei ist abgeschnitten, sie schließt nicht mit „end“.
match-wrong-count = Zeile { $line }: Als Anzahl der Züge nennt die Datei { $given }, es sind aber { $count }.
match-wrong-seal = Zeile { $line }: Die Datei wurde verändert oder beschädigt, ihr Siegel passt nicht.

## Datendateien

bad-data = { $file }, Datensatz { $record }, Feld { $field }: { $why }
bad-data-file = { $file } lässt sich nicht lesen: { $reason }.
bad-data-syntax = { $file } ist kein TOML: Zeile { $line }, Spalte { $column }.
bad-data-folder = Den Ordner { $folder } gibt es nicht.
bad-data-unknown-file = { $file } berichtigt nichts: Das Spiel hat nur { $known_list }.
data-type = erwartet: { $type_list }; gefunden: { $type }.
data-length = erwartet: { $count } Einträge; gefunden: { $given }.
data-choice = „{ $given }“ gehört nicht zu den Werten, die hier möglich sind.
type-int = eine ganze Zahl
type-str = ein Text
type-array = eine Liste
type-bool = true oder false
type-object = ein Datensatz
type-float = eine Zahl
type-null = nichts
data-unknown-field = Dieses Feld gibt es nicht.
data-missing-field = Dieses Feld fehlt.
data-other = Dieser Wert ist hier nicht möglich.
data-no-records = Erwartet werden Datensätze [[{ $kind }]].
data-no-id = Erwartet wird ein Text.
data-id-twice = Der Eintrag steht zweimal da.
data-no-such-record = Einen solchen Datensatz gibt es nicht, hier ist nichts zu berichtigen.
data-source = Erwartet wird „rulebook“, „public: NAME“ oder „reconstructed“.
data-no-source = Für dieses Feld fehlt die Herkunft.
data-range = Erwartet wird eine Zahl von { $low } bis { $high }.

## Installation

missing-extra = Dafür fehlen noch Pakete; gib ein: { $command }
