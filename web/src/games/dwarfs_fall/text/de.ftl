# Die Wörter des Tischs von Dwar7s Fall auf der Seite.

## Das Reich

map-title = Das Reich
map-count = { $count ->
    [0] Das Reich, noch ohne Karte
    [one] Das Reich, eine Karte
   *[other] Das Reich, { $count } Karten
}
map-at = Platz { $cell }
map-empty = Leerer Platz { $cell }
map-castle = Burg von { $seat }
map-side-0 = Norden
map-side-1 = Osten
map-side-2 = Süden
map-side-3 = Westen
map-walls = Mauern: { $sides }
map-kingdom = Königreich von { $seat_list }: { $points } Punkte, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
map-no-kingdom = In keinem Königreich.
map-worth = Diese Karte zählt { $points }.
map-task-gem = { $needed } Zwerge einer Farbe bringen heim: { $gem } × { $count }.
map-task-ogre = { $needed } Zwerge einer Farbe werben einen Oger an.
map-task-trade = { $needed } Zwerge einer Farbe tauschen Edelsteine gegen ein Ziel.
map-task-dig = { $needed } Zwerge einer Farbe graben eine verdeckte Karte aus.
map-task-slay = { $needed } Zwerge einer Farbe besiegen das Monster.
map-stands = { $seat }: { $count ->
    [one] 1 Zwerg
   *[other] { $count } Zwerge
}
map-free = { $count ->
    [0] kein Feld frei
    [one] 1 Feld frei
   *[other] { $count } Felder frei
}
map-stack = Hier liegen { $count } Karten übereinander.
map-dragon = Ein Drache im selben Königreich bewacht die Mine: Sie bringt nichts ein.
map-giant = Ein Frostriese im selben Königreich nimmt die Extra-Aktion der Burg.
map-no-dig = Ein Monster im selben Königreich verhindert jedes Graben von hier aus.
map-no-gems = Davon ist nichts mehr übrig: { $gem }.
map-no-ogres = Es ist kein Oger mehr anzuwerben.
map-no-trade = Du kannst kein offenes Ziel bezahlen.
map-held-up = Fremde Zwerge stehen auf den Feldern, die du bräuchtest.
map-done = Ihre Aufgabe ist in diesem Zug erledigt.
map-ready = Du hast hier genug Zwerge.
map-missing = { $count ->
    [one] Dir fehlt hier noch ein Zwerg.
   *[other] Dir fehlen hier noch { $count } Zwerge.
}
map-do-play = Karte hier anlegen: { $kind }
map-do-cover = Karte darauflegen: { $kind }
map-do-place = Zwerg hierher setzen
map-do-move = Zwerg hierher ziehen
map-do-panic = Zwerg hierher jagen
map-do-upkeep = Alle Zwerge von hier heimschicken
map-do-resolve = Diese Aufgabe als Nächstes
map-do-dig = Hier graben
map-dwarf = Zwerg von { $seat } auf { $cell } ({ $kind })
map-fan = Die { $count } Karten des Stapels auf { $cell } zeigen
map-on-top = zuoberst
map-covered = { $number ->
    [one] darunter
   *[other] { $number } tiefer
}
map-overview = Das ganze Reich im Kleinen
map-lit-places = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
map-lit-cards = { $count ->
    [one] 1 Karte möglich
   *[other] { $count } Karten möglich
}
map-look = Umsehen
map-zoom-in = Näher
map-zoom-out = Weiter weg
map-fit = Alles zeigen
map-own-castle = Meine Burg
map-turn = drehen
map-turn-on = Im Uhrzeigersinn drehen
map-turn-back = Gegen den Uhrzeigersinn drehen
